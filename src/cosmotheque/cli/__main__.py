"""`python -m cosmotheque.cli`, where the command is not on the path."""

import sys

from cosmotheque.cli.main import main

sys.exit(main())
