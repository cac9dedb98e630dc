"""The bot plays whole rounds by the rules, and better than chance."""

import json
import subprocess
import sys


def arena(*arguments):
    """The figures of an arena; an action of a bot that is not open would end it."""
    command = [sys.executable, "-m", "mexican_train", "arena", "--json", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_plays_where_there_are_knocks_and_fast_first_turns():
    """Which `nordic` has not."""
    assert arena("--bots", "careful,random,random", "--sheet", "station/fast", "--deals", "2")


def test_it_is_better_than_chance():
    """By more than luck explains."""
    assert arena("--bots", "careful,random", "--deals", "40")["leader"] == "careful"
