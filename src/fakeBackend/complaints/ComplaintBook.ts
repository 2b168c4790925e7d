import type { Complaint } from "@/contract/guests/complaint";
import { sentences } from "@/contract/sentences";

import type { Hotel } from "../hotel/Hotel";
import { KeptMap } from "../KeptMap";
import type { Shelf } from "../shelf";
import { Table } from "../table";
import { notFound } from "../records/Refused";

declare module "../database" {
  interface AreaData {
    readonly complaints: ComplaintBook;
  }
}

/** The stored part of a complaint: all that does not follow from it, the guests, the rooms and the clock. */
export type StoredComplaint = Omit<
  Complaint,
  "guest" | "room" | "dueAt" | "isLate" | "isFormLate" | "compensation" | "unapproved" | "actions"
>;

export const complaintId = (number: number) => `Q-${String(number).padStart(6, "0")}`;

/** The complaints of the hotel. Each is replaced, never changed, and by `put`, so that every tab hears of it. */
export class ComplaintBook {
  readonly hotel: Hotel;
  /** By the id that the client gave it, the complaint that a call made. */
  readonly madeBy: KeptMap<string>;
  readonly #table: Table<"id", StoredComplaint>;

  constructor(hotel: Hotel, seed: StoredComplaint[], shelf: Shelf) {
    this.hotel = hotel;
    this.madeBy = new KeptMap(shelf.table("complaintsMadeBy"));
    this.#table = new Table("id", seed, sentences.unknownId, shelf.table("complaints"));
  }

  all(): StoredComplaint[] {
    return this.#table.all();
  }

  get(id: string): StoredComplaint {
    if (!this.#table.has(id)) throw notFound();
    return this.#table.get(id);
  }

  nextId(): string {
    return complaintId(this.#table.nextNumber());
  }

  put(complaint: StoredComplaint): StoredComplaint {
    const stored = this.#table.insert(complaint);
    this.hotel.revision.advance("complaints");
    return stored;
  }

  /** Erases the texts that tell who a guest is, and the way to the message; dates and amounts stay. For good. */
  forgetGuest(guestId: string) {
    const ids = new Set(this.hotel.guests.idsOf(guestId));
    for (const complaint of this.all().filter((one) => ids.has(one.guestId))) {
      const history = complaint.history.map(({ note: _, changes, ...line }) => ({
        ...line,
        changes: changes.filter(({ field }) => field !== "guest" && field !== "description"),
      }));
      const version = complaint.version + 1;
      this.put({ ...complaint, description: "", solution: "", origin: undefined, history, version });
    }
  }
}
