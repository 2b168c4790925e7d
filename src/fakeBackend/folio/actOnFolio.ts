import { type FolioAct, folioActions } from "@/contract/folio";

import type { Hotel } from "../hotel/Hotel";
import { notFound } from "../hotel/refusals";
import { folioOf } from "../hotel/reservations/folioOf";
import type { StoredReservation } from "../hotel/StoredReservation";
import type { Actor } from "../hotel/reservations/act";
import { bill, move, takePartBack, unbill } from "./arrangeWindows";
import { postToFolio } from "./postToFolio";

const arranging = { bill, unbill, move };

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
  if (action === "bill" || action === "unbill" || action === "move")
    return arranging[action](stored, act, hotel, actor);
  const part =
    action === "correct" && folioOf(stored, hotel).find(({ id, kind }) => id === act.chargeId && kind === "split");
  return part ? takePartBack(stored, part, act, hotel, actor) : postToFolio(stored, action, act, hotel, actor);
}
