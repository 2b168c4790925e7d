import {
  type LostThing,
  type LostThingColumn,
  type LostThingState,
  lostThingStates,
} from "@/contract/rooms/lostThings";

import type { ListRules } from "../../list/ListIndex";

export const lostThingListRules: ListRules<LostThing, LostThingColumn, LostThingState, object> = {
  searched: ({ id, what, place, room, foundBy, owner }) =>
    [id, what, place, room, foundBy, owner?.name, owner?.reservationId].join("\n"),
  filters: {},
  sorts: {
    owner: ({ owner }) => owner?.name ?? "",
    state: ({ state }) => lostThingStates.indexOf(state),
  },
  defaultSort: ({ foundAt }) => -Date.parse(foundAt),
  views: {
    kept: ({ state }) => state === "kept",
    returned: ({ state }) => state === "returned",
    sent: ({ state }) => state === "sent",
    disposed: ({ state }) => state === "disposed",
  },
};
