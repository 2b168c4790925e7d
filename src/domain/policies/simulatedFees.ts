import type { Cents, CivilDate } from "@/contract/property";
import type { PolicySnapshot } from "@/contract/reservations/policies";
import { policyLimits } from "@/contract/reservations/policyRecords";

import { addDays } from "../civilDate";
import {
  cancellationFee,
  type ChargeableReservation,
  feeOf,
  type FeeMoment,
  noShowFee,
  tierAt,
} from "../reservations/fees";
import { nightsOf } from "../stay";
import { amountFault, numberFault, timeFault } from "./policyFaults";

/** A stay at one price for each night, which is not booked. */
interface PlannedStay {
  arrival: CivilDate;
  nights: number;
  price: Cents;
}

interface Simulated extends Omit<PlannedStay, "arrival"> {
  /** "" without a reservation. */
  reservationId: string;
  time: string;
}

/** Faults of a simulated stay, and of the time of its cancellation: a reservation has nights and prices of its own. */
export const simulationFaults = ({ reservationId, nights, price, time }: Simulated) => [
  ...(reservationId === ""
    ? [...numberFault(nights, "nights", 1, policyLimits.days), ...amountFault(price, "price")]
    : []),
  ...timeFault(time, "time"),
];

export const plannedReservation = (
  { arrival, nights, price }: PlannedStay,
  policies: PolicySnapshot,
): ChargeableReservation => ({
  state: "confirmed",
  arrival,
  nights: nightsOf({ arrival, departure: addDays(arrival, nights) }).map((date) => ({ date, price })),
  policies,
  payments: [],
});

/**
 * The cost of a stay that does not take place, by the rules that charge it. `tier` is undefined where the late
 * fee holds, `depositDueOn` where the deposit is due with the reservation.
 */
export function simulatedFees(stay: ChargeableReservation, moment: FeeMoment) {
  const { policies, arrival, nights } = stay;
  const { fee, dueDaysBefore } = policies.deposit;
  return {
    tier: tierAt(policies, arrival, moment),
    cancellation: cancellationFee(stay, moment),
    noShow: noShowFee(stay, moment),
    deposit: feeOf(fee, nights),
    depositDueOn: dueDaysBefore === null ? undefined : addDays(arrival, -dueDaysBefore),
  };
}
