"""Stand-ins for the libraries of Windows that the program uses; modules of POSIX are removed.

They follow the documentation of those libraries. The loop, the signals and the processes are still
those of Linux.
"""

from __future__ import annotations

import ctypes
import errno
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from ctypes import wintypes
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType
from typing import Any

SYSTEM = "mexican_train.server.system"
MISSING_MODULES = ("fcntl", "resource", "pwd", "grp", "termios", "tty", "uvloop")
"""Modules that Python does not have on Windows."""
MISSING_FROM_OS = ("fork", "forkpty", "getpriority", "killpg", "nice")
MISSING_FROM_SIGNAL = ("SIGKILL", "SIGSTOP", "SIGCONT", "pthread_sigmask", "SIG_BLOCK")
THIS_PROCESS = 2**64 - 1
"""The handle that stands for the process itself."""
SO_EXCLUSIVEADDRUSE = socket.SO_KEEPALIVE
"""In place of an option that Linux would refuse."""


class FakeMsvcrt(ModuleType):
    """The locks of Microsoft's C library."""

    LK_LOCK = 1  # this one waits for ten seconds
    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        from fcntl import LOCK_EX, LOCK_NB, flock  # before it is taken away

        self._lock, self._mode = flock, LOCK_EX | LOCK_NB

    def locking(self, descriptor: int, mode: int, size: int) -> None:
        """Lock bytes of a file, from its position on, for one open file."""
        assert mode == self.LK_NBLCK
        assert size > 0
        try:
            self._lock(descriptor, self._mode)
        except OSError:
            raise PermissionError(errno.EACCES, "Permission denied") from None


class FakeFunction:
    """A function of a library, which cuts a handle unless its types are declared."""

    restype: object = ctypes.c_int
    argtypes: tuple[object, ...] = ()


class GetCurrentProcess(FakeFunction):
    def __call__(self) -> int:
        return THIS_PROCESS if self.restype is wintypes.HANDLE else -1


class SetPriorityClass(FakeFunction):
    def __init__(self) -> None:
        self.calls: list[tuple[int, int]] = []

    def __call__(self, handle: int, wanted: int) -> int:
        assert self.argtypes == (wintypes.HANDLE, wintypes.DWORD)
        assert self.restype is wintypes.BOOL
        self.calls.append((handle, wanted))
        return 1


class FakeKernel:
    """The library `kernel32`."""

    def __init__(self) -> None:
        self.GetCurrentProcess = GetCurrentProcess()
        self.SetPriorityClass = SetPriorityClass()

    def load(self, name: str) -> FakeKernel:
        """Return this library, in place of `ctypes.WinDLL`."""
        assert name == "kernel32"
        return self


class WindowsLoader(SourceFileLoader):
    """Loads a module that finds itself on Windows."""

    def exec_module(self, module: ModuleType) -> None:
        before = sys.platform
        sys.platform = "win32"
        try:
            super().exec_module(module)
        finally:
            sys.platform = before


class WindowsFinder:
    """Finds the module of the differences as it is on Windows, and no module that is not there."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name in MISSING_MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        spec = PathFinder.find_spec(name, path) if name == SYSTEM else None
        if spec is not None and spec.origin is not None:
            spec.loader = WindowsLoader(name, spec.origin)
        return spec


def open_files() -> set[str]:
    """Return the paths of all files that this process has open."""
    paths = set()
    for descriptor in os.listdir("/proc/self/fd"):
        with suppress(OSError):  # the folder itself was open for the list
            paths.add(os.readlink(f"/proc/self/fd/{descriptor}"))
    return paths


def refuse_open_files(change: Callable[..., None]) -> Callable[..., None]:
    """Return a function that renames or deletes no file that this process has open."""

    def checked(*paths: Any, **options: Any) -> None:
        opened = open_files() if options.get("dir_fd") is None else ()
        for path in paths:
            if os.path.realpath(os.fsdecode(path)) in opened:
                raise PermissionError(errno.EACCES, "Permission denied", os.fsdecode(path))
        change(*paths, **options)

    return checked


def refuse_read_only(sync: Callable[[int], None]) -> Callable[[int], None]:
    """Return a function that writes to disk only what was opened for writing."""
    from fcntl import F_GETFL, fcntl  # before it is taken away

    def checked(descriptor: int) -> None:
        if fcntl(descriptor, F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
            raise OSError(errno.EBADF, "Bad file descriptor")
        sync(descriptor)

    return checked


def change_process() -> None:
    """Make this process as much like one on Windows as its standard library survives."""
    import asyncio.unix_events as events

    def refuse(*_: object) -> None:
        raise NotImplementedError

    loop = events._UnixSelectorEventLoop
    loop.add_signal_handler = refuse  # type: ignore[method-assign,assignment]
    sigkill = signal.SIGKILL

    def kill(process: subprocess.Popen[Any]) -> None:
        process.send_signal(sigkill)

    subprocess.Popen.kill = kill  # type: ignore[method-assign,assignment]
    for name in ("replace", "rename", "unlink", "remove"):
        setattr(os, name, refuse_open_files(getattr(os, name)))
    os.fsync = refuse_read_only(os.fsync)  # type: ignore[assignment]
    for name in MISSING_MODULES:
        sys.modules.pop(name, None)
    for module, names in ((os, MISSING_FROM_OS), (signal, MISSING_FROM_SIGNAL)):
        for name in names:
            delattr(module, name)
    sys.modules["msvcrt"] = FakeMsvcrt()
    ctypes.WinDLL = FakeKernel().load  # type: ignore[attr-defined]
    socket.SO_EXCLUSIVEADDRUSE = SO_EXCLUSIVEADDRUSE  # type: ignore[attr-defined]
    sys.meta_path.insert(0, WindowsFinder)
