import type { CleaningTask } from "@/contract/day/close";
import type { CivilDate, Room } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";

interface CleanedStay extends Pick<Reservation, "state" | "arrival" | "departure"> {
  nights: readonly { date: CivilDate; roomId?: string }[];
  dayRoomId?: string;
}

/** The rooms to clean on the day after `date`: those with a guest on the night of `date`, and empty rooms in `dirty`, by id. */
export function cleaningAfter(
  date: CivilDate,
  stays: readonly CleanedStay[],
  rooms: readonly Pick<Room, "id" | "number">[],
  dirty: ReadonlySet<string>,
): CleaningTask[] {
  const next = addDays(date, 1);
  const roomOn = ({ nights, dayRoomId }: CleanedStay, day: CivilDate) =>
    nights.length === 0 ? dayRoomId : nights.find((one) => one.date === day)?.roomId;
  const sleeping = new Map(
    stays.filter(({ state }) => state === "inHouse").map((stay) => [roomOn(stay, date), stay] as const),
  );
  const awaited = new Set(
    stays.filter(({ state, arrival }) => state === "confirmed" && arrival === next).map((stay) => roomOn(stay, next)),
  );
  return rooms.flatMap(({ id, number }) => {
    const stay = sleeping.get(id);
    if (!stay && !dirty.has(id)) return [];
    const kind = stay ? (stay.departure > next ? "stay" : "departure") : "vacant";
    return [{ room: number, kind, isAwaited: awaited.has(id) } as const];
  });
}
