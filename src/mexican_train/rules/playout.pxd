# C types for playout.py.
cimport cython
from .rng cimport Rng
from .round cimport Round
from .bits cimport bit_count, first_bit
from .tiles cimport MAX_PLAYERS

cdef int STOP_CODE, KNOCK_CODE, CATCH_CODE

@cython.locals(trains=cython.uint, rest=cython.uint, row=cython.uint, total=int, k=int, train=int, here=int)
cdef int _random_code(Round round, Rng rng) noexcept
cdef int _random_knock(Round round, Rng rng) noexcept
@cython.locals(seat=int)
cdef int _random_catch(Round round, Rng rng, int caught) noexcept
@cython.locals(made=int, fresh=cython.uint, code=int)
cdef int _random_calls(Round round, Rng rng, unsigned int asked, list log) except -1
@cython.locals(actions=int, calls=bint, asked=cython.uint, code=int)
cpdef int playout(Round round, Rng rng, list log=*, int most=*) except -1
