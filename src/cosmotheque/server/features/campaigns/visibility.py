"""A campaign as it is shown: of the content of a closed box it shows only that it is there."""

from collections.abc import Sequence

from cosmotheque import registry
from cosmotheque.core.campaign import Box, Campaign, Progress, Stage, progress
from cosmotheque.core.game import AnyGame
from cosmotheque.server.features.campaigns.record import CampaignRecord, Played, tables_by_stage, team_of
from cosmotheque.server.features.campaigns.wire import (
    CampaignBox,
    CampaignInfo,
    CampaignStage,
    CampaignSummary,
    CampaignTable,
    MemberInfo,
)
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.parts import BotInfo

SHOWN_TABLES = 5


def info(
    record: CampaignRecord,
    game: AnyGame,
    campaign: Campaign,
    tables: Sequence[TableRecord],
    guest: str | None,
    seats: int | None = None,
) -> CampaignInfo:
    """A campaign as a guest sees it, for so many players; otherwise for as many as played last.

    For numbers that nobody can play with, everything would count as won, and be shown.
    """
    count = seats if seats in game.meta.seats else record.seats or min(game.meta.seats)
    done = tables_by_stage(campaign, game.meta, tables)
    reached = progress(campaign, team_of(record, done), count)
    members = [MemberInfo(one.name, one.guest == guest, one.guest == record.leader) for one in record.members]
    return CampaignInfo(
        id=record.id,
        game=record.game,
        folder=registry.folder(record.game),
        title=game.meta.title,
        name=record.name,
        created=record.created,
        joined=record.has(guest),
        hosting=guest is not None and guest == record.leader,
        members=tuple(members),
        bots=record.bots,
        levels=tuple(BotInfo(bot.name, bot.level, bot.rating) for bot in registry.bots(record.game).values()),
        seats=count,
        sizes=game.meta.seats,
        boxes=tuple(_box(box, reached, done, count) for box in campaign.boxes),
        next=reached.next,
        tables=tuple(_table_info(one, guest) for one in done if one.table.status != "over"),
    )


def summary(
    record: CampaignRecord, game: AnyGame, campaign: Campaign, tables: Sequence[TableRecord]
) -> CampaignSummary:
    team = team_of(record, tables_by_stage(campaign, game.meta, tables))
    reached = progress(campaign, team, record.seats or min(game.meta.seats))
    return CampaignSummary(
        id=record.id,
        game=record.game,
        name=record.name,
        created=record.created,
        done=len(team.won),
        stages=len(campaign.stages),
        open_boxes=tuple(box.key for box in campaign.boxes if box.key in reached.boxes),
    )


def _box(box: Box, reached: Progress, done: Sequence[Played], seats: int) -> CampaignBox:
    if box.key not in reached.boxes:
        return CampaignBox(box.key, box.title, False, tuple(CampaignStage(one.key, "veiled") for one in box.stages))
    stages = tuple(_stage(stage, reached, done, seats) for stage in box.stages)
    return CampaignBox(box.key, box.title, True, stages, box.story, box.news)


def _stage(stage: Stage, reached: Progress, done: Sequence[Played], seats: int) -> CampaignStage:
    over = [one for one in reversed(done) if one.stage.key == stage.key and one.won is not None]
    won = sum(one.won is True for one in over)
    is_open = stage.key in reached.stages
    return CampaignStage(
        key=stage.key,
        status="won" if won else "shut" if not is_open else "open" if seats in stage.seats else "passed",
        title=stage.title,
        story=stage.story,
        seats=stage.seats,
        won=won,
        lost=len(over) - won,
        last=over[0].table.created if over else None,
        tables=tuple(one.table.id for one in over[:SHOWN_TABLES]),
    )


def _table_info(one: Played, guest: str | None) -> CampaignTable:
    table = one.table
    names = tuple(seat.name for seat in table.seats if seat.guest is not None)
    is_mine = guest is not None and any(seat.guest == guest for seat in table.seats)
    return CampaignTable(table.id, one.stage.key, table.status == "running", names, is_mine)
