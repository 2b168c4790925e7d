import type { ReasonCode } from "@/contract/reservations/reservationReasons";
import { bookingLimits } from "@/contract/reservations/reservationDraft";
import type { RefusalPlaces } from "@/shared/record/recordFields";

const stay = "arrival";
const children = "children";
const offer = "roomTypeId";

/** The field of the form that a reason is about, where it is about one. */
const fields: Partial<Record<ReasonCode, string>> = {
  DEPARTURE_BEFORE_ARRIVAL: stay,
  ARRIVAL_IN_THE_PAST: stay,
  ARRIVAL_FAR_AHEAD: stay,
  PAST_NIGHTS_FIXED: stay,
  STAY_OVER: stay,
  ADULT_MISSING: "adults",
  TOO_MANY_PEOPLE: "adults",
  TOO_MANY_ADULTS: "adults",
  TOO_MANY_CHILDREN: children,
  CHILD_AGE_MISSING: "childrenAges.0",
  MIN_STAY: offer,
  MIN_STAY_THROUGH: offer,
  MAX_STAY: offer,
  QUOTA: offer,
  COMPANY_QUOTA: offer,
  CLOSED: offer,
  CLOSED_TO_ARRIVAL: offer,
  CLOSED_TO_DEPARTURE: offer,
  NO_AVAILABILITY: offer,
  HOUSE_FULL: offer,
  ROOM_TAKEN: offer,
  ROOM_BLOCKED: offer,
  ROOM_OF_OTHER_TYPE: offer,
  ROOM_TYPE_NOT_SOLD: offer,
  RATE_NOT_SOLD: offer,
  NEGOTIATED_PRICE: "negotiatedPrice.perNight",
  PRICE_REASON_MISSING: "negotiatedPrice.reason",
  CHANNEL_NOT_USED: "channelId",
  GUEST_MISSING: "guest",
  GUEST_UNWELCOME: "admitReason",
  CONTACT_MISSING: "newGuest.email",
  RELEASE_MISSING: "releaseOn",
  OPTION_EXPIRED: "releaseOn",
  GUARANTEE_MISSING: "guarantee",
};

/** The values that a refusal is about, where that is not the one of its field's name. */
const refusedValues: Record<string, string[]> = {
  [stay]: ["arrival", "departure"],
  adults: ["adults", "childrenAges", "roomTypeId"],
  [children]: ["childrenAges", "roomTypeId"],
  [offer]: ["arrival", "departure", "roomTypeId", "ratePlanId"],
  guest: ["guest", "newGuest"],
  companyId: ["company"],
  agencyId: ["agency"],
  ...Object.fromEntries(
    Array.from({ length: bookingLimits.rooms }, (_, place) => [
      `rooms.${place}.roomTypeId`,
      [`rooms.${place}`, "arrival", "departure", "roomTypeId"],
    ]),
  ),
};

export const bookingRefusals: RefusalPlaces = { fields, values: refusedValues };
