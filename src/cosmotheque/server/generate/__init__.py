"""Files that are generated from the types: TypeScript, the page of the wire, words of boards."""
