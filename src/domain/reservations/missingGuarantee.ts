import type { Cents, CivilDate } from "@/contract/property";
import type { PolicySnapshot } from "@/contract/reservations/policies";
import type { Reservation } from "@/contract/reservations/reservations";
import type { GuaranteeKind } from "@/contract/reservations/reservationDraft";

import { addDays } from "../civilDate";
import { paidTotal } from "../account/balance";

/** Guarantees by a third party, valid without a payment. */
const thirdParties = new Set<GuaranteeKind>(["company", "agency"]);

/** Whether the whole stay is paid with the reservation, as a non-refundable one is. */
export const isPaidAtOnce = ({ deposit: { fee, dueDaysBefore } }: Pick<PolicySnapshot, "deposit">): boolean =>
  dueDaysBefore === null && fee.kind === "percent" && fee.percent >= 100;

/** A card can be charged at any time: it answers for all but a price that had to be charged at once. */
const answersFor = (guarantee: GuaranteeKind, policies: PolicySnapshot) =>
  thirdParties.has(guarantee) || (guarantee === "card" && !isPaidAtOnce(policies));

export type Guaranteed = Pick<Reservation, "guarantee" | "arrival" | "total" | "deposit" | "policies" | "payments"> &
  Partial<Pick<Reservation, "billing">>;

/** Money that is asked for ahead of a stay. */
export interface AskedAhead {
  /** Cents: the deposit of the rate or, of a prepaid reservation, the whole price. 0 where none is asked. */
  amount: Cents;
  /** Of those, what is not paid yet; 0 where somebody else answers for it. */
  open: Cents;
  /** The last day on which it is in time; undefined where it is due with the reservation. */
  dueOn: CivilDate | undefined;
  /** Who answers for it instead of a payment: a third party, or the folio of the group. */
  answeredBy: GuaranteeKind | "group" | undefined;
}

/** By the reservation's own policy and guarantee. The check-in, the form and the lists of what is due read this. */
export function askedAhead(reservation: Guaranteed): AskedAhead {
  const { guarantee, arrival, deposit, policies, payments, total } = reservation;
  const isPrepaid = guarantee === "prepaid";
  const { dueDaysBefore } = policies.deposit;
  const amount = isPrepaid ? total : deposit;
  const answeredBy = isPaidByGroup(reservation) ? "group" : answersFor(guarantee, policies) ? guarantee : undefined;
  return {
    amount,
    open: answeredBy ? 0 : Math.max(0, amount - paidTotal(payments)),
    dueOn: isPrepaid || dueDaysBefore === null ? undefined : addDays(arrival, -dueDaysBefore),
    answeredBy,
  };
}

/** The folio of its group answers for a member whose nights it pays. */
const isPaidByGroup = ({ billing }: Guaranteed) => billing?.leader !== undefined && billing.routed.includes("room");

/** Cents that must still be paid before the reservation counts as guaranteed. */
export function missingGuarantee(reservation: Guaranteed, businessDate: CivilDate): Cents {
  const asked = askedAhead(reservation);
  return isDue(asked, businessDate) ? asked.open : 0;
}

/** Also on the day itself. */
export const isDue = ({ dueOn }: Pick<AskedAhead, "dueOn">, businessDate: CivilDate): boolean =>
  dueOn === undefined || dueOn <= businessDate;
