import type { CivilDate, Cleanliness } from "@/contract/property";
import { roomOf } from "@/domain/reservations/roomOf";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { StoredRoom } from "./StoredRoom";

/** A morning on which the work has begun: of the rooms that were slept in, and of those that are vacant. */
const slept: readonly Cleanliness[] = ["dirty", "clean", "dirty", "inspected", "dirty", "cleaning", "dirty"];
const vacant: readonly Cleanliness[] = ["dirty", "inspected", "clean", "clean", "clean", "clean", "inspected"];

const MINUTE = 60_000;

/**
 * Of the sample's first day, `date`: rooms in all states, two guests who are not to be disturbed, a defect, and one
 * discrepancy of each kind.
 */
export function sampleMarks({ sampled, setUp }: Hotel, now: Date, date: CivilDate): StoredRoom[] {
  const byRoom = (isIn: (stay: StoredReservation) => boolean) =>
    new Map(sampled.filter(isIn).map((stay) => [roomOf(stay, date), stay]));
  const here = byRoom(({ state }) => state === "inHouse");
  const left = byRoom(({ checkedOutOn }) => checkedOutOn === date);
  const awaited = byRoom(({ state, arrival }) => state === "confirmed" && arrival === date);
  const at = (minutes: number) => new Date(now.getTime() - minutes * MINUTE).toISOString();
  const seen = (during: string, people: number, by: string, minutes: number) => ({
    seen: { during, people, by, at: at(minutes) },
  });

  let [oldOnes, emptyOnes] = [0, 0];
  return setUp.roomsInUse.flatMap(({ id }): StoredRoom[] => {
    const kept = (cleanliness: Cleanliness, after = "", more: Partial<StoredRoom> = {}) => [
      { id, version: 1, mark: { after, on: date, cleanliness }, fault: "", history: [], ...more },
    ];
    const stay = here.get(id);
    const leave = left.get(id);
    // who has come today was given a room that was ready
    if (stay?.checkedInOn === date) return kept("clean", leave && `${leave.id} checkOut`);
    if (leave) return [];
    if (!stay) {
      const nth = ++emptyOnes;
      const cleanliness = vacant[nth % vacant.length]!;
      const isLeftAlone = cleanliness === "dirty" && awaited.has(id);
      const more = nth === 4 ? seen("", 2, "Fatou Diop", 35) : {};
      return kept(isLeftAlone ? "clean" : cleanliness, "", more);
    }
    const nth = ++oldOnes;
    const people = stay.adults + stay.childrenAges.length;
    const more: Record<number, Partial<StoredRoom>> = {
      2: { doNotDisturb: stay.id },
      5: seen(stay.id, 0, "Mihaela Ionescu", 50),
      8: { fault: "La persiana no baja." },
      12: seen(stay.id, people + 1, "Fatou Diop", 20),
      17: { doNotDisturb: stay.id },
    };
    const isLeaving = stay.departure === date;
    return kept(isLeaving ? "dirty" : slept[nth % slept.length]!, "", more[nth]);
  });
}
