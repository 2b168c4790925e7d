import type { Planning, PlanningBar, PlanningStay } from "@/contract/reservations/planning";

/** A bar, and the stay that it is part of. */
export interface StayBar {
  stay: PlanningStay;
  bar: PlanningBar;
}

/** By the id of the room; of bars without one by that of their type. */
type BarsOfRooms = ReadonlyMap<string, readonly StayBar[]>;

interface Known {
  stays: readonly PlanningStay[];
  bars: BarsOfRooms;
}

/** Of each planning, however its stays move; forgotten with it. */
const knownBars = new WeakMap<Planning["rooms"], Known>();

const placeOf = ({ roomId, roomTypeId }: PlanningBar) => roomId ?? roomTypeId;

/**
 * The bars of each room, and those of each type that have none. A hotel may have thousands, and a move changes one or
 * two: the other rooms keep the arrays of the last call.
 */
export function barsOfRooms({ rooms, stays }: Pick<Planning, "rooms" | "stays">): BarsOfRooms {
  const last = knownBars.get(rooms);
  if (last?.stays === stays) return last.bars;
  const bars = (last && changed(last, stays)) ?? grouped(stays);
  knownBars.set(rooms, { stays, bars });
  return bars;
}

function grouped(stays: readonly PlanningStay[]): BarsOfRooms {
  const bars = new Map<string, StayBar[]>();
  for (const stay of stays) {
    for (const bar of stay.bars) {
      const place = placeOf(bar);
      const known = bars.get(place);
      if (known) known.push({ stay, bar });
      else bars.set(place, [{ stay, bar }]);
    }
  }
  return bars;
}

/** The bars of the last call without the stays that have changed since, and with what has become of these. */
function changed(last: Known, stays: readonly PlanningStay[]): BarsOfRooms | undefined {
  if (stays.length !== last.stays.length) return undefined;
  const news = stays.filter((stay, place) => stay !== last.stays[place]);
  if (news.length > MOST_CHANGED) return undefined;
  const olds = new Set(last.stays.filter((stay, place) => stay !== stays[place]));
  const bars = new Map(last.bars);
  const left = new Set([...olds].flatMap((stay) => stay.bars.map(placeOf)));
  for (const place of left) bars.set(place, bars.get(place)?.filter(({ stay }) => !olds.has(stay)) ?? []);
  for (const [place, added] of grouped(news)) bars.set(place, [...(bars.get(place) ?? []), ...added]);
  return bars;
}

/** With more changed stays than this, making all lines again is faster. */
const MOST_CHANGED = 20;
