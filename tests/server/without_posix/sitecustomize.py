"""Python runs this file first in a server that a test starts as if on Windows."""

from fake_windows import change_process

change_process()
