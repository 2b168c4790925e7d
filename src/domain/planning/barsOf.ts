import type { PlanningBar } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import type { ReservationNight } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";

/** A night, and where it is slept; or a day with a room and without a night. */
export type PlacedNight = Pick<ReservationNight, "date" | "roomId" | "roomTypeId"> & Pick<PlanningBar, "isDay">;

/** A bar for the nights that follow each other in one room. */
export function barsOf(nights: readonly PlacedNight[]): PlanningBar[] {
  const bars: PlanningBar[] = [];
  for (const { date, roomId, roomTypeId, isDay } of nights) {
    const last = bars.at(-1);
    const to = addDays(date, 1);
    if (last && last.roomId === roomId && last.roomTypeId === roomTypeId && last.to === date) last.to = to;
    else
      bars.push({ ...(roomId === undefined ? {} : { roomId }), roomTypeId, from: date, to, ...(isDay && { isDay }) });
  }
  return bars;
}

interface Place {
  from: CivilDate;
  to: CivilDate;
  /** Without one the nights wait for a room of the type. */
  roomId?: string;
  roomTypeId: string;
}

/** The nights of `[from, to)` in a room; those before the business date have been slept where they were. */
export function placed<Night extends PlacedNight>(
  nights: readonly Night[],
  { from, to, roomId, roomTypeId }: Place,
  businessDate: CivilDate,
): Night[] {
  return nights.map((night) => {
    if (night.date < businessDate || night.date < from || night.date >= to) return night;
    const { roomId: _, ...roomless } = night;
    return { ...roomless, ...(roomId === undefined ? {} : { roomId }), roomTypeId } as Night;
  });
}
