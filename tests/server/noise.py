"""Noise for a server: messages and requests that are nearly right, or not at all.

Everything comes from one generator of chance, so that a seed gives the same noise again.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

TYPES = (
    *("hello", "start", "act", "next", "say", "end", "go_on", "hint", "history", "me", "change"),
    "bot",
    *("remove", "host", "pause", "resume", "stand_in", "hand_back", "leave", "rematch", "mute"),
    *("ping", "why", "ack", "update", "cheat", ""),
)
FIELDS: dict[str, list[Any]] = {
    "seat": [0, 1, 2, 7, 8, -1, 1.0, "0"],
    "level": ["planner", "novice", "expert", "genius"],
    "version": [0, 1, 5, 10**6, 2**53, 2**64],
    "action": ["draw", "pass", "stop", "5-12@0", "0-0@M", "knock@0", "catch@1>0", "9-9@9", "@"],
    "text": ["hello", "", "<b>", "a" * 1000, "\u202e", "\x00", "\U0001f389"],
    "phrase": ["hello", "good-luck", "none"],
    "name": ["Ada", "", "e\u0301" * 30, "\u200d", "x" * 201],
    "colour": ["red", "blue", "none"],
    "tile": ["0-0", "5-12", "12-5", "five"],
    "on": [True, False, 1],
    "token": ["x" * 32, "", "y" * 200],
    "invite": ["x" * 16, ""],
    "options": [
        *({}, {"seats": 3}, {"sheet": "nordic"}, {"sheet": "none"}, {"rounds": 1}),
        *({"clock": 5}, {"rules": {"max_pip": 9}}, {"rules": {"x": []}}, {"chat": "off"}),
    ],
}
JUNK: list[Any] = [
    *(None, True, 0, -1, 10**30, 1e308, 0.1, "", "\x00", "\ufffd", "é", [], {}, [[]]),
    *({"a": 1}, [None] * 50, "9" * 300, {"type": "ping"}),
]
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW", "get")
PATHS = (
    *("/", "/api/tables", "/api/tables/{t}", "/api/tables/{t}/seats", "/api/sheets", "/healthz"),
    *("/api/tables/{t}/matches/1", "/api/tables/{t}/matches/1/records", "/metrics", "/web/x.js"),
    *("/api/tables/{t}/matches/1/records/1", "/locales/en/table.ftl", "/ws/{t}", "/t/{t}", "*", ""),
    *("/api/tables/{t}/matches/1/records/1/steps", "/api/replay", "/api/codes"),
)
ODD = ("%00", "%2e%2e/", "../", "//", "%ff", "%", "?", "#", ";", "\\", "é", "'", '"', " ", "%0d%0a")
HEADERS = {
    "Origin": ["https://elsewhere.example", "null", "", "http://localhost"],
    "Authorization": ["Bearer x", "Bearer", "Basic eDp5", "Bearer " + "x" * 500, "\xff"],
    "Content-Type": ["application/json", "text/plain", "x" * 100],
    "Connection": ["close", "keep-alive", "Upgrade"],
    "Upgrade": ["websocket", "h2c"],
    "Sec-WebSocket-Key": ["x", "AAAAAAAAAAAAAAAAAAAAAA=="],
    "Sec-WebSocket-Version": ["13", "8", "x"],
    "Expect": ["100-continue", "a miracle"],
    "Host": ["localhost", "", "[", "a" * 300],
    "X-Forwarded-For": ["1.2.3.4", "\xe9"],
    "Range": ["bytes=0-1", "bytes=9-1", "bytes=" + "0-1," * 100],
    "If-None-Match": ["*", '"x"'],
    "Accept-Encoding": ["gzip", "br, *;q=0"],
    "Cookie": ["a=b", "; ; ="],
}


def a_message(chance: Random) -> dict[str, Any]:
    """A message of the protocol, with fields that may fit it."""
    message: dict[str, Any] = {"type": chance.choice(TYPES), "id": f"n{chance.randrange(500)}"}
    for name in chance.sample(list(FIELDS), chance.randrange(5)):
        message[name] = chance.choice(FIELDS[name])
    return message


def spoilt(message: dict[str, Any], chance: Random) -> dict[str, Any]:
    """A message with something else in it, or something missing."""
    changed = dict(message)
    for _ in range(chance.randrange(3)):
        name = chance.choice([*changed, "type", "extra"])
        if chance.random() < 0.3:
            changed.pop(name, None)
        else:
            changed[name] = chance.choice(JUNK)
    return changed


def torn(data: bytes, chance: Random) -> bytes:
    """Bytes with some lost, doubled, changed or put in."""
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(data) + 1)
        size = chance.randrange(8)
        data = chance.choice(
            [
                data[:at],
                data[:at] + data[at + size :],
                data[:at] + chance.randbytes(size) + data[at:],
                data[:at] + data[at : at + size] * 3 + data[at + size :],
                data[:at] + chance.choice([b"[", b"{", b'"', b"\\", b"}", b"]"]) * 40 + data[at:],
            ]
        )
    return data[:4096]


def a_frame(chance: Random) -> str | bytes:
    """What a client might send: a message, one that is spoilt, torn to bytes, or no message."""
    message = a_message(chance)
    kind = chance.random()
    if kind < 0.3:
        return json.dumps(message)[:4096]
    if kind < 0.7:
        text = json.dumps(spoilt(message, chance), ensure_ascii=chance.random() < 0.5)
        return text if chance.random() < 0.5 else text.encode()
    if kind < 0.95:
        return torn(json.dumps(message).encode(), chance)
    return chance.randbytes(chance.randrange(200))


def a_request(chance: Random, table: str) -> bytes:
    """An HTTP request, more or less."""
    path = chance.choice(PATHS).replace("{t}", chance.choice([table, "abcd2345", "x" * 40]))
    for _ in range(chance.choice([0, 0, 0, 1, 2])):
        at = chance.randrange(len(path) + 1)
        path = path[:at] + chance.choice(ODD) + path[at:]
    body = torn(json.dumps({"name": "Ada", **spoilt(a_message(chance), chance)}).encode(), chance)
    lines = [f"{chance.choice(METHODS)} {path} HTTP/1.{chance.choice('0111')}"]
    names = chance.sample(list(HEADERS), chance.randrange(6))
    lines += [f"{name}: {chance.choice(HEADERS[name])}" for name in names]
    length = chance.choice([len(body)] * 6 + [0, len(body) - 1, len(body) + 5, -1])
    lines.append(f"Content-Length: {length}")
    request = "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body
    return torn(request, chance) if chance.random() < 0.2 else request
