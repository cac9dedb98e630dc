"""What happened, as it is told at a table: what the game tells, and what entries mean to people."""

from __future__ import annotations

from collections.abc import Sequence

from ...protocol import events as ev
from ...protocol.view import train_told
from ...rules import events as game
from ...rules.view import events_for
from . import entries as e
from .table import Table
from .views import TEXTS, texts


def events_seen(table: Table, events: Sequence[game.Event], seat: int | None) -> list[ev.GameEvent]:
    """Events of the game as a seat (None: a spectator) may see them."""
    return [game_event(event) for event in seen(table, events, seat)]


def seen(table: Table, events: Sequence[game.Event], seat: int | None) -> list[game.Event]:
    """Events of the game without what a seat (None: a spectator) may not see."""
    return events_for(events, seat, table.match.header) if table.match else []


def who_see_more(table: Table, events: Sequence[game.Event]) -> set[int]:
    """The seats that may see more of some events than a spectator."""
    return game.who_see_more(events, table.match.header.rules.open_hands) if table.match else set()


def game_event(event: game.Event) -> ev.GameEvent:
    """An event of the game as it is told."""
    match event:
        case game.Played(seat, wagon, train):
            return ev.Played(seat=seat, tile=TEXTS[wagon], train=train_told(train))
        case game.Drew(seat, tile):
            return ev.Drew(seat=seat, tile=None if tile is None else TEXTS[tile])
        case game.Passed(seat):
            return ev.Passed(seat=seat)
        case game.Stopped(seat):
            return ev.Stopped(seat=seat)
        case game.MarkerPlaced(seat):
            return ev.MarkerPlaced(seat=seat)
        case game.MarkerTaken(seat):
            return ev.MarkerTaken(seat=seat)
        case game.DoubleOpened(train, pip):
            return ev.DoubleOpened(train=train_told(train), pip=pip)
        case game.DoubleClosed(train, pip):
            return ev.DoubleClosed(train=train_told(train), pip=pip)
        case game.Knocked(seat):
            return ev.Knocked(seat=seat)
        case game.Caught(seat, by, count, tiles):
            drawn = None if tiles is None else texts(tiles)
            return ev.Caught(seat=seat, by=by, count=count, tiles=drawn)
        case game.RoundBegan(number, engine, layer, first):
            return ev.RoundBegan(number=number, engine=engine, engine_player=layer, first=first)
        case game.RoundOver(blocked, winners, points, hands):
            left = [texts(hand) for hand in hands]
            return ev.RoundOver(blocked=blocked, winners=winners, points=points, hands=left)
        case game.MatchOver(winners, totals):
            return ev.MatchOver(winners=winners, totals=totals)


def entry_event(entry: e.AnyEntry) -> ev.TableEvent | None:
    """What an entry means for those at the table: what is for them, and no more."""
    match entry:
        case e.Acted(seat=seat, by=by):
            # What was done is told by the game; only who did it for whom is not.
            return None if by is None else ev.PlayedFor(seat=seat, by=by)
        case e.Closed() | e.Began() | e.Dealt() | e.Made():
            return None  # the round that begins tells it
        case e.TokenRenewed() | e.Summed() | e.LatecomerGone():
            return None  # nobody else's business
        case e.SeatAsked(latecomer=latecomer, name=name):
            return ev.SeatAsked(latecomer=latecomer, name=name)
        case e.SeatPromised(seat=seat, latecomer=latecomer):
            return ev.SeatPromised(seat=seat, latecomer=latecomer)
        case e.SeatWithdrawn(seat=seat):
            return ev.SeatWithdrawn(seat=seat)
        case e.LobbyReopened():
            return ev.LobbyReopened()
        case e.Sat(seat=seat, name=name, colour=colour):
            return ev.Sat(seat=seat, name=name, colour=colour)
        case e.BotSat(seat=seat, name=name, colour=colour, level=level):
            return ev.BotSat(seat=seat, name=name, colour=colour, level=level)
        case e.Emptied(seat=seat):
            return ev.Emptied(seat=seat)
        case e.Renamed(seat=seat, name=name, colour=colour):
            return ev.Renamed(seat=seat, name=name, colour=colour)
        case e.Changed(options=options):
            return ev.Changed(options=options)
        case e.InviteRenewed():
            return ev.InviteRenewed()
        case e.Hosted(seat=seat):
            return ev.Hosted(seat=seat)
        case e.Ready(seat=seat):
            return ev.Ready(seat=seat)
        case e.Agreed(seat=seat):
            return ev.Agreed(seat=seat)
        case e.WentOn(seat=seat):
            return ev.WentOn(seat=seat)
        case e.Paused():
            return ev.Paused()
        case e.Resumed():
            return ev.Resumed()
        case e.StoodIn(seat=seat, level=level):
            return ev.StoodIn(seat=seat, level=level)
        case e.HandedBack(seat=seat):
            return ev.HandedBack(seat=seat)
        case e.Left(seat=seat, level=level):
            return ev.Left(seat=seat, level=level)
        case e.Removed(seat=seat, level=level):
            return ev.Removed(seat=seat, level=level)
