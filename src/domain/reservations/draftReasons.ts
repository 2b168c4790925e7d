import type { CivilDate, RoomType } from "@/contract/property";
import type { ChildPolicy } from "@/contract/reservations/policies";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";

import { isCivilDate } from "../civilDate";
import { reasonFor } from "../reasonFor";
import { arrivalReasons, stayReasons } from "../stay";
import { partyOf } from "../rates/cots";
import { peopleReasons } from "../rates/peopleReasons";
import { isOptionExpired } from "./situationOf";

/** In years. Older people count as adults. */
const OLDEST_CHILD = 17;

/**
 * Faults of a draft, without looking at the property: dates, people, guest, option. `before` is the
 * reservation that it changes: values that were valid when stored and are unchanged stay valid.
 */
export function draftReasons(
  draft: ReservationDraft,
  roomType: RoomType | undefined,
  businessDate: CivilDate,
  before?: Pick<Reservation, "arrival" | "releaseOn">,
  children: Pick<ChildPolicy, "bands"> = { bands: [] },
): Reason[] {
  return [
    ...stayReasons(draft),
    ...arrivalReasons(draft, businessDate, before?.arrival),
    ...partyReasons(draft, roomType, children),
    ...guestReasons(draft),
    ...optionReasons(draft, businessDate, before?.releaseOn),
  ];
}

function partyReasons(
  draft: ReservationDraft,
  roomType: RoomType | undefined,
  children: Pick<ChildPolicy, "bands">,
): Reason[] {
  const isAge = (age: number) => Number.isInteger(age) && age >= 0 && age <= OLDEST_CHILD;
  if (!Number.isInteger(draft.adults) || draft.adults < 1) return [reasonFor("ADULT_MISSING")];
  if (!draft.childrenAges.every(isAge)) return [reasonFor("CHILD_AGE_MISSING")];
  return roomType ? peopleReasons(partyOf(draft, children), roomType) : [];
}

function guestReasons({ guestId, newGuest }: ReservationDraft): Reason[] {
  if (!newGuest) return guestId ? [] : [reasonFor("GUEST_MISSING")];
  return newGuest.email.trim() || newGuest.phone.trim() ? [] : [reasonFor("CONTACT_MISSING")];
}

function optionReasons(draft: ReservationDraft, businessDate: CivilDate, agreed?: CivilDate): Reason[] {
  const { state, arrival, releaseOn } = draft;
  if (state !== "optional") return [];
  if (!isCivilDate(releaseOn)) return [reasonFor("RELEASE_MISSING")];
  if (releaseOn > arrival) return [reasonFor("RELEASE_AFTER_ARRIVAL")];
  const isLate = isOptionExpired(releaseOn, businessDate) && releaseOn !== agreed;
  return isLate ? [reasonFor("OPTION_EXPIRED", { date: releaseOn })] : [];
}
