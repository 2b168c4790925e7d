import type { LedgerEntry, LoyaltyLevel } from "@/contract/guests/member";
import { sentences } from "@/contract/sentences";
import { pointsOf } from "@/domain/loyalty/ledger";
import type { Period } from "@/domain/loyalty/loyaltyStays";

import { groupedBy } from "../core/groupedBy";
import type { Hotel } from "../hotel/Hotel";
import { numbered, RecordBook } from "../records/RecordBook";
import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import type { Actor } from "../records/Actor";

/** A guest's place in the programme; all else follows from the ledger and the stays. */
export interface StoredMember {
  guestId: string;
  version: number;
  /** The oldest first; a member has left if the last one has an end. */
  periods: Period[];
}

export interface StoredEntry extends LedgerEntry {
  /** Of the member that it was posted to. */
  memberId: string;
}

export interface LoyaltySeed {
  levels: LoyaltyLevel[];
  members: StoredMember[];
  entries: StoredEntry[];
}

export const entryId = numbered("P");

export const isMember = ({ periods }: StoredMember): boolean => periods.at(-1)?.to === undefined;

/** The rules of the programme besides its levels. */
export const programme = { pointsPerEuro: 1, centsPerPoint: 5, expiryMonths: 18 };

/** The members and their ledger, to which entries are only added. */
export class LoyaltyBook {
  readonly hotel: Hotel;
  readonly levels: RecordBook<LoyaltyLevel>;
  readonly members: Table<"guestId", StoredMember>;
  readonly #entries: Table<"id", StoredEntry>;
  readonly #posted: Set<string>;

  constructor(hotel: Hotel, { levels, members, entries }: LoyaltySeed, shelf: Shelf) {
    this.hotel = hotel;
    this.levels = new RecordBook(hotel, shelf, levels, { topic: "loyalty", name: "loyaltyLevels" });
    this.members = new Table("guestId", members, sentences.unknownId, shelf.table("loyaltyMembers"));
    this.#entries = new Table("id", entries, sentences.unknownId, shelf.table("loyaltyEntries"));
    this.#posted = new Set(this.#entries.all().map(({ sourceRef }) => sourceRef));
  }

  /** By the member that they were posted to. */
  entries(): Map<string, StoredEntry[]> {
    return groupedBy(this.#entries.all(), ({ memberId }) => memberId);
  }

  /** Posts an entry, once for each `sourceRef`. */
  post(entry: Omit<StoredEntry, "id">) {
    if (this.#posted.has(entry.sourceRef)) return;
    this.#posted.add(entry.sourceRef);
    this.#entries.insert({ ...entry, id: entryId(this.#entries.nextNumber()) });
  }

  find(sourceRef: string): StoredEntry | undefined {
    return this.#entries.all().find((entry) => entry.sourceRef === sourceRef);
  }

  /** Puts other words to an entry; its points never change. */
  rewrite({ id, reason }: Pick<StoredEntry, "id" | "reason">) {
    this.#entries.update(id, { reason });
  }

  /** Of the next entry for a stay: unlike that of any other. */
  stayRef(reservationId: string): string {
    const ofStay = this.#entries.all().filter((entry) => entry.reservationId === reservationId);
    return `stay:${reservationId}:${ofStay.length + 1}`;
  }

  /** Ends a membership. Points that are left are lost; a debt stays, for when the guest joins again. */
  end(rows: readonly StoredMember[], reason: string, { by, now }: Actor) {
    const [first] = rows;
    const { businessDate } = this.hotel.property;
    const entries = this.entries();
    const points = pointsOf(rows.flatMap(({ guestId }) => entries.get(guestId) ?? []));
    if (first && points > 0) {
      const moment = { at: now.toISOString(), on: businessDate, by };
      const posting = { kind: "forfeited" as const, points: -points, reason, reservationId: "" };
      const sourceRef = `leave:${first.guestId}:${first.version}`;
      this.post({ ...posting, ...moment, memberId: first.guestId, sourceRef });
    }
    for (const row of rows) {
      const periods = row.periods.map(({ from, to = businessDate }) => ({ from, to }));
      this.members.insert({ ...row, periods, version: row.version + 1 });
    }
    this.hotel.revision.advance("loyalty");
  }

  /** Takes a guest out of the programme, and erases what was written about them; the figures stay. For good. */
  forgetGuest(guestId: string, actor: Actor) {
    const ids = this.hotel.guests.idsOf(guestId);
    const rows = ids.flatMap((id) => (this.members.has(id) ? this.members.get(id) : []));
    if (rows.some(isMember)) this.end(rows, "", actor);
    const entries = this.entries();
    for (const entry of ids.flatMap((id) => entries.get(id) ?? [])) this.#entries.insert({ ...entry, reason: "" });
  }
}
