"""Exact probabilities of every hidden wire from what one seat knows (BOM-90): knowledge → puzzle → kernel → belief."""
