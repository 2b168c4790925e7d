import type { Complaint } from "@/contract/guests/complaint";

import { numbered, RecordBook } from "../records/RecordBook";

/** The stored part of a complaint: all that does not follow from it, the guests, the rooms and the clock. */
export type StoredComplaint = Omit<
  Complaint,
  "guest" | "room" | "dueAt" | "isLate" | "isFormLate" | "compensation" | "unapproved" | "actions"
>;

export const complaintId = numbered("Q");

/** The complaints of the hotel. */
export class ComplaintBook extends RecordBook<StoredComplaint> {
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
