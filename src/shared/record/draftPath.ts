import { createSearchParams, generatePath } from "react-router-dom";

import { newId } from "@/shared/routing/paths";

/** Names, in an address, the stored draft that a form begins with. */
export const DRAFT_PARAMETER = "draft";

/** The address of a record's form, or of a new one without `id`, that begins with the draft stored under `draft`. */
export const draftPath = (path: string, id: string | undefined, draft: string) =>
  `${generatePath(path, { id: id ?? newId })}?${createSearchParams({ [DRAFT_PARAMETER]: draft }).toString()}`;
