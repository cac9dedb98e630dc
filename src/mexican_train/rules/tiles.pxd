# The sizes in tiles.py once more: what C code is compiled with cannot be computed when it runs.
cdef enum:
    PIPS = 19
    TILES = 190
    MAX_PLAYERS = 8
    MEXICAN = 8
    TRAINS = 9
