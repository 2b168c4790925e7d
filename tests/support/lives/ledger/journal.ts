import { billingContract } from "@/contract/billing/billing";
import type { Endpoint } from "@/contract/endpoint";
import type { PaymentMethod } from "@/contract/account/account";
import type { Cents, CivilDate } from "@/contract/property";
import { folioContract } from "@/contract/reservations/folios";
import { reservationsContract } from "@/contract/reservations/reservations";
import type { PaymentRow } from "@/contract/billing/payment";

import type { Call } from "./books";
import { isMoney } from "./figures";
import { sumOf, sumsBy } from "./rules";

/** What is read of a request: its place, and the fields that move money. */
export interface Sent {
  params?: { id?: string; action?: string };
  body?: {
    amount?: Cents;
    method?: PaymentMethod;
    chargeId?: string;
    paymentId?: string;
    stayId?: string;
    memberIds?: string[];
  };
}

interface Taking {
  method: PaymentMethod;
  amount: Cents;
}

const none: Taking[] = [];

/** Which money an act takes, or gives back, if it is carried out: read from what the calls tell before it. */
export async function takingsOf(endpoint: Endpoint, { params = {}, body = {} }: Sent, call: Call): Promise<Taking[]> {
  const { action = "", id = "" } = params;
  const { amount = 0, method = "card" } = body;
  const isOfDocument = endpoint.path === billingContract.actOnDocument.path;
  const isOfFolio = endpoint.path === folioContract.actOnFolio.path;
  const isOfAccount = endpoint.path === billingContract.actOnReceivable.path;
  if (!isOfDocument && !isOfFolio && !isOfAccount) return none;
  if (action === "pay") return [{ method, amount }];
  if (action === "refund") return [{ method, amount: -amount }];
  if (action === "correct" && isOfFolio) return correctionAtFolio(id, body.chargeId ?? "", call);
  if (action === "void") {
    const account = await call(billingContract.getReceivable, { params: { id } });
    const voided = account.payments.find((one) => one.id === body.paymentId);
    if (!voided) return none;
    // a folio has given back already what it had of it and has no more
    const parts = [...voided.shares, ...voided.folios];
    return [{ method: voided.method, amount: 0 - voided.unapplied - sumOf(parts, (part) => part.amount) }];
  }
  return none;
}

/** A payment that is taken back: the share of an account's payment goes to the account, and no money moves. */
async function correctionAtFolio(id: string, chargeId: string, call: Call): Promise<Taking[]> {
  const { payments } = await call(reservationsContract.getReservation, { params: { id } });
  const payment = payments.find((one) => one.id === chargeId);
  if (!payment) return none;
  const whole = { method: payment.method, amount: 0 - payment.amount };
  if (payment.partOf === undefined) return [whole];
  const { accounts } = await call(billingContract.listReceivables, {});
  const isShare = accounts.some((account) => account.payments.some((one) => one.id === payment.partOf));
  return isShare ? none : [whole];
}

export const takingsIn = (rows: readonly PaymentRow[]) =>
  sumsBy(
    rows.filter(isMoney),
    ({ date, method }) => `${date} ${method}`,
    ({ amount }) => amount,
  );

/** The money that was taken and given back, by day and method: what was there before, and what acts that were carried out have moved. */
export class Journal {
  #sums: Record<string, Cents>;

  constructor(before: readonly PaymentRow[]) {
    this.#sums = takingsIn(before);
  }

  note(date: CivilDate, takings: readonly Taking[]) {
    for (const { method, amount } of takings.filter(isMoney)) {
      const key = `${date} ${method}`;
      this.#sums[key] = (this.#sums[key] ?? 0) + amount;
    }
  }

  get takings() {
    return sumsBy(
      Object.entries(this.#sums),
      ([key]) => key,
      ([, sum]) => sum,
    );
  }
}
