import { type FolioAct, folioActions } from "@/contract/reservations/folio";
import { folioContract } from "@/contract/reservations/folios";
import { wholeFolio } from "@/domain/folio/folioLines";

import type { Hotel } from "../hotel/Hotel";
import { toReservation } from "../hotel/reservations/toReservation";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { type Actor, actorOf } from "../records/Actor";
import { notFound } from "../records/Refused";
import { routesFor } from "../core/routes";
import { bill, halve, move, takePartBack, unbill } from "./arrangeWindows";
import { openFolios, openFoliosNear } from "./openFolios";
import { postToFolio } from "./postToFolio";
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

const arranging = { bill, unbill, move, halve, group: shareFolio };

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
  if (action === "bill" || action === "unbill" || action === "move" || action === "halve" || action === "group")
    return arranging[action](stored, act, hotel, actor);
  if (action === "pay" && act.method === "room") return payByRoom(stored, act, hotel, actor);
  if (action === "charge" && act.stayId) return chargeElsewhere(stored, act, hotel, actor);
  return action === "correct" ? correct(stored, act, hotel, actor) : postToFolio(stored, action, act, hotel, actor);
}

/** A line with another side is corrected on both. */
function correct(stored: StoredReservation, act: FolioAct, hotel: Hotel, actor: Actor): StoredReservation {
  const payment = stored.payments.find(({ id }) => id === act.chargeId);
  if (payment) return takePaymentBack(stored, payment, act, hotel, actor);
  const line = wholeFolio(stored, hotel.products).find(({ id }) => id === act.chargeId);
  if (line?.kind === "split") return takePartBack(stored, line, act, hotel, actor);
  if (line?.kind === "transfer") return takeTransferBack(stored, act, hotel, actor);
  return postToFolio(stored, "correct", act, hotel, actor);
}
