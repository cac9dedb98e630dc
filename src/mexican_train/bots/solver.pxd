# C types for solver.py. Other compiled code calls configure, solve_rows and solve_any.
cimport cython
from ..rules.bits cimport first_bit
from ..rules.tiles cimport PIPS, TILES

@cython.final
cdef class Solver:
    cdef unsigned int hand[PIPS]
    cdef unsigned int rows[PIPS]
    cdef unsigned int kept[PIPS]
    cdef unsigned int best_rows[PIPS]
    cdef int free[PIPS]
    cdef int end_cost[PIPS]
    cdef int double_cost[PIPS]
    cdef int least_cost[PIPS]
    cdef int doubles[PIPS]
    cdef int path[TILES]
    cdef int walk[TILES]
    cdef int best_train[TILES]
    cdef unsigned int best_doubles
    cdef int start, tile_weight, point_weight, hand_score, best_score
    cdef readonly int best_start, best_length, best_points
    cdef readonly bint exact
    cdef bint completed
    cdef long long max_steps, limit
    cdef readonly long long steps

    @cython.locals(pip=int, value=int)
    cpdef void configure(self, bint by_points, int blank, int double_blank,
                         bint completed, long long max_steps) noexcept

    cdef int solve_rows(self, unsigned int* rows, int start) noexcept nogil

    @cython.locals(pip=int, ways=int, score=int, ends=cython.uint, reach=cython.uint,
                   wrong=cython.uint)
    cdef int solve_any(self, unsigned int* rows, unsigned int starts) noexcept nogil

    @cython.locals(reach=cython.uint, todo=cython.uint, fresh=cython.uint)
    cdef unsigned int _reach(self) noexcept nogil

    @cython.locals(rows=cython.p_uint, kept=cython.p_uint, free=cython.p_int,
                   end_cost=cython.p_int, loss=int, largest=int, dearest=int, pip=int,
                   fewest=int, here=int, other=int, cost=int, left=int, end_first=bint,
                   todo=cython.uint, bit=cython.uint, ends=cython.uint, pip_bit=cython.uint,
                   untried=cython.uint, still=cython.uint)
    cdef void _search(self, unsigned int reach, unsigned int wrong, int end,
                      int score) noexcept nogil

    @cython.locals(row=cython.uint, pip=int)
    cdef void _note(self, unsigned int reach, int score, int end) noexcept nogil

    @cython.locals(rows=cython.p_uint, path=cython.p_int, walk=cython.p_int, depth=int,
                   first=int, here=int, other=int, length=int, place=int)
    cdef void _lay_best(self) noexcept nogil
