"""The functions that need another implementation on Windows than on Linux and macOS."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

    MOST_PROCESSES = 61
    """Processes that one pool can wait for."""
    BELOW_NORMAL_PRIORITY_CLASS = 0x4000
    IDLE_PRIORITY_CLASS = 0x40
    LEAST_IDLE = 10
    """The lowest niceness that becomes idle priority."""
    # On Windows SO_REUSEADDR lets two servers share a port.
    LISTENER_OPTION = socket.SO_EXCLUSIVEADDRUSE
    """The socket option under which a server binds its port."""

    def lock_file(descriptor: int) -> None:
        """Lock a file until it is closed; raise `OSError` if another process has locked it."""
        # The lock covers one byte from the position on, in an empty file too.
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def lower_priority(niceness: int) -> None:
        """Lower the priority of this process by a niceness as POSIX counts it."""
        priority = IDLE_PRIORITY_CLASS if niceness >= LEAST_IDLE else BELOW_NORMAL_PRIORITY_CLASS
        kernel = ctypes.WinDLL("kernel32")
        # Without these types a handle would be cut to 32 bits.
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        kernel.SetPriorityClass.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        kernel.SetPriorityClass.restype = wintypes.BOOL
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), priority)

    def raise_open_files_limit() -> None:
        """Do nothing: Windows has no limit of connections."""

    def open_files_limit() -> int | None:
        """Return None: Windows has no limit of connections."""
        return None

    def data_folder() -> Path:
        """Return the folder in which programs keep the data of this user."""
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")

else:
    import fcntl
    import resource

    MOST_PROCESSES = 1024
    """Processes that one pool can wait for: far more than anybody has cores."""
    # A server that starts again gets its port back at once.
    LISTENER_OPTION = socket.SO_REUSEADDR
    """The socket option under which a server binds its port."""

    def lock_file(descriptor: int) -> None:
        """Lock a file until it is closed; raise `OSError` if another process has locked it."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def lower_priority(niceness: int) -> None:
        """Lower the priority of this process by a niceness."""
        os.nice(niceness)

    def raise_open_files_limit() -> None:
        """Raise the limit of open files and connections as far as the system allows."""
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # the system may allow less than its upper limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    def open_files_limit() -> int | None:
        """Return how many files and connections may be open; None without a limit."""
        limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if limit == resource.RLIM_INFINITY else limit

    def data_folder() -> Path:
        """Return the folder in which programs keep the data of this user."""
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
