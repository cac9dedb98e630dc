# C types for view.py.
cimport cython
from .round cimport Round
from .tiles cimport MEXICAN

cdef tuple MEMBERS

@cython.final
cdef class View:
    cdef Round _table
    cdef dict _told
    cdef object _seat, _header, _number, _calls, _legal, _hands, _lying, _history, _scores
    cdef int _actions, _rounds

cpdef View view_of(Round round, object seat, object header, object number=*, object history=*,
                   object scores=*)
@cython.locals(view=View)
cpdef View seen_again(Round table, object seat, object header, object number, object calls,
                      object history, object scores)
