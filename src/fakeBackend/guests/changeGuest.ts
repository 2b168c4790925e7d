import type { GuestData } from "@/contract/people/guest";
import { guestChanges } from "@/domain/guests/guestChanges";
import { guestReasonsAgainst } from "@/domain/guests/guestPermissions";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest, StoredGuestEntry } from "../hotel/books/StoredGuest";
import type { Actor } from "../records/Actor";
import { historyWith } from "../records/history";
import { notFound, refuse } from "../records/Refused";
import { guestEntryOf } from "./GuestEntry";
import { guestHistoryOf } from "./guestHistory";
import { ruledGuest } from "./toGuestProfile";

/** A guest who is in the register; the id of a merged one leads to the kept record. */
export function livingGuest(id: string, hotel: Hotel): StoredGuest {
  const guest = hotel.guests.get(id);
  if (guest.isDeleted) throw notFound();
  return guest;
}

export function refuseAgainst(action: Parameters<typeof guestReasonsAgainst>[0], guest: StoredGuest, hotel: Hotel) {
  refuse(guestReasonsAgainst(action, ruledGuest(guestEntryOf(guest, hotel), hotel)));
}

type Line = Pick<StoredGuestEntry, "what" | "note" | "guestId">;

/** Puts the change into the books, with a version and a line in the history that says what it was. */
export function changeGuest(
  stored: StoredGuest,
  change: Partial<Omit<StoredGuest, "id" | "version" | "history">>,
  line: Line,
  hotel: Hotel,
  actor: Actor,
): StoredGuest {
  const next = { ...stored, ...change, version: stored.version + 1 };
  const changes = guestChanges(stored, next);
  const history = historyWith(guestHistoryOf(stored, hotel), { ...line, changes }, actor);
  return hotel.putGuest({ ...next, history });
}

export function addGuest(data: GuestData, hotel: Hotel, actor: Actor): StoredGuest {
  const history = historyWith([], { what: "created" as const, changes: [] }, actor);
  const added = hotel.guests.add({ ...data, history });
  hotel.revision.advance("guests");
  return added;
}
