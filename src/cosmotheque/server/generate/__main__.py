"""`python -m cosmotheque.server.generate` writes all generated files; `--check` names those that are out of date."""

import sys

from cosmotheque.server.generate import files


def main(arguments: list[str]) -> int:
    if "--check" not in arguments:
        files.write()
        return 0
    late = files.outdated_files()
    for path in late:
        sys.stderr.write(f"{path} is out of date; run python -m cosmotheque.server.generate\n")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
