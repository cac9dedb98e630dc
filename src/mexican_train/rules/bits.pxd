# C code for bits.py, written into the modules that cimport it.
cdef extern from *:
    int __builtin_popcount(unsigned int) noexcept nogil
    int __builtin_ctz(unsigned int) noexcept nogil

cdef inline int bit_count(unsigned int n) noexcept nogil:
    return __builtin_popcount(n)

cdef inline int first_bit(unsigned int n) noexcept nogil:
    return __builtin_ctz(n)
