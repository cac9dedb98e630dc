"""Modules, joined into packs: each becomes a function that runs once and gives its exports."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from typing import NamedTuple

from .errors import NotPacked
from .modules import Imported, Module, read_module

SPECIFIER = "packs/{}"
"""How packs name one another; the import map of the page says where each is."""


class Packs(NamedTuple):
    """Packs by name, in which of them each module is, and modules that only lead there.

    With these every module can still be imported by its own name, by whoever looks into the page.
    """

    code: dict[str, str]
    place: dict[str, str]
    leading: dict[str, str]


def join(
    sources: Mapping[str, str], known: Mapping[str, str], plan: Mapping[str, Iterable[str]]
) -> Packs:
    """Joins modules, which are given by name with their text.

    `known` has the modules with a name of their own, `plan` those with which each pack begins.
    """
    modules = {name: read_module(name, text) for name, text in sources.items()}
    joiner = _Joiner(modules, known)
    place: dict[str, str] = {}
    for pack, begins in plan.items():
        for name in begins:
            joiner.place(name, pack, place)
    for name in joiner.order:
        if name not in place:
            raise NotPacked(f"{name} is in no pack: say in packing/plan.py with what it comes")
    code = {pack: joiner.pack(pack, place) for pack in plan}
    return Packs(code, place, {name: joiner.leading(name, place) for name in modules})


def identifier(name: str) -> str:
    """What a module is called in packs."""
    return "$" + re.sub(r"\W", "_", name.removesuffix(".js"))


class _Joiner:
    def __init__(self, modules: Mapping[str, Module], known: Mapping[str, str]) -> None:
        self.modules = modules
        self.known = known
        try:
            self.order = list(
                TopologicalSorter({name: self.needs(name) for name in modules}).static_order()
            )
        except CycleError as circle:
            raise NotPacked(f"modules that need each other: {' '.join(circle.args[1])}") from None
        self._check_names()
        self._check_exports()

    def _check_names(self) -> None:
        names = {identifier(name) for name in self.modules}
        if len(names) < len(self.modules):
            raise NotPacked("two modules would have one name in packs")
        for module in self.modules.values():
            used = {token.text for token in module.tokens if token.kind == "word"} & names
            if used:
                raise NotPacked(f"{module.name}: {used.pop()} is the name of a module in packs")

    def _check_exports(self) -> None:
        exported = {name: set(self.exports(name)) for name in self.modules}
        for name, module in self.modules.items():
            for imported in (*module.imports, *module.reexports):
                other = self.found(name, imported.specifier)
                for theirs, _ in imported.names:
                    if theirs not in exported[other]:
                        raise NotPacked(f"{name}: {other} exports no {theirs}")

    def found(self, name: str, specifier: str) -> str:
        """The module that another one names."""
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(name), specifier))
        found = beside if specifier.startswith(".") else self.known.get(specifier, specifier)
        if found not in self.modules:
            raise NotPacked(f"{name}: there is no module {specifier}")
        return found

    def needs(self, name: str) -> list[str]:
        """The modules that one imports at once."""
        module = self.modules[name]
        return [self.found(name, each.specifier) for each in (*module.imports, *module.reexports)]

    def exports(self, name: str) -> list[str]:
        """What a module exports."""
        module = self.modules[name]
        again = [each for imported in module.reexports for _, each in imported.names]
        return [*(each for each, _ in module.exports), *again]

    def leading(self, name: str, place: Mapping[str, str]) -> str:
        """A module that has the exports of the one with this name, and nothing of its own."""
        names = self.exports(name)
        plain = ",".join(each for each in names if each != "default")
        default = "export default module.default;" if "default" in names else ""
        source = json.dumps(SPECIFIER.format(place[name]))
        return (
            f"import{{{identifier(name)} as module}}from{source};\n"
            f"export const{{{plain}}}=module;{default}\n"
        )

    def place(self, name: str, pack: str, place: dict[str, str]) -> None:
        """Puts a module and all it needs into a pack, but for what is in one already."""
        if name not in self.modules:
            raise NotPacked(f"there is no module {name} to begin the pack {pack} with")
        if name not in place:
            place[name] = pack
            for each in self.needs(name):
                self.place(each, pack, place)

    def pack(self, pack: str, place: Mapping[str, str]) -> str:
        """The code of one pack."""
        inside = [name for name in self.order if place[name] == pack]
        foreign: dict[str, set[str]] = {}
        for name in inside:
            for each in self.needs(name):
                if place[each] != pack:
                    foreign.setdefault(place[each], set()).add(identifier(each))
        lines = [
            f"import{{{','.join(sorted(names))}}}from{json.dumps(SPECIFIER.format(other))};"
            for other, names in sorted(foreign.items())
        ]
        lines += [self.function(self.modules[name], place) for name in inside]
        return "\n".join([*lines, f"export{{{','.join(map(identifier, inside))}}};\n"])

    def function(self, module: Module, place: Mapping[str, str]) -> str:
        """A module as a function that has run."""
        name = module.name
        taken = [
            f"const{{{','.join(_pair(*pair) for pair in each.names)}}}"
            f"={identifier(self.found(name, each.specifier))};"
            for each in module.imports
        ]
        given = [_pair(exported, local) for exported, local in module.exports]
        given += [each for again in module.reexports for each in self.again(name, again)]
        code = module.code(lambda specifier: self.import_later(name, specifier, place))
        body = "\n".join([*taken, code, f"return{{{','.join(given)}}};"])
        head = "await(async()=>" if module.waits else "(()=>"
        return f"const {identifier(name)}={head}{{\n{body}\n}})();"

    def again(self, name: str, imported: Imported) -> list[str]:
        """What a module exports as it got it from another."""
        other = identifier(self.found(name, imported.specifier))
        return [f"{exported}:{other}.{theirs}" for theirs, exported in imported.names]

    def import_later(self, name: str, specifier: str, place: Mapping[str, str]) -> str:
        """An import that happens when it is needed: of the pack, and of the module in it."""
        found = self.found(name, specifier)
        pack = json.dumps(SPECIFIER.format(place[found]))
        return f"import({pack}).then((pack)=>pack.{identifier(found)})"


def _pair(name: str, local: str) -> str:
    return name if name == local else f"{name}:{local}"
