"""Make .venv ready: create it, install what pyproject.toml lists, compile the rules.

scripts/setup          what `./play` needs
scripts/setup dev      what the gate needs too
scripts/setup all      also the programs that only `./test all` starts

Versions are those of constraints.txt. Nothing happens if nothing has changed. `scripts/setup` and
`play.cmd` find a Python that runs this file; it needs no package.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = sys.platform == "win32"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
LISTS = ("pyproject.toml", "package.json", "constraints.txt")
SCRIPTS = ("scripts/setup", "scripts/environment.py", "scripts/needed")
COMPILED = VENV / "compiled"
"""The file with the digest of the sources that were compiled last."""


def say(text: str) -> None:
    """Print a line about the set-up."""
    print(f"mexican-train: {text}", file=sys.stderr, flush=True)


def run(*command: str | Path, **environment: str) -> None:
    """Run a command that must succeed, without its output."""
    subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.DEVNULL, check=True
    )


def succeeds(*command: str | Path, **environment: str) -> bool:
    """Run a command in silence; return whether it succeeded."""
    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | environment,
            stdout=quiet,
            stderr=quiet,
            check=False,
        )
    except OSError:
        return False
    return done.returncode == 0


def run_as_root(*command: str) -> bool:
    """Run a command as root without asking for a password; return whether it succeeded."""
    if WINDOWS:
        return False
    sudo = () if os.geteuid() == 0 else ("sudo", "-n")
    return succeeds(*sudo, *command)


def install_debian(*packages: str) -> bool:
    """Install Debian packages where that is possible; return whether it was."""
    return run_as_root("apt-get", "update", "-q") and run_as_root(
        "apt-get", "install", "-y", "-q", "--no-install-recommends", *packages
    )


def make_venv() -> None:
    """Create .venv with the Python that runs this file."""
    say(f"setting up with Python {sys.version.split()[0]} (once)")
    create = (sys.executable, "-m", "venv", "--clear", str(VENV))
    # Debian keeps venv in a package of its own.
    if not succeeds(*create) and not (install_debian("python3-venv") and succeeds(*create)):
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit(
            "mexican-train: this Python cannot make a virtual environment;"
            " install its venv module (python3-venv)."
        )


def requirements(kind: str) -> list[str]:
    """Return what `scripts/needed` lists."""
    command = (PYTHON, "scripts/needed", kind)
    lines = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return [line for line in lines.stdout.splitlines() if line]


def pip(*arguments: str) -> None:
    """Install with pip into .venv, in the pinned versions."""
    install = ("-m", "pip", "--quiet", "install", "-c", "constraints.txt")
    run(PYTHON, *install, *arguments, PIP_DISABLE_PIP_VERSION_CHECK="1")


def install_programs(kind: str) -> None:
    """Install the programs that tests start, where that is possible."""
    packages = requirements(kind)
    if packages:
        say(f"installing {' '.join(packages)} for the tests")
        install_debian(*packages)


def install_packages() -> None:
    """Install all Python packages, and what checks the types of the page."""
    pip(*requirements("python"))
    node = VENV / "node"
    node.mkdir(exist_ok=True)
    shutil.copy(ROOT / "package.json", node)
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    flags = ("--no-package-lock", "--no-audit", "--no-fund", "--silent")
    if not succeeds("npm", "--prefix", str(node), "install", *flags, PATH=path):
        say("the type checker of the page could not be installed.")


def install_project(*what: str) -> None:
    """Install the project from this tree and compile its rules."""
    pip("--no-build-isolation", *what)


def print_speed() -> None:
    """Print a line if the rules could not be compiled."""
    command = (PYTHON, "-m", "mexican_train", "--version")
    shown = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    if "(compiled)" not in shown.stdout:
        say("no C compiler was found: everything works, but simulations run some 60 times slower.")


def digest(files: list[Path], *more: str) -> str:
    """Return a digest of the names and contents of files, and of some texts."""
    checksum = hashlib.sha256()
    for file in files:
        checksum.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    checksum.update("\n".join(more).encode())
    return checksum.hexdigest()


def digest_of_modules() -> str:
    """Return a digest of all that is compiled, and of the compiler, which may have come since."""
    types = sorted((ROOT / "src").rglob("*.pxd"))
    sources = [file for each in types for file in (each, each.with_suffix(".py"))]
    compiler = shutil.which(os.environ.get("CC", "cc")) or ""
    return digest([ROOT / "setup.py", *sources], compiler)


def is_written(file: Path, text: str) -> bool:
    """Return whether a file has this text."""
    return file.exists() and file.read_text(encoding="ascii") == text


def compile_modules() -> None:
    """Compile the modules that were edited."""
    say("compiling")
    run(PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")
    print_speed()


def install(kind: str) -> None:
    """Install the project with what `run` or `dev` needs besides."""
    say("installing and compiling")
    pip(*requirements("build"))
    if kind == "dev":
        with ThreadPoolExecutor() as pool:
            packages = pool.submit(install_packages)
            install_project("--no-deps", "-e", ".")
            packages.result()
    else:
        install_project("-e", ".[server,terminal]")
    print_speed()


def set_up(target: str) -> None:
    """Make .venv ready for `run`, `dev` or `all`."""
    kind = "dev" if target == "all" else target
    if not succeeds(PYTHON, "-c", "pass"):
        make_venv()
    if kind == "dev":
        install_programs("release" if target == "all" else "gate")
    expected = digest([ROOT / name for name in (*LISTS, *SCRIPTS)])
    modules = digest_of_modules()
    stamp = VENV / f"ready-{kind}"
    if is_written(stamp, expected):
        # Only modules were edited: those that are not fresh are compiled, without pip.
        if not is_written(COMPILED, modules):
            compile_modules()
            COMPILED.write_text(modules, encoding="ascii")
        return
    install(kind)
    COMPILED.write_text(modules, encoding="ascii")
    for each in {kind, "run"}:
        (VENV / f"ready-{each}").write_text(expected, encoding="ascii")


if __name__ == "__main__":
    targets = sys.argv[1:] or ["run"]
    if len(targets) > 1 or targets[0] not in ("run", "dev", "all"):
        sys.exit(__doc__)
    try:
        set_up(targets[0])
    except subprocess.CalledProcessError as failed:
        command = " ".join(str(part) for part in failed.cmd)
        sys.exit(f"mexican-train: the set-up failed with status {failed.returncode}: {command}")
    except KeyboardInterrupt:
        sys.exit(130)
