import { defineContract, type } from "../endpoint";
import type { NamingText } from "./erasure";
import type { Guest, GuestData, GuestDraft } from "../people/guest";
import type { GuestColumn, GuestFilter, GuestRow, GuestView } from "./guestList";
import type { DuplicatePair, GuestAct, GuestProfile, GuestRefusal, MergeRequest } from "./guestProfile";
import { changes, changesTo, creates, recordCalls } from "../records";
import type { RecordId } from "../formats";

const calls = recordCalls<{
  row: GuestRow;
  column: GuestColumn;
  view: GuestView;
  filter: GuestFilter;
  record: GuestProfile;
  draft: GuestData;
  act: Omit<GuestAct, "action">;
  refusal: GuestRefusal;
}>()("/pms/guests", ["guests", "reservations"]);

/** Records of guests, their duplicates and the erasure of their data. */
export const guestsContract = defineContract({
  /** At most twenty whose name, e-mail, telephone or document holds the text, the best match first. */
  searchGuests: { method: "GET", path: "/pms/guests/search", query: type<{ text: string }>(), reply: type<Guest[]>() },
  /** Those who have the e-mail, telephone or document already. */
  findDuplicates: {
    method: "GET",
    path: "/pms/guests/duplicates",
    query: type<Partial<Pick<Guest, "email" | "phone" | "document">>>(),
    reply: type<Guest[]>(),
  },
  /** Unless sorted, by name. */
  listGuests: calls.list,
  /** Every row of a filter, for exporting and printing. */
  exportGuests: calls.rows,
  /** Records that are probably of one person, or are known to be of two who look like one; the surest pairs first. */
  listDuplicateGuests: {
    method: "GET",
    path: "/pms/guests/duplicate-pairs",
    reply: type<DuplicatePair[]>(),
    reads: ["guests", "reservations"],
  },
  /** The id of a merged guest leads to the record that was kept. */
  getGuest: { ...calls.get, reads: ["guests", "reservations", "setUp"] },
  /** Idempotent by `clientId`: a repeat replies with the guest that the first call made. What is left out is unknown. */
  createGuest: {
    method: "POST",
    path: "/pms/guests",
    ...creates<GuestDraft & Partial<GuestData>, GuestProfile, GuestRefusal>(),
  },
  /** 409 with `current` when `version` is not the newest, unless the guest is already as the draft says. */
  updateGuest: calls.update,
  /** 409 with the reason while there is an active reservation. */
  deleteGuest: { method: "DELETE", path: "/pms/guests/:id", ...changesTo<string, GuestRefusal>() },
  /** Takes a deletion back. */
  restoreGuest: { method: "PUT", path: "/pms/guests/:id/restore", ...changesTo<GuestProfile, GuestRefusal>() },
  /**
   * Texts that name the guest and would not be erased with their record, and what the law keeps of them. Of an erased guest:
   * the places of those that were left.
   */
  listNamingTexts: { method: "GET", path: "/pms/guests/:id/naming-texts", reply: type<NamingText[]>() },
  /** `action` is a `GuestMark`. 409 with the reasons why it may not be, or with `current`. */
  actOnGuest: calls.act,
  /**
   * The guest of the path is kept, and has all reservations of the other from then on. 422 with the fields in which they
   * differ and that are not chosen.
   */
  mergeGuests: {
    method: "POST",
    path: "/pms/guests/:id/merge",
    ...changes<MergeRequest, GuestProfile, GuestRefusal>(),
  },
  /**
   * Takes a merge back: both guests are as they were, whichever merges were made since. What was edited since stays; 409
   * when that is what the merge had brought.
   */
  unmergeGuests: {
    method: "POST",
    path: "/pms/guests/:id/unmerge",
    ...changes<{ otherId: RecordId }, GuestProfile, GuestRefusal>(),
  },
  /** Says that two records are of two people, who are then not proposed to be merged, or takes that back. */
  setGuestsApart: {
    method: "PUT",
    path: "/pms/guests/:id/apart",
    ...changes<{ otherId: RecordId; isApart: boolean }, GuestProfile, GuestRefusal>(),
  },
});
