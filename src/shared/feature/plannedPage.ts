import type { PlannedPageProps } from "@/shared/ui/page/PlannedPage";

/** The page of a route that has none yet. */
export const plannedPage = (planned: PlannedPageProps) => async () =>
  (await import("@/shared/ui/page/PlannedPage")).plannedPageOf(planned);
