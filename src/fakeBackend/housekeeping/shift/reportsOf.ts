import type { RoomReport } from "@/contract/rooms/shift";
import { civilDateIn } from "@/domain/civilDate";

import type { Database } from "../../core/database";

/** All that was told of each room on the business date, the newest first. */
export function reportsOf({ hotel, rooms, shift }: Database): (roomId: string) => RoomReport[] {
  const { businessDate, timeZone } = hotel.property;
  const isOfToday = ({ at }: RoomReport) => civilDateIn(new Date(at), timeZone) === businessDate;
  const things = shift.lostThings.all().map(({ id, roomId, what, foundBy: by, foundAt: at }) => {
    return { id, roomId, kind: "lostThing" as const, text: what, by, at };
  });
  const told = [...things, ...[...shift.told.entries()].map(([id, one]) => ({ id, ...one }))].filter(isOfToday);
  return (roomId) => {
    const seen = rooms.seenIn(roomId);
    const people = seen && { id: `people:${seen.at}`, kind: "people" as const, ...seen };
    const ofRoom = told.filter((one) => one.roomId === roomId).map(({ roomId: _, ...report }) => report);
    const { during: _, ...count } = people ?? { during: "" };
    const all: RoomReport[] = "id" in count && isOfToday(count) ? [...ofRoom, count] : ofRoom;
    return all.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  };
}
