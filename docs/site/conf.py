"""How the pages of `docs/` become the site that `make docs` builds and the server shows under `/docs`.

Everything that the reader's browser needs lies in the site itself, and nothing runs inline: the policy of the server,
`server/door/gate.py`, holds here too.
"""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "Cosmothèque"
author = "the Cosmothèque founders"
version = release = version_of("cosmotheque")

extensions = ["myst_parser", "sphinx.ext.autodoc", "elsewhere", "notebooks"]
exclude_patterns = ["site"]
suppress_warnings = ["misc.highlighting_failure"]  # Pygments has no word for Svelte

# Headings can be linked to as they can where the repository is read.
myst_heading_anchors = 4

# A name in backticks is a link where it is documented, and code where it is not.
default_role = "py:obj"
add_module_names = False
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"

html_theme = "furo"
html_title = "Cosmothèque"
html_favicon = "../../web/public/icon.svg"
html_static_path = ["static"]
templates_path = ["templates"]
html_css_files = ["house.css"]
html_copy_source = False
html_show_copyright = False
html_domain_indices = False
