import type { MessageId } from "@/shared/i18n/catalogues";

import type { FeaturePage } from "./feature";

type AreaWith<Suffix extends string, Id = MessageId> = Id extends `${infer Area}.${Suffix}` ? Area : never;

/** Areas with an entry of the menu, and a line that says what their page will offer. */
type PlannedArea = AreaWith<"plan"> & AreaWith<"menu">;

/** A page that is still to come, at its place in the group `parent` of the menu. */
export const plannedPage = (path: string, area: PlannedArea, parent: MessageId, place: number): FeaturePage => ({
  path,
  page: async () => (await import("@/shared/ui/page/PlannedPage")).plannedPageOf(`${area}.plan`),
  parent,
  menu: { label: `${area}.menu`, place },
});
