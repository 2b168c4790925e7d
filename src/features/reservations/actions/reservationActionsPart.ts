import { serveActions } from "@/shared/actions/serveActions";

import type { ActionDemand } from "../saves/bookingSaves";
import { bookingWrites, tellRefusal } from "../saves/bookingSavesSaga";
import { reservationActions } from "./reservationActions";

const saveOf = (demand: ActionDemand) => ({ kind: "action", ...demand }) as const;

export const reservationActionsPart = serveActions(reservationActions, {
  send: (demand: ActionDemand) => bookingWrites.sendNow(saveOf(demand)),
  refused: (demand, error) => tellRefusal(saveOf(demand), error),
});
