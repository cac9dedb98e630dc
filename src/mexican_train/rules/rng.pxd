# C types for rng.py. The constants must be typed: as Python objects they cost a factor of four.
cimport cython

cdef unsigned int MOST
cdef unsigned long long MULTIPLIER, LOW32, LOW64, GOLDEN, MIX_A, MIX_B

@cython.locals(z=cython.ulonglong)
cpdef unsigned long long mix(unsigned long long seed, unsigned long long index) noexcept

@cython.final
cdef class Rng:
    cdef readonly unsigned long long state

    @cython.locals(z=cython.ulonglong, low=cython.ulonglong, carry=cython.ulonglong)
    cpdef void reseed(self, unsigned long long seed, unsigned long long index) noexcept

    @cython.locals(state=cython.ulonglong, low=cython.ulonglong, carry=cython.ulonglong)
    cpdef int below(self, unsigned int n) except? -1
    cdef void _resume(self, unsigned long long state) noexcept

    cpdef double random(self) noexcept
