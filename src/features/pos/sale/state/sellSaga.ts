import type { PosReason } from "@/contract/pos/posReasons";
import type { Sale } from "@/contract/pos/till";
import type { Ticket } from "@/contract/pos/tickets";
import { takesMoney } from "@/domain/account/takesMoney";
import { isCharge } from "@/domain/pos/againstSale";
import { posReason } from "@/domain/pos/posReason";
import { isInDoubt } from "@/shared/api/failures";
import { isUndelivered } from "@/shared/api/retryAfter";
import { selectIsBrowserOffline } from "@/shared/connection/connectionSlice";
import type { Sentence } from "@/shared/i18n/sentence";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { tillDevice } from "../../tillDevice";
import type { Settlement } from "./payTicket";
import { renewed } from "./ticketDraft";
import { giveNumberBack, takeNumber } from "./ticketNumber";
import { tillApi } from "./tillLoad";
import { selectDraft, ticketActions } from "./ticketSlice";
import { till, tillWrites } from "./tillWrites";

const { draftRenewed, ended, notSent, sendingBegun, stored } = ticketActions;

/** Says why something was not done, as the server does. A ticket that was changed elsewhere is shown as it is now. */
export function* refuse(error: unknown, advice?: Sentence): Saga {
  const { reasons, message, current } = recordRefusalOf<Ticket, PosReason>(error);
  if (current) yield* put(draftRenewed(renewed(yield* select(selectDraft), current)));
  yield* put(notSent({ reasons, sentence: message, advice }));
}

/** Sells the ticket of the moment, once: a second press, also in another tab, is the same sale. */
export function* sell(settlement: Settlement): Saga {
  const { id, lines, discount, version } = yield* select(selectDraft);
  const data = yield* select(till.selectData);
  if (!data?.shift || lines.length === 0) return;
  yield* put(sendingBegun());
  const isMoney = !settlement.customer && settlement.payments.every(({ method }) => takesMoney(method));
  // what is given away has no document, what is charged none of the till's series
  const hasNumber = !settlement.customer && !isCharge(settlement) && settlement.payments.length > 0;
  const number = hasNumber ? yield* call(takeNumber, data.series, data.nextNumber, id) : undefined;
  const sold = { id, till: data.till, device: tillDevice(), shiftId: data.shift.id, lines, discount, number, version };
  const sale: Sale = { ...sold, ...settlement, soldAt: new Date().toISOString() };
  try {
    yield* isMoney ? takeMoney(sale) : charge(sale);
  } catch (error) {
    if (hasNumber) yield* call(giveNumberBack, data.series, id);
    if (!isMoney && isUndelivered(error)) yield* put(notSent({ reasons: [offlineReason(sale)] }));
    else yield* refuse(error, isInDoubt(error) ? { id: "sale.storedOnce" } : undefined);
  }
}

/** Money is taken without a connection, too. */
function* takeMoney(sale: Sale): Saga {
  const isOffline = yield* select(selectIsBrowserOffline);
  const outcome = yield* tillWrites.sendNow({ kind: "sale", sale: isOffline ? { ...sale, isTaken: true } : sale });
  if (outcome === "waiting") yield* markTaken(sale);
  if (outcome === "refused") yield* put(notSent({ reasons: [], sentence: { id: "sale.notStored" } }));
  else yield* put(ended(sale));
}

/** The connection was lost on the way: it comes later, with the money in the drawer. */
function* markTaken(sale: Sale): Saga {
  for (const { key, what } of yield* select(tillWrites.selectUnderWay))
    if (what.kind === "sale" && what.sale.id === sale.id)
      yield* put(tillWrites.actions.amended({ key, what: { kind: "sale", sale: { ...what.sale, isTaken: true } } }));
}

/** A folio, an account, points and a full invoice need the server: all is done, or nothing. */
function* charge(sale: Sale): Saga {
  yield* put(stored(yield* call(tillApi.sell, { body: sale })));
  yield* put(ended(sale));
}

/** Why a sale that is no mere money has to wait for the connection. */
function offlineReason({ payments }: Pick<Sale, "payments">): PosReason {
  const charged = payments.find(({ method }) => !takesMoney(method))?.method;
  if (charged === "points") return posReason("OFFLINE_POINTS");
  if (charged === "room") return posReason("OFFLINE_ROOM");
  return posReason(charged === "receivable" ? "OFFLINE_ACCOUNT" : "OFFLINE_INVOICE");
}
