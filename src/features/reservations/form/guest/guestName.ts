import type { GuestDraft } from "@/contract/guests/guest";

export const guestName = ({ firstName, lastName }: Pick<GuestDraft, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();
