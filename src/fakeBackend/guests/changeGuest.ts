import type { GuestData } from "@/contract/guests/guest";
import type { GuestAct } from "@/contract/guests/guestProfile";
import { guestChanges } from "@/domain/guests/guestChanges";
import { guestReason, guestReasonsAgainst } from "@/domain/guests/guestPermissions";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest, StoredGuestEntry } from "../hotel/StoredGuest";
import type { Actor } from "../records/Actor";
import { notFound, refuse, refuseInput } from "../records/Refused";
import { guestEntryOf } from "./GuestEntry";
import { guestHistoryWith } from "./guestHistory";
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
  { by, now }: Actor,
): StoredGuest {
  const next = { ...stored, ...change, version: stored.version + 1 };
  const changes = guestChanges(stored, next);
  const history = guestHistoryWith(stored, hotel, { at: now.toISOString(), by, ...line, changes });
  return hotel.putGuest({ ...next, history });
}

export function addGuest(data: GuestData, hotel: Hotel, { by, now }: Actor): StoredGuest {
  const created = { id: "history-1", at: now.toISOString(), by, what: "created" as const, changes: [] };
  const added = hotel.guests.add({ ...data, history: [created] });
  hotel.revision.advance("guests");
  return added;
}

/** Marks a guest or clears the mark, with a reason. */
export function actOnGuest(
  stored: StoredGuest,
  action: Exclude<GuestAct["action"], "anonymise">,
  asked: string,
  hotel: Hotel,
  actor: Actor,
) {
  const reason = asked.trim();
  if (reason === "") refuseInput([guestReason("GUEST_REASON_MISSING")]);
  const unwelcome = action === "markUnwelcome" ? { reason, by: actor.by, at: actor.now.toISOString() } : undefined;
  return changeGuest(stored, { unwelcome }, { what: action, note: reason }, hotel, actor);
}
