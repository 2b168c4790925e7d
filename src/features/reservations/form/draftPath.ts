import { createSearchParams, generatePath } from "react-router-dom";

import { paths } from "@/shared/routing/paths";

/** The name of the kept draft that a form is to begin with. */
export const DRAFT_PARAMETER = "draft";

/** To the form of a reservation, or of a new one ("-"), with what was typed and has been kept under `draft`. */
export const draftPath = (id: string, draft: string) =>
  `${generatePath(paths.reservation, { id })}?${createSearchParams({ [DRAFT_PARAMETER]: draft }).toString()}`;
