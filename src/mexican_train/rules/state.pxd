# C types for state.py.
cimport cython
from .bits cimport first_bit
from .tiles cimport MAX_PLAYERS, MEXICAN, PIPS, TILES, TRAINS


@cython.final
cdef class Terms:
    cdef readonly int max_pip, penalty_tiles
    cdef int values[PIPS * PIPS]
    cdef readonly bint first_lays_engine, first_sits_left, first_holds_highest
    cdef readonly bint descending, unused_only, start_any_time, marks_unplayable
    cdef readonly bint on_double, double_first, must_close, own_double_pass_marks, penalty, fast


cdef class State:
    cdef unsigned int rows[MAX_PLAYERS * PIPS]
    cdef unsigned short bones[TILES]
    cdef unsigned short line[TILES]
    cdef unsigned char counts[MAX_PLAYERS]
    cdef unsigned char ends[TRAINS]
    cdef unsigned char lengths[TRAINS]
    cdef unsigned char seen[PIPS]
    cdef readonly Terms terms
    cdef readonly object rules
    cdef readonly int players, bone_next, bone_end, laid, engine, engine_player, first, turn
    cdef readonly unsigned int markers, doubles, had_turn, catchable
    cdef readonly int follow_up, may_knock, out
    cdef readonly bint drawn, series, laid_this_turn, over, blocked

    @cython.locals(i=int)
    cpdef void clear(self) noexcept
    cdef void _copy_to(self, State other) noexcept
    cdef void _show_to(self, State other) noexcept
    @cython.locals(pip=int)
    cdef void _show_hand_to(self, State other, int seat) noexcept

    cpdef void give(self, int seat, int low, int high) except *
    cpdef void take(self, int seat, int low, int high) except *
    cpdef void count_hidden(self, int seat, int count) except *
    cpdef void give_hidden(self, int seat, int low, int high) except *
    cpdef void bury(self, int low, int high) except *
    cpdef void set_engine(self, int pip) except *
    cpdef void lay(self, int train, int pip) except *

    cdef int _check_seat(self, int seat) except -1
    cdef int _check_train(self, int train) except -1
    @cython.locals(most=int)
    cdef int _check_tile(self, int low, int high) except -1
    @cython.locals(total=int, seat=int)
    cdef int _check_room(self, int more) except -1
    cdef void _put_into_hand(self, int seat, int low, int high) noexcept
    @cython.locals(train=int)
    cdef void _set_engine(self, int pip) noexcept
    @cython.locals(end=int)
    cdef void _lay(self, int train, int pip) noexcept
    @cython.locals(tile=int)
    cdef int _draw_tile(self, int seat) noexcept

    @cython.locals(low=int, row=cython.uint)
    cpdef list hand_of(self, int seat)
    @cython.locals(total=int, low=int, row=cython.uint)
    cpdef int points(self, int seat) except -1
    cpdef int hand_count(self, int seat) except -1
    @cython.locals(most=int)
    cpdef bint holds(self, int seat, int low, int high) except -1
    cpdef int end_of(self, int train) except -1
    cpdef int length_of(self, int train) except -1
    cdef void _set_switch(self, str name, bint value)
    cdef tuple _bounds(self, str name)
    @cython.locals(found=list, ends=list, i=int, train=int, outer=int)
    cdef list _trains(self)
