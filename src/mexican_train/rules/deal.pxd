# C types for deal.py.
cimport cython
from .rng cimport Rng
from .round cimport Round
from .state cimport Terms

cpdef int descending(int max_pip, int number) noexcept
@cython.locals(seat=int, i=int)
cpdef void deal_at_random(Round round, int size, int number, unsigned int used, Rng rng) noexcept
@cython.locals(i=int)
cpdef list dealt_order(Round round)
@cython.locals(max_pip=int, low=int, high=int, n=int)
cdef void fill(Round round, int aside) noexcept
@cython.locals(bones=cython.p_ushort, i=int, j=int, tile=cython.ushort)
cdef void shuffle(Round round, Rng rng) noexcept
@cython.locals(terms=Terms, starter=int, laid_by=int, holder=int)
cpdef void begin(Round round, int number, unsigned int used) noexcept
@cython.locals(every=cython.uint, left=cython.uint)
cdef unsigned int engines_left(Round round, unsigned int used) noexcept
@cython.locals(pip=int, seat=int)
cdef int highest_double(Round round, unsigned int among) noexcept
@cython.locals(holder=int, tile=int, pip=int)
cdef int lay_engine(Round round, int seat, unsigned int among) noexcept
