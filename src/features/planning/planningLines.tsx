import type { Planning, PlanningBar, PlanningRoom, PlanningStay } from "@/contract/reservations/planning";
import type { CivilDate, RoomBlock, RoomType } from "@/contract/property";
import { addDays, dayNumber, weekdayOf } from "@/domain/civilDate";
import { againstMoving } from "@/domain/planning/moveReasons";
import { nightsBetween } from "@/domain/stay";
import type { Formats } from "@/shared/format/formats";
import { situationTones } from "@/shared/hotel/tones";
import type { Texts } from "@/shared/i18n/texts";
import type { GridBar, GridColumn, GridGroup, GridLine } from "@/shared/timeGrid/gridLines";
import { FavouriteIcon, DocumentIcon } from "@/shared/ui/icons";

export interface Words extends Pick<Texts, "text"> {
  formats: Formats;
}

/** "" for all. */
export interface RoomFilter {
  type: string;
  floor: string;
}

interface PlacedBar extends PlanningBar {
  stay: PlanningStay;
}

/** The nights, each with what is free in the house and how full it is. */
export function planningColumns(planning: Planning, { text, formats }: Words): GridColumn[] {
  const { from, to, businessDate, counts } = planning;
  return datesOf(from, to).map((date) => {
    const ofNight = counts.filter((count) => count.date === date);
    const sum = (of: "free" | "sold" | "blocked") => ofNight.reduce((total, count) => total + count[of], 0);
    const [free, sold] = [sum("free"), sum("sold")];
    const share = formats.percent(sold / Math.max(1, sold + free)); // of what can be sold
    const day = formats.longDay(date);
    return {
      id: date,
      name: `${day}: ${text("planning.free", { count: free })}, ${text("planning.occupancy", { share })}`,
      className: classOf(date, businessDate),
      head: (
        <>
          <span>{formats.weekday(date)}</span>
          <strong>{Number(date.slice(8))}</strong>
          <span className="planning-figures">
            {free} · {share}
          </span>
        </>
      ),
    };
  });
}

export function classOf(date: CivilDate, businessDate: CivilDate): string {
  const weekend = weekdayOf(date) >= 6 ? "is-weekend" : "";
  if (date === businessDate) return `is-today ${weekend}`;
  return date < businessDate ? `is-past ${weekend}` : weekend;
}

export const datesOf = (from: CivilDate, to: CivilDate): CivilDate[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) }, (_, place) => addDays(from, place));

/** A group of each type: the stays without a room, then its rooms. */
export function planningGroups(planning: Planning, filter: RoomFilter, words: Words): GridGroup[] {
  const placed = planning.stays.flatMap((stay) => stay.bars.map((bar) => ({ ...bar, stay })));
  const ofRooms = new Map<string, PlacedBar[]>();
  for (const bar of placed) ofRooms.set(bar.roomId ?? "", [...(ofRooms.get(bar.roomId ?? "") ?? []), bar]);
  const types = planning.roomTypes.filter(({ id }) => filter.type === "" || id === filter.type);
  return types.map((type) => {
    const rooms = planning.rooms.filter(
      ({ roomTypeId, floor }) => roomTypeId === type.id && (filter.floor === "" || String(floor) === filter.floor),
    );
    const waiting = placed.filter(({ roomId, roomTypeId }) => roomId === undefined && roomTypeId === type.id);
    return {
      ...typeLine(type, planning, words),
      lines: [
        ...tracksOf(waiting, planning).map((bars, track) => lane(type, track, bars, planning, words)),
        ...rooms.map((room) => roomLine(room, ofRooms.get(room.id) ?? [], planning, words)),
      ],
    };
  });
}

