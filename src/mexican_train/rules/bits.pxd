# C code for bits.py, written into the modules that cimport it.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int mexican_train_bit_count(unsigned int n) {
        n = n - ((n >> 1) & 0x55555555u);
        n = (n & 0x33333333u) + ((n >> 2) & 0x33333333u);
        return (int)((((n + (n >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    static __inline int mexican_train_first_bit(unsigned int n) {
        unsigned long place;
        _BitScanForward(&place, n);
        return (int)place;
    }
    #else
    #define mexican_train_bit_count __builtin_popcount
    #define mexican_train_first_bit __builtin_ctz
    #endif
    """
    int mexican_train_bit_count(unsigned int) noexcept nogil
    int mexican_train_first_bit(unsigned int) noexcept nogil

cdef inline int bit_count(unsigned int n) noexcept nogil:
    return mexican_train_bit_count(n)

cdef inline int first_bit(unsigned int n) noexcept nogil:
    return mexican_train_first_bit(n)
