import type { GuestDraft } from "@/contract/guests";

export const guestName = ({ firstName, lastName }: Pick<GuestDraft, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();
