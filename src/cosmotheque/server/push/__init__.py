"""Calling people back who are not at their table: Web Push (RFC 8030) to the browsers that they allowed it.

Reading order: `call` (what is said, in words), `keys` (who says it), `gateways` (which machines may be reached),
`posting` (one request to one of them), `device_record` (the browsers of a person), `calls` (the queue).
"""
