import type { MessageId } from "@/shared/i18n/catalogues";

/** The page of a route that has none yet. `plan` says what it will offer, in a line. */
export const plannedPage = (plan: MessageId) => async () =>
  (await import("@/shared/ui/page/PlannedPage")).plannedPageOf(plan);
