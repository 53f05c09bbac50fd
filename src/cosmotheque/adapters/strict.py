"""A Model Context Protocol server that describes its tools in one language and refuses in a sentence of it.

Tools are called one at a time.
"""

import reprlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce, wraps
from threading import Lock
from typing import Any, ParamSpec

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult, Tool
from pydantic import ValidationError

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.text import Language, Text

Parameters = ParamSpec("Parameters")

NO_ARGUMENT = Text(
    fr="Il n’y a pas d’argument {0} ; choix possibles : {1}.", en="There is no argument {0}; there is {1}."
)
NONE = Text(fr="aucun", en="none")
MISSING = Text(fr="Il manque l’argument {0} ; il faut {1}.", en="The argument {0} is missing; it has to be {1}.")
NOT_ALLOWED = Text(
    fr="L’argument {0} ne peut pas être {1} ; il faut {2}.", en="The argument {0} cannot be {1}; it has to be {2}."
)
OR = Text(fr="{0} ou {1}", en="{0} or {1}")
KINDS = {
    "string": Text(fr="un texte", en="a text"),
    "integer": Text(fr="un nombre entier", en="a whole number"),
    "boolean": Text(fr="true ou false", en="true or false"),
    "object": Text(fr="un objet", en="an object"),
    "null": Text(fr="null", en="null"),
}


@dataclass(frozen=True)
class Argument:
    """The purpose of an argument, and its schema beyond its kind: limits, examples."""

    said: Text
    limits: Mapping[str, Any] = field(default_factory=dict)


class StrictServer(MCPServer[Any]):
    """Also refuses arguments that a tool does not have: a model would take them for granted."""

    def __init__(self, name: str, *, language: Language, arguments: Mapping[str, Argument], **settings: Any) -> None:
        super().__init__(name, **settings)
        self._language: Language = language
        self._arguments = arguments

    async def list_tools(self) -> list[Tool]:
        tools = await super().list_tools()
        for tool in tools:
            tool.input_schema["additionalProperties"] = False
            for name, schema in tool.input_schema.get("properties", {}).items():
                argument = self._arguments[name]
                schema.update(argument.limits, description=argument.said.in_language(self._language))
        return tools

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        tools = {tool.name: tool for tool in await self.list_tools()}
        known = tools[name].input_schema.get("properties", {}) if name in tools else arguments
        if unknown := [repr(word) for word in arguments if word not in known]:
            raise self._refusal(NO_ARGUMENT.filled(", ".join(unknown), ", ".join(known) or NONE))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as refusal:
            match refusal.__cause__:
                case ValidationError() as fault:
                    raise self._refusal(*_complaints(fault, known, arguments)) from refusal
                case ToolError() as said:
                    raise said from refusal  # the sentence alone
            raise

    def _refusal(self, *told: Text) -> ToolError:
        return ToolError(" ".join(text.in_language(self._language) for text in told))


def strict_server(
    name: str,
    version: str,
    instructions: Text,
    tools: Mapping[Text, Callable[..., str]],
    *,
    arguments: Mapping[str, Argument],
    language: Language,
) -> StrictServer:
    """A server with these tools, each under its description."""
    made = StrictServer(
        name,
        language=language,
        arguments=arguments,
        version=version,
        instructions=instructions.in_language(language),
        log_level="WARNING",
        subscriptions=False,
    )
    lock = Lock()
    for said, tool in tools.items():
        called = _one_at_a_time(tool, lock, language)
        made.add_tool(called, description=said.in_language(language), structured_output=False)
    return made


def _one_at_a_time(tool: Callable[Parameters, str], lock: Lock, language: Language) -> Callable[Parameters, str]:
    """A tool that waits for the others and turns refusals into sentences for the model."""

    @wraps(tool)
    def call(*args: Parameters.args, **kwargs: Parameters.kwargs) -> str:
        with lock:
            try:
                return tool(*args, **kwargs)
            except CosmothequeError as refusal:
                raise ToolError(refusal.in_language(language)) from refusal

    return call


def _complaints(fault: ValidationError, known: dict[str, Any], given: dict[str, Any]) -> list[Text]:
    """A sentence for each argument that is missing or of another kind."""
    wrong = dict.fromkeys(str(error["loc"][0]) for error in fault.errors())
    return [
        NOT_ALLOWED.filled(repr(word), reprlib.repr(given[word]), _kinds(known[word]))
        if word in given
        else MISSING.filled(repr(word), _kinds(known[word]))
        for word in wrong
    ]


def _kinds(schema: dict[str, Any]) -> Text:
    """The kinds that an argument may have, in words."""
    kinds = [KINDS[kind["type"]] for kind in schema.get("anyOf", [schema])]
    return reduce(OR.filled, kinds)
