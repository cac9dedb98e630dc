# C types for round.py: the same lines, compiled. Nothing here decides a rule.
cimport cython
from .bits cimport bit_count, first_bit
from .state cimport State
from .tiles cimport MAX_PLAYERS, MEXICAN, PIPS, TILES, TRAINS

cdef tuple PLAYS
cdef int DRAW_CODE, PASS_CODE, STOP_CODE, KNOCK_CODE, CATCH_CODE


@cython.final
cdef class Round(State):
    @cython.locals(other=Round)
    cpdef Round copy(self)
    @cython.locals(other=Round, each=int)
    cpdef Round known_to(self, object seat, bint open_hands=*)
    @cython.locals(i=int)
    cdef dict _contents(self)

    @cython.locals(bound=cython.uint, rest=cython.uint, train=int)
    cpdef unsigned int binding(self) noexcept
    @cython.locals(mask=cython.uint)
    cpdef unsigned int regular(self) noexcept
    @cython.locals(own=cython.uint, bound=cython.uint, fits=bint)
    cpdef unsigned int open_trains(self) noexcept
    cpdef bint must_complete(self, bint fits, bint drawn) noexcept
    cpdef bint bars_doubles(self) noexcept
    cdef unsigned int _matching(self, int seat, int train) noexcept
    @cython.locals(row=cython.uint)
    cdef unsigned int _fitting(self, int train) noexcept
    cpdef bint may_stop(self) noexcept
    @cython.locals(total=int, rest=cython.uint)
    cpdef int count_plays(self) noexcept
    cpdef bint can_draw(self) noexcept
    cpdef int no_play(self) noexcept
    @cython.locals(rest=cython.uint, row=cython.uint, train=int)
    cdef list _codes(self)

    cpdef bint is_open(self, int code) noexcept
    @cython.locals(by=int, caught=int)
    cdef bint _may_call(self, int code) noexcept
    cpdef void apply(self, int code) except *
    cdef void _apply(self, int code) noexcept
    @cython.locals(seat=int, base=int, end=int, owed=bint)
    cdef void _play(self, int train, int pip) noexcept
    @cython.locals(seat=int)
    cpdef bint marked_after(self, int train) noexcept
    cpdef bint in_series(self, int train) noexcept
    cpdef bint owes_follow_up(self, int pip) except -1
    @cython.locals(seat=int)
    cdef void _end_turn(self) noexcept
    @cython.locals(trains=cython.uint, train=int, seat=int)
    cpdef bint stuck(self) noexcept
    cdef void _move_windows(self) noexcept
    @cython.locals(caught=int, i=int)
    cdef void _call(self, int code) noexcept

    @cython.locals(train=int, code=int, found=list)
    cdef list _legal(self)
    @cython.locals(code=int, actor=int, first=int)
    cpdef object step(self, object action, object seat=*)
    @cython.locals(code=int)
    cdef int _code_for(self, object action, object seat) except -1
    @cython.locals(train=int, low=int, high=int, end=int)
    cdef int _code_of(self, object action) except? -2
    cdef int _actor(self, int code) noexcept
    @cython.locals(found=list, caught=int)
    cpdef list calls_of(self, int seat)
