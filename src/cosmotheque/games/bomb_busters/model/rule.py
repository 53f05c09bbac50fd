"""One paragraph of the rulebook under its id: `rule(12, "…", "…")` is BOM-12."""

from cosmotheque.core.text import rule_maker

rule = rule_maker("BOM")
