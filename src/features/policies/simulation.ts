import { reservationListContract } from "@/contract/reservations/reservationList";
import { reservationsContract } from "@/contract/reservations/reservations";
import { simulationFaults } from "@/domain/policies/simulatedFees";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";
import { dayFaults } from "@/shared/ui/fields/dates/dateText";

const { listReservations } = reservationListContract;
const { getReservation } = reservationsContract;
const api = createClient({ listReservations, getReservation });

const MOST_FOUND = 6;

/** By a part of the guest's name, or by the number. */
export const foundStays = createSearch(
  "simulatedStays",
  async (text) => (await api.listReservations({ query: { text, perPage: MOST_FOUND } })).rows,
);

export const simulatedStay = createLoad(
  "simulatedStay",
  (id: string) => api.getReservation({ params: { id } }),
  api.getReservation.reads,
);

/**
 * Input of a simulation: a planned stay under the policies of a plan or two others, or a reservation under its own; and when
 * it is cancelled.
 */
export interface SimulationValues {
  /** "" without a reservation. */
  reservationId: string;
  guest: string;
  /** "" for the two policies below. */
  ratePlanId: string;
  cancellationId: string;
  depositId: string;
  arrival: string;
  nights: number;
  price: number;
  cancelledOn: string;
  time: string;
}

/** The arrival of a reservation is its own. */
export const typedSimulationFaults = (values: SimulationValues) => [
  ...(values.reservationId === "" ? dayFaults(values, "arrival", "policy.dateMissing") : []),
  ...dayFaults(values, "cancelledOn", "policy.dateMissing"),
  ...simulationFaults(values),
];
