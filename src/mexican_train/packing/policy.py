"""What a browser may do for a page: nothing but what is at its own host, or written into it."""

from __future__ import annotations

from .page import Html

POLICY = (
    "default-src 'none'; script-src {scripts}; style-src {styles}; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""All that a page can say of itself; who may frame it, only a server can say."""


def policy(html: Html | None = None, *, compiling: bool = False) -> str:
    """The policy of a page, or of anything else; `compiling` lets it run WebAssembly."""
    scripts, styles = (html.scripts, html.styles) if html else ((), ())
    also = ["'wasm-unsafe-eval'"] if compiling else []
    return POLICY.format(
        scripts=" ".join(["'self'", *(f"'{each}'" for each in scripts), *also]),
        styles=" ".join(["'self'", *(f"'{each}'" for each in styles)]),
    )
