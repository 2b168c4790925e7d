import type { Period } from "@/contract/figures/period";
import { type CancellationKey, type CancellationRow, leadBands } from "@/contract/figures/reports";
import type { Cents, CivilDate } from "@/contract/property";

import { isUncounted } from "../reservations/countedReasons";
import type { FigureStay } from "./figureStay";
import { countBooked, isBooked, leadDaysOf } from "./nightSums";
import { isWithin } from "./period";

/** Days between making and arrival, in bands named by their first day. */
export const leadBandOf = (stay: Pick<FigureStay, "createdOn" | "arrival">): string =>
  String(leadBands.findLast((first) => first <= leadDaysOf(stay)) ?? 0);

const keys: Record<CancellationKey, (stay: FigureStay) => string> = {
  lead: leadBandOf,
  channel: ({ channelId }) => channelId,
  reason: ({ state, cancelReason = "other" }) =>
    state === "cancelled" ? cancelReason : state === "noShow" ? "noShow" : "",
};

/** The value of a cancellation's row. */
export const cancellationKeyOf = (by: CancellationKey, stay: FigureStay): string => keys[by](stay);

export const isOff = ({ state }: Pick<FigureStay, "state">): boolean => state === "cancelled" || state === "noShow";

/** Rooms of a type that were left empty on a closed night: neither slept in nor blocked. */
export type EmptyRooms = (night: CivilDate, roomTypeId: string) => number;

/**
 * The revenue that each reservation has lost by not taking place, without VAT. Only closed nights count, and of each no more
 * than rooms of the type were left empty: the others were sold again. One that another replaces has lost nothing. The last to go had the least time, and lose first.
 */
export function lostRevenue(
  stays: Iterable<FigureStay>,
  emptyOn: EmptyRooms,
  openNight: CivilDate,
): Map<FigureStay["id"], Cents> {
  const lost = new Map<FigureStay["id"], Cents>();
  const left = new Map<string, number>();
  const lostStays = [...stays].filter((stay) => isOff(stay) && !isUncounted(stay));
  const ended = lostStays.toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
  for (const { id, nights } of ended) {
    for (const { date, roomTypeId, net } of nights) {
      if (date >= openNight) continue;
      const key = `${date},${roomTypeId}`;
      const empty = left.get(key) ?? emptyOn(date, roomTypeId);
      left.set(key, empty - 1);
      if (empty > 0) lost.set(id, (lost.get(id) ?? 0) + net);
    }
  }
  return lost;
}

/** The reservations that were to arrive in a period, by key. `lost` is `lostRevenue`. */
export function cancellationRows(
  stays: Iterable<FigureStay>,
  period: Period,
  by: CancellationKey,
  lost: ReadonlyMap<FigureStay["id"], Cents>,
  openNight: CivilDate,
): CancellationRow[] {
  const rows = new Map<string, CancellationRow>();
  for (const stay of stays) {
    if (!isBooked(stay) || !isWithin(stay.arrival, period)) continue;
    const key = cancellationKeyOf(by, stay);
    const row = rows.get(key) ?? { key, booked: 0, cancelled: 0, noShows: 0, due: 0, nights: 0, lost: 0, charged: 0 };
    rows.set(key, row);
    countBooked(row, stay, openNight);
    if (!isOff(stay)) continue;
    row.nights += stay.nights.length;
    row.lost += lost.get(stay.id) ?? 0;
    row.charged += stay.fee;
  }
  return [...rows.values()].toSorted(inOrder(by));
}

/** Bands from the shortest; else the most that did not take place first. */
const inOrder = (by: CancellationKey) => (one: CancellationRow, other: CancellationRow) =>
  by === "lead"
    ? Number(one.key) - Number(other.key)
    : other.cancelled + other.noShows - one.cancelled - one.noShows || (one.key < other.key ? -1 : 1);
