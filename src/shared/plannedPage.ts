import type { PlannedPageProps } from "./ui/PlannedPage";

/** The page of a route that has none yet. */
export const plannedPage = (planned: PlannedPageProps) => async () =>
  (await import("./ui/PlannedPage")).plannedPageOf(planned);
