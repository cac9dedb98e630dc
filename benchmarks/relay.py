"""A way to a service that can be cut, for one server alone: a relay between the two.

It is a process of its own, so that whoever measures does not hold it up.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from types import TracebackType
from typing import Self


class Relay:
    """Carries bytes between those who come to its port and a port of this machine.

    While it is cut nothing is said and nothing is refused, as when a cable is pulled. What was on
    its way arrives when it is mended, however late: that is the worst that a network does.
    """

    def __init__(self, target: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __spec__.name, str(target)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._process.kill()
        self._process.communicate()

    def cut(self) -> None:
        """Nothing is carried from now on."""
        self._tell("cut")

    def mend(self) -> None:
        """Carries again, also what waited."""
        self._tell("mend")

    def _tell(self, what: str) -> None:
        assert self._process.stdin is not None
        print(what, file=self._process.stdin, flush=True)


# ---------------------------------------------------------------------- in the process


class _Carrier:
    def __init__(self, target: int) -> None:
        self._target = target
        self.whole = asyncio.Event()
        self.whole.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = None
        try:
            await self.whole.wait()
            back, there = await asyncio.open_connection("127.0.0.1", self._target)
            await asyncio.gather(self._carry(reader, there), self._carry(back, writer))
        except OSError:
            pass  # one of both is gone
        finally:
            for line in (writer, there):
                if line is not None:
                    line.transport.abort()

    async def _carry(self, from_: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while data := await from_.read(65536):
            await self.whole.wait()
            to.write(data)
            await to.drain()
        await self.whole.wait()
        with suppress(OSError):
            to.write_eof()


async def _main(target: int) -> None:
    carrier = _Carrier(target)
    server = await asyncio.start_server(carrier.serve, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    while said := await asyncio.to_thread(sys.stdin.readline):
        if said.strip() == "cut":
            carrier.whole.clear()
        else:
            carrier.whole.set()


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
