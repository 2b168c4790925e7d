import { type LostThing, lostThing, lostThingsContract } from "@/contract/rooms/lostThings";
import { createClient } from "@/shared/api/createClient";
import { createDefined } from "@/shared/definition/createDefined";
import { paths } from "@/shared/routing/paths";

const api = createClient(lostThingsContract);

/** All that guests have left behind. */
export const lostThings = createDefined<typeof lostThing, LostThing>(lostThing, {
  calls: { list: api.listLostThings, rows: api.exportLostThings, get: api.getLostThing, act: api.actOnLostThing },
  path: paths.lostThing,
  listPath: paths.lostThings,
});
