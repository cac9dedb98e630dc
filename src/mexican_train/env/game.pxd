# C types for game.py.
cimport cython
from ..rules.bits cimport first_bit
from ..rules.rng cimport Rng
from ..rules.round cimport Round
from ..rules.deal cimport deal_at_random, still_used
from ..rules.tiles cimport MAX_PLAYERS, MEXICAN, TRAINS

cdef int CATCH_CODE, DRAW_CODE, KNOCK_CODE, PASS_CODE, STOP_CODE
cdef int CATCH, DRAW, KNOCK, PASS, PLAYS, SILENT, STOP
cdef int NOTHING, TURN, KNOCKING, CATCHING, RUNNING, ROUND_ENDED, MATCH_ENDED

@cython.final
cdef class Game:
    cdef readonly object header
    cdef bytes key
    cdef readonly bint by_match, skip_forced
    cdef readonly Round round
    cdef readonly int players, number, last, seat, kind, ended, deals
    cdef list _totals, _rewards, _past
    cdef Rng rng
    cdef int size, slipped, caller
    cdef readonly unsigned int used
    cdef bint knock_asked, recalled

    cdef void clear(self)
    cpdef begin(self)
    @cython.locals(other=Game)
    cpdef Game copy(self)
    cdef tuple numbers(self)
    @cython.locals(players=int, deals=int, number=int, used=cython.uint, seat=int, kind=int,
                   slipped=int, caller=int, knock_asked=int, ended=int, recalled=int)
    cdef resume(self, Round round, tuple numbers, list totals, list rewards, list past)
    cdef next_round(self)
    cdef begun(self)
    @cython.locals(seat=int)
    cdef finish_round(self)
    @cython.locals(code=int)
    cdef settle(self)
    @cython.locals(round=Round)
    cdef void find_decision(self) noexcept
    @cython.locals(round=Round, stop=bint, plays=int, trains=cython.uint, train=int)
    cdef int only_code(self) noexcept
    @cython.locals(round=Round, place=int, pip=int, train=int)
    cpdef bint is_open(self, int action) noexcept
    cpdef step(self, int action)
    @cython.locals(seat=int)
    cpdef forget_rewards(self)
    @cython.locals(round=Round, seat=int, before=cython.uint, left=int, tile=int, marked=int,
                   drawn=int, fresh=cython.uint)
    cdef apply(self, int code)
    cdef int train_at(self, int place) noexcept
    cdef int place_of(self, int train) noexcept
    @cython.locals(place=int)
    cdef int code_at(self, int action) noexcept


cpdef int tile_number(int one, int other) noexcept
cpdef int noted(int seat, int code, int tile, int marked, int drawn) noexcept
@cython.locals(game=Game)
cpdef Game resumed(tuple how, Round round, tuple numbers, list totals, list rewards, list past)
