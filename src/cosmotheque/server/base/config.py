"""Settings as a file, the environment and the command line give them; the later of these has the last word.

Each value is checked by the type of its setting before the server opens, and a refusal says which one and where.
"""

import difflib
import os
import shlex
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from cosmotheque.server.base.settings import BadSettings, Limits, Rate, Settings, default_data

PREFIX = "COSMOTHEQUE_"
FILE = f"{PREFIX}CONFIG"
NO_SETTINGS = (FILE, f"{PREFIX}SERVER")  # where the settings lie, and where the interface's developers find a server

Given: TypeAlias = Iterator[tuple[str, Any, str]]
"""The name of a setting, its value, and where that was said."""


def read(
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
    said: Mapping[str, Any] | None = None,
    defaults: Mapping[str, Any] | None = None,
) -> Settings:
    """All settings. `said` are those of the command line; None there means that a setting was not given."""
    named = environment.get(FILE)
    file = file or (Path(named) if named else None)
    values: dict[str, Any] = {"data": default_data(environment), **(defaults or {})}
    for name, value, where in _from_file(file):
        values[name] = _convert(name, value, where, strict=True)
    for name, value, where in _from_environment(environment):
        values[name] = _convert(name, value, where, strict=False)
    values.update({name: value for name, value in (said or {}).items() if value is not None})
    limits = {name.removeprefix("limits."): value for name, value in values.items() if name.startswith("limits.")}
    others = {name: value for name, value in values.items() if not name.startswith("limits.")}
    return Settings(**others, limits=Limits(**limits))


@cache
def kinds() -> Mapping[str, Any]:
    """The type of every setting by its name; limits as `limits.name`."""
    plain = {field.name: field.type for field in msgspec.structs.fields(Settings) if field.name != "limits"}
    return plain | {f"limits.{field.name}": field.type for field in msgspec.structs.fields(Limits)}


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.replace(".", "_").upper()


def _from_file(file: Path | None) -> Given:
    if file is None:
        return
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadSettings(f"The settings in {file} cannot be read: {fault.strerror}.") from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadSettings(f"The settings in {file} cannot be read: {str(fault).rstrip('.')}.") from fault
    limits = found.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadSettings(f"The setting limits in {file} is a table, written [limits].")
    for name, value in {**found, **{f"limits.{name}": value for name, value in limits.items()}}.items():
        if name not in kinds():
            raise BadSettings(f"There is no setting {name}, which {file} has{_instead(name, list(kinds()))}.")
        yield name, value, str(file)


def _from_environment(environment: Mapping[str, str]) -> Given:
    known = {variable(name): name for name in kinds()}
    for key in sorted(key for key in environment if key.startswith(PREFIX) and key not in NO_SETTINGS):
        if key not in known:
            raise BadSettings(f"There is no setting {key}, which the environment has{_instead(key, list(known))}.")
        name = known[key]
        yield name, _parts(environment[key], kinds()[name]), f"the environment's {key}"


def _instead(name: str, known: list[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}" if near else ""


def _parts(text: str, kind: Any) -> Any:
    """The parts of a variable's text for its type: a rate is two numbers, lists have commas, a command has blanks."""
    if kind is Rate:
        return dict(zip(("per_second", "burst"), text.split(","), strict=False))
    if kind == frozenset[str]:
        return [part.strip() for part in text.split(",") if part.strip()]
    if kind == tuple[str, ...]:
        return shlex.split(text)
    return text


def _convert(name: str, value: Any, where: str, *, strict: bool) -> Any:
    try:
        return msgspec.convert(value, kinds()[name], strict=strict, dec_hook=_path)
    except (msgspec.ValidationError, ValueError) as fault:
        what = str(fault).replace("`", "").partition(" - at")[0]
        raise BadSettings(f"The setting {name} from {where} cannot be used: {what[0].lower()}{what[1:]}.") from fault


def _path(kind: type[Any], value: Any) -> Any:
    if kind is Path and isinstance(value, str) and value:
        return Path(value)
    raise ValueError("expected a path")
