# C types for planner.py.
cimport cython
from ..rules.bits cimport first_bit
from ..rules.round cimport Round
from ..rules.state cimport Terms
from ..rules.tiles cimport PIPS, TRAINS
from .solver cimport Solver
from libc.math cimport exp, log

cdef int STOP_CODE
cdef double NEVER, SLIP

@cython.final
cdef class Planner:
    cdef unsigned int hand[PIPS]
    cdef unsigned int extras[PIPS]
    cdef int codes[TRAINS * PIPS]
    cdef double costs[TRAINS * PIPS]
    cdef double horizon, horizon_tiles, extra, extra_step, delay, tile, marker, bare_double
    cdef double left_open, turns
    cdef Terms terms
    cdef Solver solver

    @cython.locals(count=int, best=int, i=int, cost=cython.double)
    cpdef int code(self, Round round) noexcept
    @cython.locals(count=int, i=int, chosen=cython.double, total=cython.double, gap=cython.double)
    cdef double log_chance(self, Round round, int code, double temperature) noexcept
    @cython.locals(count=int, rest=cython.uint, row=cython.uint, train=int, pip=int)
    cdef int weigh(self, Round round) noexcept
    @cython.locals(seat=int, pip=int, shortest=int, other=int)
    cdef void look(self, Round round) noexcept
    cdef void remove(self, int one, int other) noexcept
    cdef void put_back(self, int one, int other) noexcept
    @cython.locals(seat=int, end=int, own=int, marked=bint, cost=cython.double)
    cdef double play_cost(self, Round round, int train, int pip) noexcept
    @cython.locals(seat=int, least=cython.double, cost=cython.double, row=cython.uint, other=int,
                   on_own=bint, marks=bint)
    cdef double double_cost(self, Round round, int train, int pip, int own, bint marked) noexcept
    @cython.locals(cost=cython.double)
    cdef double follow_cost(self, int one, int other, int own, bint marked) noexcept
    @cython.locals(seat=int, rest=cython.uint, place=int, end=int, row=cython.uint, other=int,
                   on_own=bint, cost=cython.double)
    cdef double elsewhere_cost(self, Round round, int train, int own, bint marked,
                               double least) noexcept
    @cython.locals(terms=Terms, length=int, turns=cython.double, count=int, low=int, end=int,
                   row=cython.uint, cost=cython.double, wait=cython.double, late=cython.double,
                   place=int, pip=int, value=int)
    cdef double hand_cost(self, int own, bint marked) noexcept

@cython.locals(actions=int)
cpdef int play_on(Round round, int me, Planner mine, Planner others, int most) noexcept
