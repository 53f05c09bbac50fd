"""The games in the shapes that other people's tools expect: PettingZoo, Gymnasium, OpenSpiel, MCP.

Each file here needs its own library, which comes with the extra of the same name.
"""
