"""One machine, all its cores: several nodes behind one port, as processes of one parent.

Reading order: `routing` (which node a connection is for), `handing` (how it gets there), `parent` (starts the nodes,
watches over them, and hands on), `child` (a node that is handed its connections). A node that has the port to itself
is `alone`; `welcoming` is what both have in common.
"""
