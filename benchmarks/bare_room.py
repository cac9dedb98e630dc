"""A bare room, to measure tables against: the same framework, but no rules and no disk.

Whoever sends has a message of the same size as a table's update sent to everyone in the room.
"""

from __future__ import annotations

import gc
import json
import socket
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from mexican_train.server.run import COLLECT

SIZE = int(sys.argv[1]) if len(sys.argv) > 1 else 1800
PAD = "x" * max(0, SIZE - 60)  # the rest of a message
rooms: defaultdict[str, list[WebSocket]] = defaultdict(list)


async def room(web: WebSocket) -> None:
    """One member of a room; the first to act is the first who came."""
    members = rooms[web.path_params["table"]]
    await web.accept()
    try:
        await web.receive_text()  # its hello
        members.append(web)
        seat = len(members) - 1
        await web.send_text(_text("welcome", 0, ["draw"] if seat == 0 else []))
        version = 0
        while True:
            asked = json.loads(await web.receive_text())
            version = int(asked["version"]) + 1
            ack = {"type": "ack", "id": asked["id"], "version": version}
            await web.send_text(json.dumps(ack, separators=(",", ":")))
            quiet = _text("update", version, [])
            for number, member in enumerate(members):
                turn = number == (seat + 1) % len(members)
                await member.send_text(_text("update", version, ["draw"]) if turn else quiet)
    except WebSocketDisconnect:
        if web in members:
            members.remove(web)


def _text(kind: str, version: int, legal: list[str]) -> str:
    message = {"type": kind, "version": version, "pad": PAD, "legal": legal}
    return json.dumps(message, separators=(",", ":"))


def main() -> None:
    """Serves on a free port, whose number it prints."""
    gc.freeze()
    gc.set_threshold(*COLLECT)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(2048)
    print(listener.getsockname()[1], flush=True)
    app = Starlette(routes=[WebSocketRoute("/ws/{table:str}", room)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error"
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
