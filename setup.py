"""Compiles every module that has a .pxd beside it; without a C compiler the install goes on."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
PACKAGE = SOURCE / "mexican_train"
# Run by its path: importing the package would look for what is only now being built.
COMPILED = runpy.run_path(str(PACKAGE / "_compiled.py"))


class BuildRules(build_ext):
    """Builds the compiled modules and notes from which sources they were made."""

    def run(self) -> None:
        built = PACKAGE if self.inplace else Path(self.build_lib) / "mexican_train"
        stamp = built / COMPILED["STAMP"]
        # Without the stamp no library is trusted: neither one left from an earlier build, nor,
        # by a program that starts just now, a mixture of old and new ones.
        stamp.unlink(missing_ok=True)
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            name = self.get_ext_filename(extension.name)  # type: ignore[no-untyped-call]
            (Path(self.build_lib) / name).unlink(missing_ok=True)
        super().run()
        libraries = {}
        for extension in self.extensions:
            library = Path(self.get_ext_fullpath(extension.name))
            if not library.exists():
                print(f"mexican-train: {extension.name} was not compiled and will run interpreted")
                return
            libraries[extension.name] = COMPILED["digest"]([library])
        if libraries:
            stamp.write_text(json.dumps(COMPILED["stamp"](PACKAGE, libraries), indent=1) + "\n")

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
    """One extension for each module that can be compiled, or none where Cython is not there."""
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
        for name in COMPILED["names"](PACKAGE)
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
    built: list[Any] = cythonize(  # type: ignore[no-untyped-call]
        modules, compiler_directives=directives, force=True, build_dir="build/cython", quiet=True
    )
    return built


setup(
    # The benchmarks lie beside the tests in the tree and belong to the package when installed.
    packages=[*find_packages("src"), "mexican_train.benchmarks"],
    package_dir={"": "src", "mexican_train.benchmarks": "benchmarks"},
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildRules},
    options={"build_ext": {"force": "1"}},
)
