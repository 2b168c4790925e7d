import {
  type LostThing,
  type LostThingAct,
  type LostThingAction,
  lostThingsContract,
} from "@/contract/rooms/lostThings";
import { lostThingLife } from "@/domain/shift/lostThingLife";
import { createClient } from "@/shared/api/createClient";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";

export const lostThingsApi = createClient(lostThingsContract);

export type LostThingInput = Required<Pick<LostThingAct, "note">>;

/** A lost thing, as it is opened and acted on. */
export const lostThingRecord = createRecord<LostThing, never, never, LostThingAction, LostThingInput>()("lostThing", {
  get: lostThingsApi.getLostThing,
  act: lostThingsApi.actOnLostThing,
  typedIn: ({ note }) => [note],
  notDone: "lostThings.notChanged",
  path: paths.lostThing,
  listPath: paths.lostThings,
  openTexts: "lostThings",
});

/** Rows with the act that is on its way. */
export const lostThingRows = lostThingRecord.inRows<LostThing>((row, { action }) => ({
  ...row,
  state: lostThingLife.stateAfter(action, row.state),
  actions: [],
}));
