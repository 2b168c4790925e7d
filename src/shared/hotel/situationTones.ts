import type { Situation } from "@/contract/reservations/reservationLife";
import type { Tone } from "@/shared/ui/StateBadge";

export const situationTones: Record<Situation, Tone> = {
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
