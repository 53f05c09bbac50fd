"""What lies in the box and never changes.

Reading order: `lattice` (points with six neighbours), `box` (planets and craft), `sky` (the chart they are laid on).
"""
