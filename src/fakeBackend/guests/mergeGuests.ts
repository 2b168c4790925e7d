import type { MergeRequest } from "@/contract/guests/guestProfile";
import { dataOf, mergedData } from "@/domain/guests/guestChanges";
import { guestReason } from "@/domain/guests/guestPermissions";
import { fullName } from "@/domain/people/names";

import type { Hotel } from "../hotel/Hotel";
import { notFound } from "../hotel/refusals";
import type { Actor } from "../hotel/reservations/act";
import type { StoredGuest } from "../hotel/StoredGuest";
import { changeGuest, livingGuest, refuseAgainst } from "./changeGuest";
import { refuseGuest, refuseStaleGuest } from "./guestRefusals";

/** Makes two records one. The other's reservations follow it, so that a merge moves nothing and can be undone exactly. */
export function mergeGuests(kept: StoredGuest, request: MergeRequest, hotel: Hotel, actor: Actor): StoredGuest {
  const { otherId, version, otherVersion, fromOther } = request;
  if (hotel.guests.find(otherId)?.merged?.into === kept.id) return kept; // a repeat
  const other = livingGuest(otherId, hotel);
  if (other.id === kept.id) refuseGuest([guestReason("MERGE_WITH_ITSELF")]);
  refuseStaleGuest(kept, version, hotel);
  refuseStaleGuest(other, otherVersion, hotel);
  for (const guest of [kept, other]) refuseAgainst("merge", guest, hotel);

  const undo = { data: dataOf(kept), unwelcome: kept.unwelcome, version: kept.version + 1 };
  changeGuest(other, { merged: { into: kept.id, undo } }, { what: "merged", note: fullName(kept) }, hotel, actor);
  // a mark "not welcome" survives the merge
  const change = { ...mergedData(kept, other, fromOther), unwelcome: kept.unwelcome ?? other.unwelcome };
  return changeGuest(kept, change, { what: "merged", note: fullName(other) }, hotel, actor);
}

/** Takes a merge back, unless the kept record has been changed since; a repeat changes nothing. */
export function unmergeGuests(kept: StoredGuest, otherId: string, hotel: Hotel, actor: Actor): StoredGuest {
  const other = hotel.guests.find(otherId);
  if (!other) throw notFound();
  const { merged } = other;
  if (merged?.into !== kept.id) return kept;
  if (merged.undo?.version !== kept.version) refuseGuest([guestReason("MERGE_CHANGED")]);
  changeGuest(other, { merged: undefined }, { what: "unmerged", note: fullName(kept) }, hotel, actor);
  const change = { ...merged.undo?.data, unwelcome: merged.undo?.unwelcome };
  return changeGuest(kept, change, { what: "unmerged", note: fullName(other) }, hotel, actor);
}
