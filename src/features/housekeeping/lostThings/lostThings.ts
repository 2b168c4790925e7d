import { type LostThing, lostThing, lostThingCalls } from "@/contract/rooms/lostThings";
import { createClient } from "@/shared/api/createClient";
import { createDefined } from "@/shared/definition/createDefined";
import { paths } from "@/shared/routing/paths";

/** All that guests have left behind. */
export const lostThings = createDefined<typeof lostThing, LostThing>(lostThing, {
  calls: createClient(lostThingCalls),
  page: paths.lostThings,
});
