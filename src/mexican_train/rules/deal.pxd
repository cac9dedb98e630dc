# C types for deal.py.
cimport cython
from .rng cimport Rng
from .round cimport Round
from .state cimport Terms
from .tiles cimport PIPS

cpdef int descending(int max_pip, int number) except -1
@cython.locals(max_pip=int, tiles=int, seat=int, i=int)
cpdef void deal_at_random(Round round, int size, int number, unsigned int used, Rng rng) except *
@cython.locals(i=int)
cpdef list dealt_order(Round round)
@cython.locals(max_pip=int, low=int, high=int, n=int)
cdef void _fill(Round round, int aside) noexcept
@cython.locals(bones=cython.p_ushort, i=int, j=int, tile=cython.ushort)
cdef void _shuffle(Round round, Rng rng) noexcept
@cython.locals(terms=Terms, starter=int, laid_by=int, holder=int)
cdef int _begin(Round round, int number, unsigned int used) except -1
@cython.locals(every=cython.uint, left=cython.uint)
cpdef unsigned int engines_left(Round round, unsigned int used) noexcept
cpdef unsigned int still_used(Terms terms, unsigned int used) noexcept
cdef unsigned int _all_doubles(Terms terms) noexcept
@cython.locals(pip=int, seat=int)
cdef int _highest_double(Round round, unsigned int among) noexcept
@cython.locals(holder=int, tile=int, pip=int)
cdef int _lay_engine(Round round, int seat, unsigned int among) except -1
