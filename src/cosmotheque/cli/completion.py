"""`cosmotheque completion`: what a shell needs to complete our words at the Tab key.

The scripts only ask this command what may stand in the last place, so that a new command or option is known to every
shell at once. Where it has no answer, the shell offers files.
"""

import argparse
from collections.abc import Iterable, Sequence
from itertools import pairwise

from cosmotheque import registry
from cosmotheque.arena import entrant_names
from cosmotheque.cli.games import options_schema, values_of
from cosmotheque.cli.main import COMMANDS, find_module

BASH = r"""
_cosmotheque() {
  local IFS=$'\n' word before= words=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ $word == = || $before == = ]]; then words[${#words[@]}-1]+=$word; else words+=("$word"); fi
    before=$word
  done
  COMPREPLY=($(cosmotheque completion bash "${words[@]}" 2>/dev/null))
  if [[ ${words[${#words[@]}-1]} == *=* ]]; then
    COMPREPLY=("${COMPREPLY[@]#*=}")
  elif [[ ${COMPREPLY[0]} == *= ]]; then
    compopt -o nospace 2>/dev/null
  fi
}
complete -o default -F _cosmotheque cosmotheque
"""
ZSH = r"""
_cosmotheque() {
  local -a found
  found=(${(f)"$(cosmotheque completion zsh "${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if [[ $found[1] == *= ]]; then compadd -S '' -a found
  elif (( $#found )); then compadd -a found
  else _files; fi
}
compdef _cosmotheque cosmotheque
"""
FISH = r"""
function __cosmotheque
  set -l words (commandline -opc) (commandline -ct)
  set -l found (cosmotheque completion fish $words[2..] 2>/dev/null)
  if set -q found[1]
    printf '%s\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c cosmotheque -f -a '(__cosmotheque)'
"""
SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SCRIPTS, help="whose script is printed; the README says where it goes")
    parser.add_argument("words", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    lines = find_words(args.words) if args.words else [SCRIPTS[args.shell].strip()]
    print("".join(f"{line}\n" for line in lines), end="")
    return 0


def find_words(words: Sequence[str]) -> list[str]:
    """The words that may replace the last of these and begin like it."""
    *before, last = words
    return sorted({word for word in _possible(before, last) if word.startswith(last)})


def _possible(before: Sequence[str], last: str) -> Iterable[str]:
    if not before:
        return [*COMMANDS, "--help", "--version"]
    command, *given = before
    if command not in COMMANDS:
        return []
    parser = argparse.ArgumentParser()
    find_module(command).add_arguments(parser)
    options = {name: action for action in parser._actions for name in action.option_strings}
    places = [action for action in parser._actions if not action.option_strings]
    valued = {name for name, action in options.items() if action.nargs != 0}
    typed = [word for one, word in pairwise(["", *given]) if one not in valued and not word.startswith("-")]
    if given and given[-1] in valued:
        return _values(options[given[-1]], typed, last)
    if last.startswith("-"):
        return options
    return _values(places[len(typed)], typed, last) if len(typed) < len(places) else []


def _values(action: argparse.Action, typed: Sequence[str], last: str) -> Iterable[str]:
    """The values of an argument, if known: one of its choices, a game, or bots of the game that was typed."""
    if action.choices is not None:
        return map(str, action.choices)
    if action.dest == "game":
        return registry.playable()
    if action.dest in ("bot", "bots") and typed and typed[0] in registry.playable():
        chosen = last[: last.rfind(",") + 1]
        return [chosen + name for name in entrant_names(typed[0])]
    if action.dest == "options" and typed and typed[0] in registry.playable():
        return _options(typed[0], last)
    return []


def _options(slug: str, last: str) -> Iterable[str]:
    """The options of a game, or the values of the one that was typed."""
    schema, (name, sign, _) = options_schema(registry.load(slug)), last.partition("=")
    if not sign:
        return [f"{option}=" for option in schema]
    return [f"{name}={value}" for value in values_of(schema.get(name, {}))]
