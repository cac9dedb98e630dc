# C types for round.py: the same lines, compiled. Nothing here decides a rule.
cimport cython
from .bits cimport bit_count, first_bit
from .state cimport State, Terms

cdef int ROW, MEX, DRAW, PASS, STOP, KNOCK, CATCH


@cython.final
cdef class Round(State):
    @cython.locals(other=Round)
    cpdef Round copy(self)

    @cython.locals(bound=cython.uint, rest=cython.uint, train=int)
    cpdef unsigned int binding(self) noexcept
    @cython.locals(mask=cython.uint)
    cpdef unsigned int regular(self) noexcept
    @cython.locals(own=cython.uint, bound=cython.uint)
    cpdef unsigned int open_trains(self) noexcept
    cpdef bint bars_doubles(self) noexcept
    @cython.locals(end=int, row=cython.uint)
    cpdef unsigned int fitting(self, int train) noexcept
    @cython.locals(total=int, rest=cython.uint)
    cpdef int count_plays(self) noexcept
    cpdef int no_play(self) noexcept
    @cython.locals(rest=cython.uint, row=cython.uint, train=int)
    cpdef list codes(self)

    cpdef void apply(self, int code) noexcept
    @cython.locals(terms=Terms, seat=int, base=int, end=int)
    cpdef void play(self, int train, int pip) noexcept
    @cython.locals(seat=int)
    cpdef void end_turn(self) noexcept
    @cython.locals(trains=cython.uint, end=int, seat=int)
    cpdef bint stuck(self) noexcept
    cpdef void move_windows(self) noexcept
    @cython.locals(caught=int, i=int)
    cpdef void call(self, int code) noexcept
