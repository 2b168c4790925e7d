import type { Situation } from "@/contract/reservationLife";

/** How much a situation asks of the desk. The colour only underlines what the words say. */
export const situationTones: Record<Situation, "quiet" | "open" | "good" | "now" | "late"> = {
  inquiry: "quiet",
  waitlist: "quiet",
  optional: "open",
  optionExpired: "late",
  pending: "open",
  confirmed: "good",
  arrivesToday: "now",
  arrivalOverdue: "late",
  inHouse: "good",
  departsToday: "now",
  departureOverdue: "late",
  checkedOut: "quiet",
  cancelled: "quiet",
  noShow: "quiet",
};
