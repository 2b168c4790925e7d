import { serveActions } from "@/shared/actions/serveActions";
import { sendOrQueue } from "@/shared/outbox/sendOrQueue";

import { type ActionDemand, type BookingSave, bookingSaves } from "../saves/bookingSaves";
import { sendBooking, tellRefusal } from "../saves/bookingSavesSaga";
import { reservationActions } from "./reservationActions";

const saveOf = (demand: ActionDemand) => ({ kind: "action", ...demand }) as const;

export const reservationActionsPart = serveActions(reservationActions, {
  send: (demand: ActionDemand) => sendOrQueue<BookingSave>(bookingSaves, saveOf(demand), sendBooking),
  refused: (demand, error) => tellRefusal(saveOf(demand), error),
});
