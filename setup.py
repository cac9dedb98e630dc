"""Compiles every module that has a .pxd beside it; without a C compiler the install goes on."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
PACKAGE = SOURCE / "mexican_train"
sys.path.insert(0, str(SOURCE.resolve()))

from mexican_train._compiled import STAMP, digest, names, stamp  # noqa: E402


class BuildRules(build_ext):
    """Builds the compiled modules and notes from which sources they were made."""

    def run(self) -> None:
        super().run()
        built = PACKAGE if self.inplace else Path(self.build_lib) / "mexican_train"
        modules = {}
        for extension in self.extensions:
            library = Path(self.get_ext_fullpath(extension.name))
            if not library.exists():
                print(f"mexican-train: {extension.name} was not compiled and will run interpreted")
                (built / STAMP).unlink(missing_ok=True)
                return
            modules[extension.name] = digest([library])
        built.mkdir(parents=True, exist_ok=True)
        (built / STAMP).write_text(json.dumps(stamp(PACKAGE, modules), indent=1) + "\n")

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as problem:
            print(f"mexican-train: no compiled {ext.name} ({type(problem).__name__}: {problem})")

    def copy_extensions_to_source(self) -> None:
        try:
            super().copy_extensions_to_source()
        except OSError as problem:
            print(f"mexican-train: no compiled modules ({problem})")


def extensions() -> list[Any]:
    """One extension for each .pxd, or none where Cython is not there."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    modules = [
        Extension(
            name,
            [str(SOURCE.joinpath(*name.split(".")).with_suffix(".py"))],
            extra_compile_args=[] if sys.platform == "win32" else ["-O3"],
        )
        for name in names(PACKAGE)
    ]
    directives = {
        "language_level": "3",
        "annotation_typing": False,
        "boundscheck": False,
        "wraparound": False,
        "cdivision": True,
        "initializedcheck": False,
        "warn.unreachable": False,
    }
    built: list[Any] = cythonize(
        modules, compiler_directives=directives, force=True, build_dir="build/cython", quiet=True
    )
    return built


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildRules},
    options={"build_ext": {"force": True}},
)
