import type { GuestData, GuestDraft } from "@/contract/people/guest";
import { guestChanges } from "@/domain/guests/guestChanges";
import { generalReason } from "@/domain/definition/generalReason";

import { refuseInput } from "../records/Refused";
import { serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import { addGuest, changeGuest, livingGuest } from "./changeGuest";
import { toGuestProfile } from "./toGuestProfile";
import { writtenGuest } from "./writtenGuest";

/** The guests as records; to erase them reads all other books, too. */
export const guestRecord = serveRecord({
  booksOf: ({ db }: Context) => db,
  get: (id, { hotel }) => livingGuest(id, hotel),
  shown: (stored, { hotel }) => toGuestProfile(stored, hotel),
  stale: generalReason("RECORD_STALE"),
});

export const guestForm = guestRecord.form({
  written: (draft: GuestDraft & Partial<GuestData>, { hotel }) => writtenGuest(draft, hotel),
  isWritten: (stored, { data }) => guestChanges(stored, data).length === 0,
  check: ({ reasons, fields }) => refuseInput(reasons, fields),
  madeBy: ({ guests }) => guests.madeBy,
  add: ({ data }, { hotel }, actor) => addGuest(data, hotel, actor),
  rewrite: (stored, { data }, { hotel }, actor) => changeGuest(stored, data, { what: "changed" }, hotel, actor),
});
