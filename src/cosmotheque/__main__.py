"""`python -m cosmotheque`, where the command is not on the path."""

import sys

from cosmotheque.cli import main

sys.exit(main())
