import type { GuestMessage, MessageState } from "@/contract/guests/guestMessage";
import type { Tone } from "@/shared/ui/StateBadge";

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
