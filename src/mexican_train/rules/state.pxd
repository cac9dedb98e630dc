# C types for state.py.
cimport cython
from .bits cimport first_bit

cdef int ROW, TRAINS, TILES


@cython.final
cdef class Terms:
    cdef readonly int max_pip, first_rule, penalty_tiles
    cdef int values[361]
    cdef readonly bint descending, unused_only, start_any_time, marks_unplayable
    cdef readonly bint on_double, double_first, must_close, own_double_pass_marks, penalty, fast


cdef class State:
    cdef unsigned int rows[152]
    cdef unsigned short bones[190]
    cdef unsigned short line[190]
    cdef unsigned char counts[8]
    cdef unsigned char ends[9]
    cdef unsigned char lengths[9]
    cdef unsigned char seen[19]
    cdef readonly Terms terms
    cdef readonly object rules
    cdef public int players, bone_next, bone_end, laid, engine, engine_player, first, turn
    cdef public unsigned int markers, doubles, had_turn, catchable
    cdef public int follow_up, may_knock, out
    cdef public bint drawn, series, laid_this_turn, over, blocked

    @cython.locals(i=int)
    cpdef void clear(self) noexcept
    cpdef void copy_to(self, State other) noexcept
    cpdef void give(self, int seat, int low, int high) noexcept
    cpdef void take(self, int seat, int low, int high) noexcept
    cpdef void count_hidden(self, int seat, int count) noexcept
    cpdef void give_hidden(self, int seat, int low, int high) noexcept
    cpdef void bury(self, int low, int high) noexcept
    @cython.locals(train=int)
    cpdef void set_engine(self, int pip) noexcept
    @cython.locals(end=int)
    cpdef void lay(self, int train, int pip) noexcept
    @cython.locals(tile=int, low=int, high=int)
    cpdef int draw_tile(self, int seat) noexcept
    @cython.locals(low=int, row=cython.uint)
    cpdef list hand(self, int seat)
    @cython.locals(total=int, low=int, row=cython.uint)
    cpdef int points(self, int seat) noexcept
    cpdef int hand_count(self, int seat) noexcept
    cpdef bint holds(self, int seat, int low, int high) noexcept
    cpdef int end_of(self, int train) noexcept
    cpdef int length_of(self, int train) noexcept
