import type { Payment } from "@/contract/account/account";
import { creditReturns } from "@/domain/account/credit";
import { accountReason } from "@/domain/account/ruledAccount";
import { paymentReasons, takenBack } from "@/domain/account/corrections";
import { accountOf } from "@/domain/folio/folioAccount";
import { transferCharge, transferReasons, transferRef } from "@/domain/folio/transfers";
import { reasonFaults } from "@/domain/account/windowFaults";

import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import { refusal, refuseReasons } from "../hotel/refusals";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { stayRef } from "../hotel/reservations/groupOf";
import { folioOf } from "../hotel/reservations/folioOf";
import { refuseStale } from "../hotel/reservations/toReservation";
import type { Actor } from "../records/Actor";
import { type FolioHandler, keepFolio, refuseFolioFaults, type Sent } from "./keepFolio";
import { postCorrection } from "./postCorrection";
import { momentOf, postCharge, postPayment } from "./postToFolio";

/** The stay at the other end, or a refusal: it has to be in house. */
function otherStay({ id }: StoredReservation, stayId: string, hotel: Hotel): StoredReservation {
  const target = hotel.find(stayId);
  if (!target || target.isDeleted) throw refusal(422, [accountReason("STAY_MISSING")]);
  refuseReasons(transferReasons(target, id, new ListEntry(target, hotel).customer, hotel.property.businessDate));
  return target;
}

/** Charges another stay in house with what comes too late for a closed folio, which stays as it is. */
export const chargeElsewhere: FolioHandler<"charge"> = (stored, act, hotel, actor) => {
  const target = otherStay(stored, act.stayId ?? "", hotel);
  postCharge(target, { ...act, version: target.version }, hotel, actor);
  return stored;
};

/** Pays by the folio of another stay in house, or refuses: both folios change, or neither. */
export const payByRoom: FolioHandler<"pay"> = (stored, act, hotel, actor) => {
  const { sourceRef = "", stayId = "" } = act;
  const isRepeat = stored.payments.some((payment) => payment.sourceRef === sourceRef);
  // without a stay it is refused for that
  if (isRepeat || stayId === "") return postPayment(stored, act, hotel, actor);
  const target = otherStay(stored, stayId, hotel);
  const { businessDate } = hotel.property;
  const paid = postPayment(stored, act, hotel, actor, { payer: stayRef(target, hotel) });
  const charge = transferCharge(act, stayRef(stored, hotel), target, businessDate);
  const change = {
    stored: { charges: [...target.charges, charge] },
    changes: [{ field: "charge" as const, before: "", after: charge.description }],
  };
  keepFolio("charge", target, change, hotel, actor);
  return paid;
};

/** Takes a payment back, asked for at the stay that had paid; what another room pays is taken off that one, too. */
export function takePaymentBack(
  stored: StoredReservation,
  payment: Payment,
  act: Sent<"correct">,
  hotel: Hotel,
  actor: Actor,
): StoredReservation {
  refuseStale(stored, act.version, hotel);
  refuseReasons(paymentReasons(payment, accountOf(folioOf(stored, hotel), hotel.property)));
  refuseFolioFaults(reasonFaults(act));
  const target = hotel.find(payment.stay?.id ?? "");
  if (target) {
    const { version } = target;
    postCorrection(target, { ...act, version, chargeId: transferRef(payment.id) }, hotel, actor);
  }
  return keepTakenBack(stored, payment, act, hotel, actor);
}

/** Takes it back at the stay that was charged: the other one owes it again. */
export const takeTransferBack: FolioHandler<"correct"> = (stored, act, hotel, actor) => {
  const corrected = postCorrection(stored, act, hotel, actor);
  const charge = stored.charges.find(({ id }) => id === act.chargeId);
  const payer = hotel.find(charge?.stay?.id ?? "");
  const payment = payer?.payments.find(({ id }) => transferRef(id) === charge?.id);
  if (payer && payment) keepTakenBack(payer, payment, act, hotel, actor);
  return corrected;
};

function keepTakenBack(
  payer: StoredReservation,
  payment: Payment,
  { reason = "" }: Sent<"correct">,
  hotel: Hotel,
  actor: Actor,
) {
  const line = takenBack(payment, reason, momentOf(hotel, actor));
  const change = {
    stored: { payments: [...payer.payments, line, ...creditReturns(payment, line, payer.payments)] },
    changes: [
      ...(payment.stay ? [{ field: "charge" as const, before: payment.stay.name, after: "" }] : []),
      { field: "method" as const, before: payment.method, after: "" },
    ],
    note: line.reason,
  };
  return keepFolio("correct", payer, change, hotel, actor);
}
