import type { ComplaintState } from "@/contract/guests/complaint";
import type { Tone } from "@/shared/ui/StateBadge";

export const complaintTones: Record<ComplaintState, Tone> = {
  open: "open",
  inProgress: "now",
  resolved: "good",
  followUp: "open",
  closed: "quiet",
};
