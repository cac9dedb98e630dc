# C types for arrays.py. Arrays come through the buffer protocol: nothing here is compiled with NumPy.
cimport cython
from ..rules.bits cimport first_bit
from ..rules.round cimport Round
from ..rules.tiles cimport MAX_PLAYERS, MEXICAN, PIPS, TRAINS
from .game cimport Game, tile_number

cdef int CATCH_CODE, DRAW_CODE, KNOCK_CODE, STOP_CODE
cdef int CATCH, DRAW, KNOCK, PASS, PLAYS, SILENT, STOP
cdef int CATCHING, KNOCKING, MATCH_ENDED, TURN
cdef int TRAIN_FACTS, SEAT_FACTS, STATE_FACTS, MOST_PAST, PAST_FACTS
cdef double TILES_UNIT, POINTS_UNIT, ROUNDS_UNIT


@cython.final
cdef class Encoder:
    cdef int ends[TRAINS]
    cdef readonly object rules
    cdef readonly dict blocks
    cdef readonly int pips, tiles, players, past, actions, size
    cdef int at_hand, at_table, at_ends, at_trains, at_seats
    cdef int at_engine, at_follow_up, at_state, at_others

    cdef int place(self, int train, int seat) noexcept
    @cython.locals(i=int, other=int, at=int)
    cdef void write(self, Game game, int seat, float[:, ::1] out, int row) noexcept
    @cython.locals(low=int, held=cython.uint)
    cdef void write_hand(self, Round round, int seat, float[:, ::1] out, int row, int at) noexcept
    @cython.locals(train=int, pip=int, i=int)
    cdef void write_table(self, Round round, float[:, ::1] out, int row) noexcept
    @cython.locals(binding=cython.uint, train=int, place=int, at=int)
    cdef void write_trains(self, Round round, int seat, float[:, ::1] out, int row) noexcept
    @cython.locals(round=Round, totals=list, other=int, at=int, points=cython.double)
    cdef void write_seats(self, Game game, int seat, float[:, ::1] out, int row) noexcept
    @cython.locals(round=Round, at=int)
    cdef void write_state(self, Game game, int seat, float[:, ::1] out, int row) noexcept
    @cython.locals(i=int)
    cdef void write_mask(self, Game game, int seat, signed char[:, ::1] out, int row) noexcept
    @cython.locals(found=bint, trains=cython.uint, train=int, at=int, fits=cython.uint)
    cdef void write_turn(self, Round round, signed char[:, ::1] out, int row) noexcept
    @cython.locals(past=list, count=int, i=int, j=int, each=int)
    cdef void write_past(self, Game game, int seat, short[:, :, ::1] out, int row) noexcept
    cdef int number_of(self, int code, int seat) noexcept


@cython.locals(count=int, row=int, who=int, game=Game)
cpdef observe(Encoder encoder, list games, int seat, float[:, ::1] observations,
              signed char[:, ::1] masks, short[:, :, ::1] past)
@cython.locals(count=int, row=int, seat=int, state=int, action=cython.longlong, game=Game)
cpdef step(list games, long long[::1] actions, float[:, ::1] rewards, signed char[::1] ended,
           signed char[::1] seats)
