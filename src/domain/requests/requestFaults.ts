import type { RequestDraft } from "@/contract/guests/guestRequest";
import { noteLimits } from "@/contract/reservations/reservationDraft";

import { isCivilDate } from "../civilDate";
import { longer, missing } from "../definition/generalFaults";
import { unless } from "../faults";
import { requestReason } from "./requestRules";

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

type Written = Pick<RequestDraft, "dueOn" | "dueTime" | "reservationId" | "note">;

/** The faults of a request as written; the reservation is "" where there is none. */
export const requestFaults = ({ reservationId, dueOn, dueTime, note }: Written) => [
  ...unless(reservationId !== "", "reservationId", () => requestReason("REQUEST_RESERVATION_MISSING")),
  ...missing(isCivilDate(dueOn), "dueOn"),
  ...unless(timeOfDay.test(dueTime), "dueTime", () => requestReason("REQUEST_TIME", { time: "23:55" })),
  ...longer({ note }, noteLimits.letters),
];
