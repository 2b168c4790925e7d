import type { CivilDate } from "@/contract/property";
import type { CleaningKind, CleaningTask, Housekeeper } from "@/contract/rooms/cleaningTasks";

import { KeptMap } from "../core/KeptMap";
import type { Shelf } from "../core/shelf";
import type { Hotel } from "../hotel/Hotel";
import { RecordBook } from "../records/RecordBook";

/** The work of people on a task: all else follows from stays and rules. */
export interface StoredTask extends Pick<
  CleaningTask,
  "id" | "version" | "date" | "roomId" | "assigneeId" | "reason" | "state" | "startedAt" | "minutes" | "note"
> {
  /** As it was when it was worked on last: a closed day is counted by these. */
  kind: CleaningKind;
  credits: number;
  /** Stay of the guest for whom it was put off last, "" before. */
  postponedFor: string;
  /** Inspections that it has not passed. */
  failures: number;
}

type Person = Omit<Housekeeper, "isAbsent">;

/** Work on the rooms of the hotel, and who is there for it. */
export class HousekeepingBook extends RecordBook<StoredTask> {
  /** The first day of the book: of days before nothing is known. */
  readonly since: CivilDate;
  readonly #people: readonly Person[];
  readonly #absences: KeptMap<true>;

  constructor(hotel: Hotel, shelf: Shelf, since: CivilDate, seed: readonly StoredTask[], people: readonly Person[]) {
    super(hotel, shelf, seed, { topic: "rooms", name: "cleaningTasks" });
    this.since = since;
    this.#people = people;
    this.#absences = new KeptMap(shelf.table("housekeepingAbsences"));
  }

  peopleOn(date: CivilDate): Housekeeper[] {
    return this.#people.map((person) => ({ ...person, isAbsent: this.isAbsent(date, person.id) }));
  }

  isAbsent(date: CivilDate, personId: string): boolean {
    return this.#absences.get(`${date} ${personId}`) ?? false;
  }

  /** Who is absent gives back what is not finished. */
  setAbsence(date: CivilDate, personId: string, isAbsent: boolean, given: readonly CleaningTask[]) {
    const key = `${date} ${personId}`;
    if (isAbsent) this.#absences.set(key, true);
    else this.#absences.delete(key);
    for (const task of given) this.change(task, { assigneeId: "", reason: undefined });
    this.hotel.revision.advance("rooms");
  }

  /** Keeps what a person has done with a task. */
  change(task: CleaningTask, change: Partial<StoredTask>): StoredTask {
    const { id, date, roomId, assigneeId, reason, state, startedAt, minutes, note, kind, credits } = task;
    const known = this.find(id) ?? { postponedFor: "", failures: 0 };
    const shown = { id, date, roomId, assigneeId, reason, state, startedAt, minutes, note, kind, credits };
    return this.put({ ...known, ...shown, ...change, version: task.version + 1 });
  }
}
