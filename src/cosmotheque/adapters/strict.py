"""A Model Context Protocol server that says in a sentence what is wrong with the arguments of a tool."""

import reprlib
from functools import reduce
from typing import Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult, Tool
from pydantic import ValidationError

from cosmotheque.core.text import Language, Text

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


class StrictServer(MCPServer[Any]):
    """Also refuses arguments that a tool does not have: a model would take them for granted."""

    def __init__(self, name: str, *, language: Language, **settings: Any) -> None:
        super().__init__(name, **settings)
        self._language: Language = language

    async def list_tools(self) -> list[Tool]:
        tools = await super().list_tools()
        for tool in tools:
            tool.input_schema["additionalProperties"] = False
        return tools

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        tools = {tool.name: tool for tool in await self.list_tools()}
        known = tools[name].input_schema.get("properties", {}) if name in tools else arguments
        if unknown := [repr(word) for word in arguments if word not in known]:
            raise self._refusal(name, NO_ARGUMENT.filled(", ".join(unknown), ", ".join(known) or NONE))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as refusal:
            if isinstance(refusal.__cause__, ValidationError):
                raise self._refusal(name, *_complaints(refusal.__cause__, known, arguments)) from refusal
            raise

    def _refusal(self, name: str, *told: Text) -> ToolError:
        return ToolError(f"Error executing tool {name}: {' '.join(text.in_language(self._language) for text in told)}")


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
    """What an argument may be, in words."""
    kinds = [KINDS[kind["type"]] for kind in schema.get("anyOf", [schema])]
    return reduce(OR.filled, kinds)
