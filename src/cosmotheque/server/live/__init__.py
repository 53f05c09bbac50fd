"""A running table: its journal, clocks, seats, chat and browsers.

`table` puts the parts of one table together, and `tables` has all that are in memory. A part knows none of those above
it. `state` stores every change before anybody hears of it; then `audience` tells the connections, and `timer`,
`driver`, `pausing` and `settling` see to clocks, bots, absent players and features.
"""
