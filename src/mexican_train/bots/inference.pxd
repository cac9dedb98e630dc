# C types for inference.py.
cimport cython
from ..rules.bits cimport first_bit
from ..rules.rng cimport Rng
from ..rules.round cimport Round
from ..rules.tiles cimport MAX_PLAYERS, PIPS, TILES

cdef enum:
    BONEYARD = MAX_PLAYERS
    MOST_SHOWS = 1024

cdef int STAYS, SETTLING
cdef unsigned int ANYTHING

@cython.final
cdef class Inference:
    cdef int owner[TILES]
    cdef int came[TILES]
    cdef int tile[TILES]
    cdef int gone[TILES]
    cdef int show_seat[MOST_SHOWS]
    cdef int show_time[MOST_SHOWS]
    cdef unsigned int show_ends[MOST_SHOWS]
    cdef bint show_spares[MOST_SHOWS]
    cdef Rng rng
    cdef readonly list choices
    cdef readonly Round table
    cdef readonly int places, shows, clashes
    cdef unsigned int hidden, undealt

    @cython.locals(i=int)
    cdef void come(self, int seat, int time, int count) except *
    cdef void note(self, int seat, int time, unsigned int ends, bint spares_doubles) noexcept
    @cython.locals(found=int, place=int)
    cdef void put(self, int seat, int tile, int gone) noexcept
    @cython.locals(seat=int, came=int, low=int, high=int, found=int, pips=cython.uint, i=int)
    cdef int clash(self, int place, int tile, int gone) noexcept
    @cython.locals(one=int, other=int)
    cdef void swap_some(self) noexcept
    @cython.locals(found=int)
    cdef int clash_of(self, int one, int other) noexcept
    @cython.locals(after=int)
    cdef bint may_swap(self, int one, int other) noexcept
    @cython.locals(tile=int, gone=int, unsettled=bint)
    cdef void swap(self, int one, int other) noexcept
    @cython.locals(round=Round, place=int, tile=int, i=int, j=int)
    cpdef Round deal(self)
    cdef show(self, Round ghost, object past, int time)

@cython.locals(ghost=Round, seat=int, pip=int)
cdef Round ghost_at_start(object view)
@cython.locals(base=int, code=int, pip=int, end=int)
cdef follow(Round ghost, object action, bint marked, bint goes_on)
@cython.locals(ends=cython.uint)
cdef unsigned int ends_of(Round round, unsigned int trains) noexcept
