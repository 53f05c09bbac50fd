"""The bunker in words: what is said in it, and its sides."""

from cosmotheque.core.text import Text

JOB_NAMES = {
    "key": Text(fr="La clé est à vous. La porte s’ouvre.", en="Key in hand. The door is yours."),
    "guard": Text(fr="Bonne nuit.", en="Sleep well."),
    "lever": Text(fr="Extinction des feux.", en="Lights out."),
    "doctor": Text(fr="Les jaunes ! Les deux ! Maintenant !", en="Yellow! Both! Now!"),
    "seen": Text(fr="On vous a vus !", en="You have been seen!"),
    "stairs": Text(fr="On monte.", en="Up."),
}
SIDE_NAMES = {
    "north": Text(fr="au nord", en="north"),
    "east": Text(fr="à l’est", en="east"),
    "south": Text(fr="au sud", en="south"),
    "west": Text(fr="à l’ouest", en="west"),
}
