import type { MergeRequest } from "@/contract/guests/guestProfile";
import { generalReason } from "@/domain/definition/generalReason";
import {
  mergeChoices,
  type MergedData,
  mergedAgain,
  mergedDataOf,
  mergedGuest,
  type MergeStep,
} from "@/domain/guests/guestMerges";
import { guestReason } from "@/domain/guests/guestPermissions";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { Actor } from "../records/Actor";
import { notFound, refuse, Refused, refuseInput } from "../records/Refused";
import { changeGuest, livingGuest, refuseAgainst } from "./changeGuest";
import { areApart } from "./guestsApart";
import { toGuestProfile } from "./toGuestProfile";

/** Makes two records one. The other's reservations follow it, so that a merge moves nothing and can be undone exactly. */
export function mergeGuests(kept: StoredGuest, request: MergeRequest, hotel: Hotel, actor: Actor): StoredGuest {
  const { otherId, version, otherVersion, chosen } = request;
  if (hotel.guests.find(otherId)?.merged?.into === kept.id) return kept; // a repeat
  const other = livingGuest(otherId, hotel);
  if (other.id === kept.id) refuse([guestReason("MERGE_WITH_ITSELF")]);
  refuseStaleGuest(kept, version, hotel);
  refuseStaleGuest(other, otherVersion, hotel);
  for (const guest of [kept, other]) refuseAgainst("merge", guest, hotel);
  if (areApart(kept, other, hotel)) refuse([guestReason("MERGE_APART")]);
  const missing = mergeChoices(kept, other).filter((field) => chosen[field] === undefined);
  const reason = guestReason("MERGE_CHOICE_MISSING");
  const fields = Object.fromEntries(missing.map((field) => [field, reason.message]));
  refuseInput(missing.length > 0 ? [reason] : [], fields);

  const undo = { before: mergedDataOf(kept), chosen, version: kept.version + 1 };
  changeGuest(other, { merged: { into: kept.id, undo } }, { what: "merged", guestId: kept.id }, hotel, actor);
  return changeGuest(kept, mergedGuest(kept, other, chosen), { what: "merged", guestId: other.id }, hotel, actor);
}

function refuseStaleGuest(stored: StoredGuest, version: number, hotel: Hotel) {
  if (version === stored.version) return;
  throw new Refused(409, { reasons: [generalReason("RECORD_STALE")], current: toGuestProfile(stored, hotel) });
}

/** Takes a merge back, unless what it had brought has been edited since; a repeat changes nothing. */
export function unmergeGuests(
  kept: StoredGuest,
  { otherId }: { otherId: string },
  hotel: Hotel,
  actor: Actor,
): StoredGuest {
  const other = hotel.guests.find(otherId);
  if (!other) throw notFound();
  const { merged } = other;
  if (!merged || hotel.guests.get(other.id).id !== kept.id) return kept;
  refuseAgainst("merge", kept, hotel);
  const rebuilt = withoutMerge(other, undefined, hotel);
  if (!rebuilt) throw new Refused(409, { reasons: [guestReason("MERGE_CHANGED")] });
  changeGuest(other, { merged: undefined }, { what: "unmerged", guestId: merged.into }, hotel, actor);
  for (const guest of rebuilt.siblings) hotel.putGuest(guest);
  for (const { id, now, merged: above } of rebuilt.holders) {
    const holder = hotel.guests.find(id)!;
    changeGuest(holder, { ...now, merged: above }, { what: "unmerged", guestId: other.id }, hotel, actor);
  }
  return hotel.guests.get(kept.id);
}

interface Rebuilt {
  /** The record that the other was merged into, then the one that this was merged into, and so on. */
  holders: (Pick<StoredGuest, "id" | "merged"> & { now: MergedData })[];
  /** Other records that are merged into those. */
  siblings: StoredGuest[];
}

/** The other records after a merged one leaves, or has another content; undefined where it may not. */
function withoutMerge(other: StoredGuest, content: MergedData | undefined, hotel: Hotel): Rebuilt | undefined {
  const holder = hotel.guests.find(other.merged!.into)!;
  const merged = hotel.guests
    .mergedInto(holder.id)
    .map((id) => hotel.guests.find(id)!)
    .toSorted((one, next) => orderOf(one) - orderOf(next));
  const steps = merged.map(stepOf);
  const left = merged.map((guest, place) => {
    const { chosen } = steps[place]!;
    if (guest.id !== other.id) return { other: mergedDataOf(guest), chosen };
    return content && { other: content, chosen };
  });
  const again = mergedAgain(steps, mergedDataOf(holder), left);
  if (!again) return undefined;
  const { befores, now } = again;
  const siblings = merged
    .map((guest, place) => ({ ...guest, merged: mergedBefore(guest, befores[place]!) }))
    .filter(({ id }) => id !== other.id);
  if (!holder.merged) return { holders: [{ id: holder.id, now }], siblings };
  const above = withoutMerge(holder, now, hotel);
  const own = { id: holder.id, now, merged: holder.merged };
  return above && { holders: [own, ...above.holders], siblings: [...siblings, ...above.siblings] };
}

const undoOf = ({ merged }: StoredGuest) => merged!.undo!;

const orderOf = (guest: StoredGuest) => undoOf(guest).version;

function stepOf(guest: StoredGuest): MergeStep {
  const { before, chosen } = undoOf(guest);
  return { before, chosen, other: mergedDataOf(guest) };
}

const mergedBefore = (guest: StoredGuest, before: MergedData): StoredGuest["merged"] => ({
  into: guest.merged!.into,
  undo: { ...undoOf(guest), before },
});
