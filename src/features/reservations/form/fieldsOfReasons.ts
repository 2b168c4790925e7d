import type { ReasonCode } from "@/contract/reasons";

const stay = "arrival";
const offer = "roomTypeId";

/** The field of the form that a reason is about, where it is about one. */
export const fieldsOfReasons: Partial<Record<ReasonCode, string>> = {
  DEPARTURE_BEFORE_ARRIVAL: stay,
  ARRIVAL_IN_THE_PAST: stay,
  PAST_NIGHTS_FIXED: stay,
  STAY_OVER: stay,
  ADULT_MISSING: "adults",
  TOO_MANY_PEOPLE: "adults",
  TOO_MANY_ADULTS: "adults",
  TOO_MANY_CHILDREN: "children",
  CHILD_AGE_MISSING: "childrenAges.0",
  MIN_STAY: offer,
  CLOSED: offer,
  CLOSED_TO_ARRIVAL: offer,
  CLOSED_TO_DEPARTURE: offer,
  NO_AVAILABILITY: offer,
  HOUSE_FULL: offer,
  ROOM_TAKEN: offer,
  ROOM_BLOCKED: offer,
  ROOM_OF_OTHER_TYPE: offer,
  GUEST_MISSING: "guest",
  CONTACT_MISSING: "newGuest.email",
  RELEASE_MISSING: "releaseOn",
  OPTION_EXPIRED: "releaseOn",
  GUARANTEE_MISSING: "guarantee",
};
