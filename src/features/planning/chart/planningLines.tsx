import type { Planning, PlanningRoom } from "@/contract/reservations/planning";
import type { CivilDate, RoomType } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { barsOfRooms, type StayBar } from "@/domain/planning/barsOfRooms";
import { isToLeave } from "@/domain/reservations/situationOf";
import { hasNight } from "@/domain/stay";
import { RoomBadge } from "@/shared/rooms/RoomBadge";
import type { GridGroup, GridLine } from "@/shared/timeGrid/gridLines";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";

import { keptLanes, keptLine, madeOnce } from "./keptLines";
import { blockBar, type PlacedBar, stayBar } from "./planningBars";
import type { Words } from "./planningColumns";
import type { RoomFilter } from "../plan/usePlanningQuery";

/**
 * A group of each type: the stays without a room, then its rooms. A line is the same object as before while all that it
 * shows is.
 */
export function planningGroups(planning: Planning, filter: RoomFilter, words: Words): GridGroup[] {
  const { businessDate, from, to, currency, blocks, counts } = planning;
  const bars = barsOfRooms(planning);
  const { situation, company } = filter;
  const ofAll = [businessDate, from, to, currency, situation, company, words.text, words.formats, words.badgeTab];
  const placed = (ofRoom: readonly StayBar[]) => ofRoom.map((bar) => placedBar(bar, planning, filter));
  const types = planning.roomTypes.filter(({ id }) => filter.type === "" || id === filter.type);
  return types.map((type) => {
    const rooms = planning.rooms.filter(
      ({ roomTypeId, floor, features }) =>
        roomTypeId === type.id &&
        (filter.floor === "" || String(floor) === filter.floor) &&
        (filter.feature === "" || features.some((feature) => feature === filter.feature)),
    );
    const waiting = bars.get(type.id) ?? noBars;
    const lanes = keptLanes(planning, type.id, [type, waiting, ...ofAll], () =>
      tracksOf(placed(waiting), planning).map((track, place) => lane(type, place, track, planning, words)),
    );
    const lines = rooms.map((room) => {
      const ofRoom = bars.get(room.id) ?? noBars;
      return keptLine(planning, room.id, [room, ofRoom, blocks, ...ofAll], () =>
        roomLine(room, placed(ofRoom), planning, words),
      );
    });
    const own = keptLine(planning, type.id, [type, counts, ...ofAll], () => typeLine(type, planning, words));
    return { ...own, lines: [...lanes, ...lines] };
  });
}

const noBars: readonly StayBar[] = [];

/** Who should have left, and has not, is in the room until today. */
function placedBar(
  { stay, bar: { to, ...bar } }: StayBar,
  { businessDate }: Planning,
  { situation, company }: RoomFilter,
): PlacedBar {
  const isDimmed =
    (situation !== "" && stay.situation !== situation) ||
    (company !== "" && !stay.companies.some(({ id }) => id === company));
  const isLast = to === stay.departure;
  return { ...bar, to: isLast && isToLeave(stay, businessDate) ? businessDate : to, stay, isDimmed };
}

function typeLine({ id, name }: RoomType, { counts, from }: Planning, { text, formats }: Words): GridLine {
  const ofType = counts.filter(({ roomTypeId }) => roomTypeId === id);
  return {
    id,
    name,
    head: (
      <Text as="bdi" weight={620}>
        {name}
      </Text>
    ),
    cellAt(column) {
      const free = ofType[column]?.free ?? 0;
      const date = formats.date(addDays(from, column));
      return {
        name: `${name}, ${date}: ${text("planning.free", { count: free })}`,
        face: free,
        ...(free < 0 ? { className: "is-over" } : {}),
      };
    },
  };
}

/** Lines in which no stay meets another: the first has as many as it can take. There is always one. */
function tracksOf(bars: readonly PlacedBar[], { from, to }: Pick<Planning, "from" | "to">): PlacedBar[][] {
  const tracks: PlacedBar[][] = [[]];
  const seen = bars.filter((bar) => bar.from < to && from < bar.to);
  for (const bar of seen.toSorted(inTurn)) {
    const track = tracks.find((line) => (line.at(-1)?.to ?? "") <= bar.from);
    if (track) track.push(bar);
    else tracks.push([bar]);
  }
  return tracks;
}

const inTurn = (a: PlacedBar, b: PlacedBar) =>
  a.from < b.from || (a.from === b.from && a.stay.id < b.stay.id) ? -1 : 1;

/** The line of the stays of a type that wait for a room. */
const laneId = (typeId: string, track: number) => `${typeId}:${track}`;

function lane(
  { id, name: typeName }: RoomType,
  track: number,
  bars: PlacedBar[],
  planning: Planning,
  words: Words,
): GridLine {
  const name = words.text("booking.roomNone");
  const empty = words.text("planning.nobody");
  return {
    id: laneId(id, track),
    name: `${name}, ${typeName}`,
    head: (
      <>
        <span className="planning-lane">{name}</span>
        <Muted as="bdi" cuts size={12}>
          {typeName}
        </Muted>
      </>
    ),
    ...nightsOfLine(name, bars, planning, words, () => ({ name: empty })),
  };
}

function roomLine(room: PlanningRoom, bars: PlacedBar[], planning: Planning, words: Words): GridLine {
  const { text, formats, badgeTab } = words;
  const { id, number, cleanliness, features } = room;
  const blocks = planning.blocks.filter(({ roomId }) => roomId === id);
  const ofStays = nightsOfLine(number, bars, planning, words, (date) => {
    const block = blocks.find((one) => hasNight(one, date));
    return block
      ? { name: text(`planning.kind.${block.kind}`), className: "is-blocked" }
      : { name: text("planning.freeRoom") };
  });
  const state = text(`roomState.${cleanliness}`);
  const has = features.map((feature) => text(`booking.feature.${feature}`));
  return {
    id,
    name: formats.series([number, state, ...has]),
    head: (
      <>
        <Text as="bdi" weight={620}>
          {number}
        </Text>
        <Muted cuts size={12} title={[state, ...has].join(" · ")}>
          <RoomBadge roomId={id} room={number} cleanliness={cleanliness} asOf={planning.asOf} tabIndex={badgeTab} />
          {has.length > 0 && ` · ${has.join(" · ")}`}
        </Muted>
      </>
    ),
    ...ofStays,
    bars: madeOnce(() => [...ofStays.bars(), ...blocks.map((block) => blockBar(number, block, planning, words))]),
  };
}

interface NightState {
  name: string;
  className?: string;
}

function nightsOfLine(
  place: string,
  placed: readonly PlacedBar[],
  planning: Planning,
  words: Words,
  stateOn: (date: CivilDate) => NightState,
): Required<Pick<GridLine, "bars" | "cellAt">> {
  return {
    bars: madeOnce(() => placed.map((bar) => stayBar(place, bar, planning, words))),
    cellAt(column) {
      const date = addDays(planning.from, column);
      const holder = placed.find((one) => hasNight(one, date));
      const state = holder ? { name: holder.stay.guest } : stateOn(date);
      return { ...state, about: state.name, name: `${place}, ${words.formats.date(date)}: ${state.name}` };
    },
  };
}
