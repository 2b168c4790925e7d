import type { PlannedPageProps } from "./ui/page/PlannedPage";

/** The page of a route that has none yet. */
export const plannedPage = (planned: PlannedPageProps) => async () =>
  (await import("./ui/page/PlannedPage")).plannedPageOf(planned);
