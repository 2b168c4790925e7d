import { type FolioAct, type FolioAction, folioActions } from "@/contract/reservations/folio";
import { folioContract } from "@/contract/reservations/folios";
import { wholeFolio } from "@/domain/folio/folioLines";

import type { Hotel } from "../hotel/Hotel";
import { toReservation } from "../hotel/reservations/toReservation";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { type Actor, actorOf } from "../records/Actor";
import { notFound } from "../records/Refused";
import { routesFor } from "../core/routes";
import { bill, halve, move, takePartBack, unbill } from "./arrangeWindows";
import type { FolioHandler } from "./keepFolio";
import { openFolios, openFoliosNear } from "./openFolios";
import { postCorrection } from "./postCorrection";
import { postAllowance, postCharge, postPayment, postRefund } from "./postToFolio";
import { groupChoices, shareFolio } from "./shareFolio";
import { chargeElsewhere, payByRoom, takePaymentBack, takeTransferBack } from "./transfer";

export const routes = routesFor(folioContract, {
  searchOpenFolios: ({ query: { text } }, { db: { hotel } }) => openFolios(text, hotel),
  listOpenFoliosNear: ({ params: { id } }, { db: { hotel } }) => openFoliosNear(hotel.get(id), hotel),
  listGroupChoices: ({ params: { id }, query: { text } }, { db: { hotel } }) =>
    groupChoices(hotel.get(id), text, hotel),
  actOnFolio({ params: { id, action }, body }, context) {
    const { hotel } = context.db;
    return toReservation(actOnFolio(hotel.get(id), action, body, hotel, actorOf(context)), hotel);
  },
});

export const createData = () => () => undefined;

/** A line with another side is corrected on both. */
const correct: FolioHandler<"correct"> = (stored, act, hotel, actor) => {
  const payment = stored.payments.find(({ id }) => id === act.chargeId);
  if (payment) return takePaymentBack(stored, payment, act, hotel, actor);
  const line = wholeFolio(stored, hotel.products).find(({ id }) => id === act.chargeId);
  if (line?.kind === "split") return takePartBack(stored, line, act, hotel, actor);
  return (line?.kind === "transfer" ? takeTransferBack : postCorrection)(stored, act, hotel, actor);
};

const handlers: { [Action in FolioAction]: FolioHandler<Action> } = {
  charge: (stored, act, ...by) => (act.stayId ? chargeElsewhere : postCharge)(stored, act, ...by),
  pay: (stored, act, ...by) => (act.method === "room" ? payByRoom : postPayment)(stored, act, ...by),
  refund: postRefund,
  allow: postAllowance,
  correct,
  move,
  bill,
  unbill,
  halve,
  group: shareFolio,
};

/** Acts on the folio of a reservation, or refuses with reasons; a refusal changes nothing. */
export function actOnFolio(
  stored: StoredReservation,
  name: string,
  act: FolioAct,
  hotel: Hotel,
  actor: Actor,
): StoredReservation {
  const action = folioActions.find((one) => one === name);
  if (!action) throw notFound();
  return handlers[action](stored, act, hotel, actor);
}
