import type { GuestDraft } from "@/contract/guest";

export const guestName = ({ firstName, lastName }: Pick<GuestDraft, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();
