"""A table for a stage of a campaign: who sits there, in which order, and with which options."""

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core import options as wishes
from cosmotheque.core.campaign import Campaign, Stage, progress
from cosmotheque.core.game import AnyGame
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Limits
from cosmotheque.server.features.campaigns import rules as campaigns
from cosmotheque.server.features.campaigns import sentences
from cosmotheque.server.features.campaigns.record import CampaignRecord, tables_by_stage, team_of
from cosmotheque.server.features.campaigns.wire import PlayStage
from cosmotheque.server.live import deal_commitments, seats
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, new_record, now_text
from cosmotheque.server.record import table as table_record
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import NewTable


async def play(
    tables: Tables, campaign: str, wanted: PlayStage, me: Guest, address: str, count: Callable[[], None]
) -> Table:
    """A table for a stage with everybody's seats kept, or the one that waits for it already.

    It begins when all have come. `count` is called before a table is made, and may refuse. The id follows from what
    was played before and who is to play, so that two who ask two nodes at once find each other, and no other team.
    """
    record = await campaigns.find(tables, campaign)
    game, story = campaigns.story_of(record.game)
    before = await tables.services.store.tables_in(campaign)
    players = await tables.services.features.keep_seats(record.game, _players(record, wanted, me))
    stage = _playable(record, game, story, before, wanted.stage, len(players))
    if (waiting := _find_waiting_table(before, story, stage, players)) is not None:
        return await tables.get(waiting.id)
    last = next((table for table in reversed(before) if table.status == "over"), None)
    fresh = new_record(
        tables.services.features,
        NewTable(game=record.game, seats=len(players), options=_options(game, stage, last, len(players)), mine=()),
        me.id,
        me.name,
    )
    count()
    await tables.check_may_play_more(me.id)
    must_have_room(before, tables.services.settings.limits)
    asked = f"campaign {campaign} {len(before)} {stage.key} {len(players)} {_guests(players)}"
    arranged = _arrange(players, last)
    made = replace(
        fresh,
        id=table_record.id_from(tables.services.signer.digest(asked)),
        seats=arranged,
        campaign=campaign,
        talk=replace(fresh.talk, coach=True),
        origin=tables.origin(address),
    )
    found = await tables.find_or_add(deal_commitments.promise(made, me.id, wanted.commitment))
    if all(seat.bot is not None or seat.guest == me.id for seat in found.record.seats):
        await found.ask(found.state.start)
    await campaigns.change(tables, campaign, lambda record: _after(record, arranged, wanted.bots))
    return await tables.get(found.record.id)


async def find_next(tables: Tables, old: TableRecord, options: dict[str, Any], guest: str) -> str | None:
    """The table that waits already for the players of one that is over, if there is one; for members alone.

    The game that was to follow when it ended may not be open any more: the campaign may have got more stages since.
    """
    if old.campaign is None:
        return None
    record = await campaigns.find(tables, old.campaign)
    if not record.has(guest):
        raise Denied(403, sentences.MEMBERS_ONLY)
    game, story = campaigns.story_of(record.game)
    before, stage = await tables.services.store.tables_in(record.id), story.stage_of(options)
    _playable(record, game, story, before, "" if stage is None else stage.key, len(old.seats))
    waiting = _find_waiting_table(before, story, stage, old.seats)
    return None if waiting is None else waiting.id


def must_have_room(tables: list[TableRecord], limits: Limits) -> None:
    """Seats are kept for others at every table: nobody may fill their lists with them. Old ones are forgotten."""
    since = now_text(-timedelta(days=1))
    if sum(one.status != "over" and one.created >= since for one in tables) >= limits.unfinished_per_campaign:
        raise Denied(409, common.TOO_MANY_TABLES)
    if len(tables) >= limits.tables_per_campaign:
        raise Denied(409, sentences.CAMPAIGN_FULL)


def _find_waiting_table(
    tables: Sequence[TableRecord], story: Campaign, stage: Stage | None, players: Sequence[SeatRecord]
) -> TableRecord | None:
    """A table for a stage that waits for just these people."""
    crew, count = _guests(players), len(players)
    mine = (one for one in tables if one.status == "open" and len(one.seats) == count and _guests(one.seats) == crew)
    return next((one for one in mine if story.stage_of(one.options) == stage), None)


def _guests(players: Sequence[SeatRecord]) -> list[str]:
    return sorted(one.guest for one in players if one.guest is not None)


def _players(record: CampaignRecord, wanted: PlayStage, me: Guest) -> list[SeatRecord]:
    """The players who are to sit down: members by their numbers, the asking guest among them, and bots."""
    if not record.has(me.id):
        raise Denied(403, sentences.MEMBERS_ONLY)
    numbers = wanted.players
    if len(set(numbers)) < len(numbers) or not all(0 <= number < len(record.members) for number in numbers):
        raise Denied(400, sentences.NO_SUCH_MEMBER)
    members = [record.members[number] for number in numbers]
    if me.id not in (member.guest for member in members):
        raise Denied(400, sentences.NO_SUCH_MEMBER)
    for bot in wanted.bots:
        registry.bot(record.game, bot)
    called = {me.id: me.name}
    people = [SeatRecord(member.guest, called.get(member.guest, member.name)) for member in members]
    return [*people, *(SeatRecord(bot=bot) for bot in wanted.bots)]


def _playable(
    record: CampaignRecord, game: AnyGame, story: Campaign, before: Sequence[TableRecord], key: str, count: int
) -> Stage:
    """The stage of that key, if it is open to so many players; for numbers that nobody can be, all would be."""
    stage = story.stage(key)
    if count not in game.meta.seats:
        raise Denied(400, common.BAD_SEATS.filled(", ".join(map(str, game.meta.seats))))
    if stage is None:
        raise Denied(404, sentences.NO_SUCH_STAGE)
    reached = progress(story, team_of(record, tables_by_stage(story, game.meta, before)), count)
    if key not in reached.stages:
        raise Denied(409, sentences.STAGE_SHUT)
    if count not in stage.seats:
        raise Denied(400, common.BAD_SEATS.filled(", ".join(map(str, stage.seats))))
    return stage


def _options(game: AnyGame, stage: Stage, last: TableRecord | None, count: int) -> dict[str, Any]:
    """The stage's options and, for as many players as last time, the rest as that game leads on to it."""
    onward = last.series.sequels[0] if last is not None and last.series.sequels and len(last.seats) == count else {}
    options = {**onward, **stage.options}
    return options if wishes.why_not(options, game.types.options) is None else dict(stage.options)


def _arrange(players: Sequence[SeatRecord], last: TableRecord | None) -> tuple[SeatRecord, ...]:
    """The seats of the next table: the last players move one seat on, as for a rematch, and the others follow."""
    rest, kept = list(players), list[SeatRecord]()
    for seat in seats.rotate_seats(last)[0] if last is not None else ():
        again = next((one for one in rest if one.guest == seat.guest), None)
        if again is not None:
            rest.remove(again)
            kept.append(again)
    return (*kept, *rest)


def _after(record: CampaignRecord, arranged: Sequence[SeatRecord], bots: tuple[str, ...]) -> CampaignRecord:
    """The campaign once a table was set up: everybody there is called as they are at the table."""
    called = {seat.guest: seat.name for seat in arranged}
    members = tuple(replace(one, name=called.get(one.guest, one.name)) for one in record.members)
    return replace(record, members=members, bots=bots, seats=len(arranged))
