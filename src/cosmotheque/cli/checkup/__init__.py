"""An installation looked over, for `cosmotheque doctor`: each file has what there is to see of one subject.

Reading order: `sentences`, `asking`, `finding`, `machine`, `database`, `keys`, `copies`, `network`, `proxy`.
"""
