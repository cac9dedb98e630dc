"""What the page says in English, as far as the tests look for it. All of it is here."""

from __future__ import annotations

import re

# Home
TITLE = "Mexican Train"
YOUR_TURN_TITLE = "● Your turn · Mexican Train"
YOUR_NAME = "Your name"
PLAY_NOW = "Play now"
HOST_A_TABLE = "Host a table"
LEARN = "Learn to play"
RULES = "Rules"
REPLAY = "Replay a round from a file"
LENGTH = "Length"
ONE_ROUND = "One round"
SEATS = "Seats"
BOTS = "Bots among these"
OPEN_TABLE = "Open the table"
LINK = "Link or code"
JOIN = "Join"
NOT_A_LINK = "That is not the link or the code of a table here."
NO_SUCH_CODE = "No table waits under this code."

# The door
INVITED = "invites you to Mexican Train"
ADA_IS_HERE = "Ada is at the table."
NAME_TAKEN = "Somebody at this table already has that name. Add a letter or a surname."
TAKE_A_SEAT = "Take a seat"
JUST_WATCH = "Just watch"
BEGUN = "The match is under way."
BEGUN_AND_FULL = "The match is under way, and all seats are taken."
WATCH_AND_ASK = "Watch and ask for a seat"
NO_SUCH_TABLE = "There is no such table"
LOCKED = "This table opens with its link only"
TO_HOME = "Home"
WRONG_SEAT_LINK = "The seat of this link is not valid any more."
WHICH_SEAT = "Which seat will you play here?"

# The lobby
LOBBY = "The table is set"
START = "Start"

# The table
TRAY = "Your tiles"
WATCHING = "You are watching."
EVA_ASKS = "Eva is watching and would like a seat."
ASK_FOR_A_SEAT = "Ask for a seat"
ASKED = "You have asked for a seat. Ada can give you one."
ASKED_BUT_FULL = (
    "You have asked for a seat. All are taken; if Ada plays again and there is room, you have one."
)
NO_BOT_HAS_ONE = (
    "No bot has a seat that you could give. If you play again and there is room, Eva has one."
)
GIVE_A_SEAT, NOT_NOW = "Give a seat", "Not now"
SEAT_FOR_EVA = "A seat for Eva"
NOW, FROM_THE_NEXT_ROUND = "Now", "From the next round"
NO_SEAT = "No seat for now"
DECLINED = "There is no seat for you just now. You can keep watching."
SEAT_IS_YOURS = "The seat is yours."
IN_THE_NEXT_MATCH = "If Ada plays again and there is room, you have a seat."
PLAY_AGAIN_WITH_EVA = "Play again with Eva"
EVA_PLAYS_NEXT = "From the next round on Eva plays here."
YOURS_NEXT = "From the next round on you play in the seat of Bruno."
TAKE_THE_SEAT_BACK = "Take the seat back"
MEXICAN = "Mexican train"
PLAYABLE = re.compile(r", can be played on .+$")
SLOT = re.compile(r"^(here|close it), play ")
TO_CLOSE = "to close"
DRAW, PASS, STOP, KNOCK = "Draw", "Pass", "Stop here", "Knock!"
DEEDS = re.compile(f"^({DRAW}|{PASS}|{STOP})$")
PLAN = "Plan"
PLAN_IN = {"en-US": PLAN, "fr-CA": "Planifier", "nb-NO": "Planlegg", "es-ES": "Planear"}
EXTRAS = "Extras"
NO_TRAIN = "No tile fits your train just now."
KEYS = re.compile("^Arrow keys choose a tile")
HINT = "Hint"
ADVICE = re.compile(r"^Hint: (\d+-\d+ on (your|the|.+) .*train|draw|pass|stop here)[.!]")
WHAT_HAPPENED = "What happened"
MENU = "Menu"
CLOSE = "Close"
LOST = "The connection is lost. Coming back…"
FOUND = "You are back at the table."

# Chat
CHAT = "Chat"
SAY = "Say…"
SEND = "Send"
PHRASES = "Ready phrases"
GOOD_LUCK = "Good luck!"
NEW_MESSAGE = "Chat, 1 new message"

# The menu
LEAVE, STAY = "Leave for good", "Stay"
SETTINGS = "Settings"
LOOKS, FELT, MOTION = "Look", "Green felt", "Motion and effects"
READ_RULES = "Read the rules"

# The score
LEFT_IN_HAND = "Left in hand"
NEXT_ROUND = "Next round"
PLAY_AGAIN = "Play again"
LOOK = "Look at the table"
SHOW_SCORE = "Show the score"
READY = "ready"
WAITING_FOR_BO = "Waiting for Bo."
BY_ITSELF = re.compile(r"^The next round begins by itself in \d+ seconds?\.$")
SHARE = "Share"
COPIED = "The result is copied. Paste it wherever you like."
ROUND_BY_ROUND = "Round by round"
DOWNLOAD = "Download the records"
WATCH_AGAIN = "Watch this round again"
CHECK_DEAL = "Check the deal"
MATCH_ENDED = re.compile(r"won the match|share the win")
ROUND_ENDED = re.compile(r"first!$|is blocked$")


def round_of(number: int, rounds: int) -> str:
    return f"Round {number} of {rounds}"


def train_of(count: int) -> str:
    return f"Train of {count}"


def spoken(tile: str) -> str:
    """A tile as screen readers read it out, and as the hand names it."""
    one, other = (("blank" if pip == "0" else pip) for pip in tile.split("-"))
    return f"double {one}" if one == other else f"{one} and {other}"


def written(name: str) -> str:
    """A tile as it is written in the log, from what the hand names it."""
    pips = name.removeprefix("double ").replace("blank", "0").split(" and ")
    return "-".join(pips if len(pips) == 2 else pips * 2)
