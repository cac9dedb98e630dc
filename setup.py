"""Compiles every module that has a .pxd beside it; without a C compiler the install goes on."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import sys
import tomllib
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
PACKAGE = SOURCE / "mexican_train"
C_FILES = Path("build/cython")
# Run by its path: importing the package would look for what is only now being built.
COMPILED = runpy.run_path(str(PACKAGE / "_compiled.py"))


# Asks for a wheel without compiled modules, for systems that no other wheel is made for.
PURE = "MEXICAN_TRAIN_PURE"
DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "warn.unreachable": False,
}
# A text that no compiler or linker may leave out although nothing in the library reads it.
MARK = """#if defined(_MSC_VER)
__declspec(dllexport)
#else
__attribute__((used, visibility("default")))
#endif
const char mexican_train_mark[] = "{text}";
"""


class BuildRules(build_ext):
    """Builds the compiled modules, each with a mark of what it was made from.

    In the source tree only what is not fresh is built. What is not fresh goes first, so that a
    program that starts meanwhile runs interpreted, and what was built is put there in one step.
    """

    def run(self) -> None:
        if not self.extensions:
            return
        sources = COMPILED["sources"](PACKAGE)
        marks = {name: COMPILED["Mark"](made_from, way()) for name, made_from in sources.items()}
        if self.inplace:
            self.extensions = [each for each in self.extensions if not self.is_fresh(each, marks)]
            remove_uncompiled()
        for extension in self.extensions:
            self.place(extension).unlink(missing_ok=True)
            self.built(extension).unlink(missing_ok=True)
        if self.extensions:
            write_c(self.extensions, marks)
        super().run()
        for extension in self.extensions:
            if not self.place(extension).exists():
                print(f"mexican-train: {extension.name} was not compiled and will run interpreted")

    def place(self, extension: Extension) -> Path:
        """Where a library goes."""
        return Path(self.get_ext_fullpath(extension.name))

    def built(self, extension: Extension) -> Path:
        """Where a library is made."""
        name = self.get_ext_filename(extension.name)  # type: ignore[no-untyped-call]
        return Path(self.build_lib, name)

    def is_fresh(self, extension: Extension, marks: dict[str, Any]) -> bool:
        """Whether the library that lies there is the one that would be built."""
        library = self.place(extension)
        made: bool = library.exists() and COMPILED["mark_of"](library) == marks[extension.name]
        return made

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as problem:
            print(f"mexican-train: no compiled {ext.name} ({type(problem).__name__}: {problem})")

    def copy_extensions_to_source(self) -> None:
        for extension in self.extensions:
            if self.built(extension).exists():
                place = self.place(extension)
                beside = place.with_name(f"{place.name}.new")
                shutil.copy(self.built(extension), beside)
                beside.replace(place)


def way() -> str:
    """A digest of all that decides, besides its source, what becomes of a module."""
    asked = [f"{name}={os.environ.get(name, '')}" for name in ("CC", "CFLAGS", "CPPFLAGS")]
    own = Path(__file__).read_bytes()
    digest: str = COMPILED["digest"]([own, version("Cython").encode(), *map(str.encode, asked)])
    return digest


def write_c(extensions: list[Extension], marks: dict[str, Any]) -> None:
    """Makes C of the modules, and a file with the mark of each."""
    from Cython.Build import cythonize

    made = cythonize(  # type: ignore[no-untyped-call]
        [Extension(each.name, each.sources) for each in extensions],
        compiler_directives=DIRECTIVES,
        force=True,
        build_dir=str(C_FILES),
        quiet=True,
    )
    for extension, written in zip(extensions, made, strict=True):
        mark = C_FILES / "marks" / f"{extension.name}.c"
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_text(MARK.format(text=marks[extension.name].text()))
        extension.sources = [*written.sources, str(mark)]


def remove_uncompiled() -> None:
    """Removes libraries of modules that are no longer compiled: Python would take them first."""
    for path in PACKAGE.rglob("*.py"):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        library = None if path.with_suffix(".pxd").exists() else COMPILED["library"](PACKAGE, name)
        if library:
            library.unlink()


def extensions() -> list[Extension]:
    """One extension for each module that can be compiled; none where that is not wanted."""
    if os.environ.get(PURE, "") not in ("", "0") or find_spec("Cython") is None:
        return []
    return [
        Extension(
            name,
            [str(COMPILED["source"](PACKAGE, name))],
            # Python's own options ask for debug symbols, which are four fifths of a library.
            extra_compile_args=[] if sys.platform == "win32" else ["-O3", "-g0"],
        )
        for name in COMPILED["names"](PACKAGE)
    ]


def described() -> str:
    """README.md with links and pictures that also lead somewhere from an index."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = project["urls"]["Source"]
    own = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    tag = "v" + re.findall('__version__ = "(.*)"', own)[0]
    raw = ours.replace("//github.com/", "//raw.githubusercontent.com/")

    def absolute(found: re.Match[str]) -> str:
        place = f"{raw}/{tag}" if found[2].endswith(".png") else f"{ours}/blob/{tag}"
        return f"{found[1]}{place}/{found[2]}"

    # A target in brackets or quotes that is neither an address nor a place on the page.
    text = Path("README.md").read_text(encoding="utf-8")
    return re.sub(r'(\]\(|src=")(?![a-z]+:|#)([^)"]+)', absolute, text)


setup(
    long_description=described(),
    long_description_content_type="text/markdown",
    # The benchmarks lie beside the tests in the tree and belong to the package when installed.
    packages=[*find_packages("src"), "mexican_train.benchmarks"],
    package_dir={"": "src", "mexican_train.benchmarks": "benchmarks"},
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildRules},
    options={"build_ext": {"force": "1", "parallel": str(os.cpu_count() or 1)}},
)
