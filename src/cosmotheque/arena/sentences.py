"""Sentences about a cluster that cannot play, in both languages."""

from cosmotheque.core.text import Text

NO_DASK = Text(
    fr="Un cluster demande {0}, qui vient avec : pip install 'cosmotheque[cluster]'.",
    en="A cluster needs {0}, which comes with: pip install 'cosmotheque[cluster]'.",
)
NO_SCHEDULER = Text(fr="Aucun ordonnanceur Dask ne répond à {0} : {1}.", en="No Dask scheduler answers at {0}: {1}.")
SCHEDULER_LOST = Text(
    fr="L’ordonnanceur Dask à {0} a disparu ou a tout annulé.",
    en="The Dask scheduler at {0} has gone, or has cancelled everything.",
)
NO_WORKERS = Text(
    fr="L’ordonnanceur Dask à {0} n’a plus de worker, et aucune partie n’a fini depuis {1} secondes.",
    en="The Dask scheduler at {0} has no worker, and for {1} seconds no game has ended.",
)
WORKERS_KILLED = Text(
    fr="Plusieurs workers sont morts pendant la même partie : {0}.", en="Several workers died of the same game: {0}."
)
NOT_THERE = Text(
    fr="Un worker n’a pas Cosmothèque, ou pas la même version ; {0}.",
    en="A worker does not have Cosmothèque, or not the same version; {0}.",
)
OTHER_EDITION = Text(
    fr="{0} joue à {1} avec un autre code que cette machine ; installez-y le même et relancez ses workers.",
    en="{0} plays {1} by other code than this machine; install the same there and start its workers anew.",
)
