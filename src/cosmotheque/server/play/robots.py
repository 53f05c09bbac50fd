"""A bot over the network takes a seat: whoever hosts a table brings it, and it plays there as people do."""

from cosmotheque.server import identity, sentences
from cosmotheque.server.errors import Denied
from cosmotheque.server.play import bars, chat, seating, seats, shunning
from cosmotheque.server.play.table import Table
from cosmotheque.server.play.tables import Tables
from cosmotheque.server.robot_record import ROBOTS, RobotRecord
from cosmotheque.server.table_record import SeatRecord, TableRecord
from cosmotheque.server.wire import BringRobot, TableInfo


async def bring(tables: Tables, table: Table, wanted: BringRobot, host: str) -> TableInfo:
    """In the table's own task: put a bot of the host's, or one that is shared and there, on an open seat."""
    record = table.record
    if host != record.host:
        raise Denied(403, sentences.HOST_ONLY)
    found = await _find(tables, wanted.robot, host)
    _must_be_for_robots(record)
    if not seats.seat_of(record, wanted.seat).is_open:
        raise Denied(409, sentences.SEAT_TAKEN)
    await _must_be_wanted(tables, record, found)
    await tables.check_room(found.robot)
    name = await chat.name_at(table.state, found.robot, found.name)
    await seating.change(table.state, seats.put(record, wanted.seat, SeatRecord(found.robot, name)))
    return await table.state.info(host)


async def _find(tables: Tables, key: str, host: str) -> RobotRecord:
    found = await ROBOTS.of(tables.services.store, identity.ROBOT + key, 1)
    if found and found[0].person == host:
        return found[0]
    if found and found[0].shared and found[0].robot in await tables.services.robots.online():
        return found[0]
    raise Denied(404, sentences.NO_SUCH_ROBOT)


def _must_be_for_robots(record: TableRecord) -> None:
    """Not where people asked for people, and not where what comes of it counts."""
    if record.status != "open" or record.is_drawing:
        raise Denied(409, sentences.HAS_STARTED)
    if record.rated or record.pairing is not None or record.day or record.campaign is not None:
        raise Denied(409, sentences.NO_ROBOTS_HERE)


async def _must_be_wanted(tables: Tables, record: TableRecord, robot: RobotRecord) -> None:
    """Who has blocked somebody does not meet their bots either; nor does anybody one whose person is barred."""
    store = tables.services.store
    for one in (robot.person, robot.robot):
        await bars.must_be_welcome(store, one)
        for guest in sorted(record.guests()):
            if guest != one and await shunning.is_blocked_between(store, guest, one):
                raise Denied(409, sentences.NOBODY_ELSE)
