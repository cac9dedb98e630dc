# C types for inference.py.
cimport cython
from ..rules.bits cimport first_bit
from ..rules.rng cimport Rng
from ..rules.round cimport Round

cdef int ROW, BONEYARD, STAYS, PLACES, MOST_SHOWS, SETTLING
cdef unsigned int ANYTHING

@cython.final
cdef class Inference:
    cdef int owner[190]
    cdef int came[190]
    cdef int tile[190]
    cdef int gone[190]
    cdef int show_seat[1024]
    cdef int show_time[1024]
    cdef unsigned int show_ends[1024]
    cdef bint show_spares[1024]
    cdef Rng rng
    cdef readonly list choices
    cdef readonly Round table
    cdef readonly int places, shows, clashes
    cdef unsigned int hidden, undealt

    @cython.locals(i=int)
    cdef void come(self, int seat, int time, int count) noexcept
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
    cpdef show(self, Round ghost, object deed, int time)

@cython.locals(ghost=Round, seat=int, pip=int)
cpdef Round ghost_at_start(object view)
@cython.locals(base=int, code=int, pip=int, end=int)
cpdef follow(Round ghost, object action, bint marked, bint goes_on)
cpdef bint plays_series(Round ghost, int train) noexcept
@cython.locals(ends=cython.uint)
cpdef unsigned int ends_of(Round round, unsigned int trains) noexcept
