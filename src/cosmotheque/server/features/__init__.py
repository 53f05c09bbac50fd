"""Features of the server, a folder each: record, rules, routes, messages and sentences together."""
