"""Why files of the page cannot be packed."""

from __future__ import annotations

from ..rules.errors import MexicanTrainError


class NotPacked(MexicanTrainError):
    """A file of the page has something in it that the packer does not understand."""