function typeLine({ id, name }: RoomType, { counts, from }: Planning, { text, formats }: Words): GridLine {
  const ofType = counts.filter(({ roomTypeId }) => roomTypeId === id);
  return {
    id,
    name,
    head: <bdi className="planning-name">{name}</bdi>,
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
  for (const bar of seen.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const track = tracks.find((line) => (line.at(-1)?.to ?? "") <= bar.from);
    if (track) track.push(bar);
    else tracks.push([bar]);
  }
  return tracks;
}

/** The line of the stays of a type that wait for a room. */
const laneId = (typeId: string, track: number) => `${typeId}:${track}`;

function lane({ id }: RoomType, track: number, bars: PlacedBar[], planning: Planning, words: Words): GridLine {
  const name = words.text("booking.roomNone");
  const empty = words.text("planning.nobody");
  return {
    id: laneId(id, track),
    name,
    head: <span className="planning-lane">{name}</span>,
    ...nightsOfLine(name, bars, planning, words, () => ({ name: empty })),
  };
}

function roomLine(room: PlanningRoom, bars: PlacedBar[], planning: Planning, words: Words): GridLine {
  const { text } = words;
  const { id, number, cleanliness, features } = room;
  const blocks = planning.blocks.filter(({ roomId }) => roomId === id);
  const ofStays = nightsOfLine(number, bars, planning, words, (date) => {
    const block = blocks.find(({ from, to }) => from <= date && date < to);
    return block
      ? { name: text(`planning.kind.${block.kind}`), className: "is-blocked" }
      : { name: text("planning.freeRoom") };
  });
  const state = text(`desk.${cleanliness}`);
  const has = features.map((feature) => text(`booking.feature.${feature}`));
  return {
    id,
    name: [number, state, ...has].join(", "),
    head: (
      <>
        <bdi className="planning-number">{number}</bdi>
        <span className="planning-about" title={[state, ...has].join(" · ")}>
          <span className={cleanliness === "clean" ? "planning-clean" : "planning-dirty"}>{state}</span>
          {has.length > 0 && ` · ${has.join(" · ")}`}
        </span>
      </>
    ),
    ...ofStays,
    bars: [...(ofStays.bars ?? []), ...blocks.map((block) => blockBar(number, block, planning, words))],
  };
}

const BLOCK = "block:";

/** The block that a bar of the grid shows. */
export const blockOf = (planning: Planning, barId: string): RoomBlock | undefined =>
  barId.startsWith(BLOCK) ? planning.blocks.find(({ id }) => id === barId.slice(BLOCK.length)) : undefined;

function blockBar(place: string, block: RoomBlock, planning: Planning, { text, formats }: Words): GridBar {
  const { id, from, to, kind, reason } = block;
  const first = dayNumber(planning.from);
  const words = text(`planning.kind.${kind}`);
  return {
    id: `${BLOCK}${id}`,
    from: dayNumber(from) - first,
    to: dayNumber(to) - first,
    name: `${words}, ${place}, ${formats.date(from)} – ${formats.date(to)}, ${reason}`,
    className: "planning-bar planning-block",
    face: <span>{words}</span>,
    about: reason,
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
): Pick<GridLine, "bars" | "cellAt"> {
  const bars = placed.map((bar) => gridBar(place, bar, planning, words));
  return {
    bars,
    cellAt(column) {
      const date = addDays(planning.from, column);
      const holder = placed.find(({ from, to }) => from <= date && date < to);
      const state = holder ? { name: holder.stay.guest } : stateOn(date);
      return { ...state, about: state.name, name: `${place}, ${words.formats.date(date)}: ${state.name}` };
    },
  };
}

/** The stay that a bar of the grid is part of, and its nights there. */
export function barOf(planning: Planning, barId: string): PlacedBar | undefined {
  const [id = "", place] = barId.split("/");
  const stay = planning.stays.find((one) => one.id === id);
  const bar = stay?.bars[Number(place)];
  return stay && bar && { ...bar, stay };
}

function endsOf({ stay, from, to }: PlacedBar): GridBar["ends"] {
  const isFixed = stay.state === "inHouse" || from !== stay.arrival;
  return [...(isFixed ? [] : (["start"] as const)), ...(to === stay.departure ? (["end"] as const) : [])];
}

function gridBar(place: string, bar: PlacedBar, planning: Planning, { text, formats }: Words): GridBar {
  const { stay, from, to } = bar;
  const { id, guest, situation, balance, isVip, notes, arrival, departure, bars } = stay;
  const first = dayNumber(planning.from);
  const words = text(`situation.${situation}`);
  const amount = formats.money({ cents: balance, currency: planning.currency });
  const about = [
    words,
    text("booking.nights", { count: nightsBetween(arrival, departure) }),
    ...(balance > 0 ? [amount] : []),
  ];
  return {
    id: `${id}/${bars.findIndex((one) => one.from === from)}`,
    from: dayNumber(from) - first,
    to: dayNumber(to) - first,
    name: `${guest}, ${place}, ${formats.date(arrival)} – ${formats.date(departure)}, ${words}`,
    className: `planning-bar is-${situationTones[situation]}`,
    face: (
      <>
        {isVip && <FavouriteIcon size={14} aria-hidden="true" />}
        {notes.length > 0 && <DocumentIcon size={14} aria-hidden="true" />}
        <bdi>{guest}</bdi>
      </>
    ),
    about: about.join(" · "),
    isMovable: againstMoving(stay, planning.businessDate).length === 0,
    ends: endsOf(bar),
  };
}
