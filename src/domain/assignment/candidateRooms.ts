import type { AssignmentPlan } from "@/contract/reservations/assignment";

import { peopleReasons } from "../rates/peopleReasons";
import type { Criteria } from "./criteria";
import type { RoomGrid } from "./RoomGrid";

/** The rooms that a stay may have, by their places: of its type, and the better types if they are asked for. */
export type CandidatesOf = (stay: number, withUpgrades: boolean) => readonly number[];

/**
 * The hard rules that do not depend on other stays: the type sold or a better one, room for the people, what the guest
 * cannot do without. The room that a stay has stays possible, whatever its type; unless guests may be moved it is the only
 * one, as long as the stay can have it.
 */
export function candidateRooms(
  { stays, rooms, roomTypes }: AssignmentPlan,
  { movesRooms }: Pick<Criteria, "movesRooms">,
  grid: RoomGrid,
): CandidatesOf {
  const typeOf = new Map(roomTypes.map((type) => [type.id, type]));
  const places = new Map(rooms.map(({ id }, place) => [id, place]));
  const known = new Map<string, number[]>();

  function fitting(stay: number, withUpgrades: boolean): number[] {
    const { roomTypeId, preferences, ...people } = stays[stay]!;
    const needsAccess = preferences.includes("accessible");
    const key = [
      roomTypeId,
      people.adults,
      people.childrenAges.length,
      people.babies,
      needsAccess,
      withUpgrades,
    ].join();
    const sold = typeOf.get(roomTypeId);
    const found =
      known.get(key) ??
      rooms.flatMap((room, place) => {
        const type = typeOf.get(room.roomTypeId);
        if (!type || !sold) return [];
        const isOfType = type.id === sold.id || (withUpgrades && type.rank > sold.rank);
        const fits = peopleReasons(people, type).length === 0;
        return isOfType && fits && (!needsAccess || room.features.includes("accessible")) ? [place] : [];
      });
    known.set(key, found);
    return found;
  }

  function candidates(stay: number, withUpgrades: boolean): number[] {
    const own = places.get(stays[stay]!.roomId ?? "");
    if (own !== undefined && !movesRooms && !grid.isHeld(own, grid.spans[stay]!)) return [own];
    const found = fitting(stay, withUpgrades);
    return own === undefined || found.includes(own) ? found : [...found, own];
  }

  const usual: number[][] = [];
  const withBetter: number[][] = [];
  return (stay, withUpgrades) => ((withUpgrades ? withBetter : usual)[stay] ??= candidates(stay, withUpgrades));
}
