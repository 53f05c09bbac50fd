"""One table, made of small parts, and all tables.

Reading order: `entries` (the log as it is stored), `connection` (one browser), `entrants` (of a rated game), `makers`
(of bots over the network), `seats` (who sits where), `draws` (how a deal is drawn), `bars` (who may not), `shunning`
(who wants nothing to do with whom), `ratings`, `feats`, `lineups` (of bots to compare with), `onward` (what follows in
a campaign), `waiting` (for anybody), `clocks`, `deadlines` (days for a move), `visibility` (who has noticed what),
`journal` (the match in play and its log), `changes` (in a view), `columns` (of actions), `frames`, `audience` (who is
told), `due` (when a table acts of its own accord), `calling` (who is called back), `mailbox` (its queue and task),
`chat_log`, `state` (record, journal, commit), `sync` (with other nodes), `undo`, `giving_up`, `seating`, `pausing` (of
a game's clock), `timer`, `driver` (of bots), `settling` (of rated games), `chat`, `mentoring`, `table` (the parts put
together), `arrivals`, `handlers` (of browsers' messages), `tables`, `veil` (what a campaign shows), `campaigns`,
`stages` (their tables), `groups`, `company` (whom one has played with), `deals` (played again), `holidays`, `robots`
(over the network), `days` (the deal of the day), `manage` (what people do beside playing), `civility` (what they do
about each other), `pairing` (anybody, now), `administration` (what whoever runs the server does).
"""
