"""Line-ups of bots that play a deal for comparison: each level on the seats where people sat."""

from cosmotheque import registry
from cosmotheque.core.bot import BotSpec
from cosmotheque.server.base.identity import is_network_bot
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.workers.orders import DealOrder


def levels(slug: str) -> list[BotSpec]:
    """The bots that people are offered, from easy to strong."""
    return [bot for bot in registry.bots(slug).values() if bot.level > 0]


def people_at(record: TableRecord) -> list[int]:
    """The seats of people, also those that people have left to a bot."""
    return [number for number, seat in enumerate(record.seats) if seat.guest is not None]


def par_orders(like: TableRecord) -> list[DealOrder]:
    """The games that bots have to play: each level where people sit, the bots as they are.

    None where people play against each other: a level against itself is no measure; nor beside a bot from outside.
    """
    people = people_at(like)
    meta = registry.shelf()[like.game]
    if not people or not (meta.cooperative or len(people) == 1):
        return []
    sat = [seat.bot or "" for seat in like.seats]
    is_house = {bot for bot in sat if bot}.issubset(registry.bots(like.game))
    if not is_house or any(is_network_bot(seat.guest) for seat in like.seats):
        return []
    lineups = [tuple(level.name if n in people else bot for n, bot in enumerate(sat)) for level in levels(like.game)]
    return [DealOrder(like.game, like.deal.secret, lineup, like.options) for lineup in lineups]


def is_of_team(record: TableRecord) -> bool:
    """True if a cooperative game has ended with a deal that bots can play, too."""
    return registry.shelf()[record.game].cooperative and record.deal.secret != "" and record.ending.outcome is not None


def orders_after(record: TableRecord) -> list[DealOrder]:
    """The games that bots must play to compare a team with them; none if the game's rules have changed since."""
    is_current = record.rules == registry.shelf()[record.game].version
    return par_orders(record) if is_of_team(record) and is_current else []
