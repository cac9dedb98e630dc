# C types for belief.py.
cimport cython
from libc.math cimport log
from ..rules.rng cimport Rng
from ..rules.round cimport Round
from ..rules.tiles cimport MAX_PLAYERS, PIPS, TILES
from .inference cimport BONEYARD, Inference
from .planner cimport Planner

cdef int MIXING
cdef double TEMPERATURE

@cython.final
cdef class Belief:
    cdef int seat[TILES]
    cdef int time[TILES]
    cdef int code[TILES]
    cdef double explained[MAX_PLAYERS + 1]
    cdef Rng rng
    cdef readonly Inference deals
    cdef list moments
    cdef int choices
    cdef double temperature
    cdef Planner planner
    cdef readonly int steps, accepted

    cpdef Round next_deal(self, int swaps)
    @cython.locals(i=int)
    cpdef void walk(self, int swaps) noexcept
    @cython.locals(deals=Inference, one=int, other=int, here=int, there=int, least=cython.double,
                   now_here=cython.double, now_there=cython.double)
    cdef void step(self) noexcept
    @cython.locals(total=cython.double, i=int, moment=Round)
    cdef double explain(self, int seat, double least) noexcept
    @cython.locals(deals=Inference, base=int, pip=int, place=int, low=int, high=int)
    cdef Round hold(self, Round moment, int seat, int time)
