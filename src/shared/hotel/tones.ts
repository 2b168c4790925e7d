import type { Tone } from "@/contract/definition/defineRecord";
import type { ComplaintState } from "@/contract/guests/complaint";
import type { GuestMessage, MessageState } from "@/contract/guests/guestMessage";
import type { RequestState } from "@/contract/guests/guestRequest";
import type { Situation } from "@/contract/reservations/reservationLife";

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

export const complaintTones: Record<ComplaintState, Tone> = {
  open: "open",
  inProgress: "now",
  resolved: "good",
  followUp: "open",
  closed: "quiet",
};

export const messageTones: Record<MessageState, Tone> = {
  draft: "quiet",
  scheduled: "open",
  sent: "open",
  delivered: "good",
  failed: "late",
  answered: "now",
  cancelled: "quiet",
};

/** The subject of a mail, else how the text begins. */
export const subjectOf = ({ subject, body }: Pick<GuestMessage, "subject" | "body">): string =>
  subject || (body.split("\n")[0] ?? "");

export const requestTones: Record<RequestState, Tone> = {
  new: "now",
  accepted: "open",
  inProgress: "open",
  done: "good",
  rejected: "quiet",
  cancelled: "quiet",
};
