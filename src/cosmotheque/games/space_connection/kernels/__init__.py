"""The inner loops, compiled by Numba where it is installed. Imported only by those who think about hidden skies."""
