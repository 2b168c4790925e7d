import type {
  RequestAction,
  RequestDraft,
  RequestKind,
  RequestReason,
  RequestState,
} from "@/contract/guests/guestRequest";
import type { CivilDate } from "@/contract/property";
import type { ReservationState } from "@/contract/reservations/reservationLife";

import { isEnded } from "../reservations/situationOf";
import { generalReason } from "../definition/generalReason";
import { stateMachine } from "../stateMachine";
import type { Occurrence } from "./occurrences";
import { leadReasons, requestReason } from "./requestRules";

export interface RuledRequest extends Pick<RequestDraft, "dueOn" | "dueTime"> {
  state: RequestState;
  kind: RequestKind;
  occurrences: Occurrence[];
  /** Of its reservation. */
  reservationState: ReservationState;
}

export interface RequestCircumstances {
  businessDate: CivilDate;
  /** On the clocks of the property: `2026-03-27 15:00`. */
  now: string;
  /** Why the property has not so many left, the request itself not counted. */
  stock: RequestReason[];
}

type Guard = (request: RuledRequest, circumstances: RequestCircumstances) => RequestReason[];

const open = new Set<RequestState>(["new", "accepted", "inProgress"]);

/** Whether there is still something to be done. */
export const isOpenRequest = (state: RequestState): boolean => open.has(state);

/** The first time that is still to be done. */
export const nextOf = (occurrences: readonly Occurrence[]): CivilDate | undefined =>
  occurrences.find(({ done }) => !done)?.date;

const needsReservation: Guard = ({ reservationState }) =>
  isEnded(reservationState) ? [requestReason("REQUEST_RESERVATION_OVER")] : [];

const needsLead: Guard = (request, { now }) => leadReasons(request, request.kind, now);

const needsNight: Guard = (request, { businessDate }) =>
  nightReasons(nextOf(request.occurrences) ?? "", request, businessDate);

/** Why that night cannot be marked as done. What is done once may be done ahead of its day. */
export function nightReasons(
  date: CivilDate,
  { occurrences, kind }: Pick<RuledRequest, "occurrences" | "kind">,
  businessDate: CivilDate,
): RequestReason[] {
  if (!occurrences.some((one) => one.date === date && !one.done)) return [requestReason("REQUEST_NIGHT_DONE")];
  return kind.isNightly && date > businessDate ? [requestReason("REQUEST_NIGHT_AHEAD", { date })] : [];
}

/** The life of a request. */
export const requestLife = stateMachine<
  RequestState,
  RequestReason,
  RuledRequest,
  RequestCircumstances
>()<RequestAction>(
  {
    edit: { from: ["new", "accepted", "inProgress"], guards: [needsReservation] },
    accept: { from: ["new"], to: "accepted", guards: [needsReservation, needsLead] },
    start: { from: ["accepted"], to: "inProgress", guards: [needsReservation] },
    finish: { from: ["accepted", "inProgress"], to: "done", guards: [needsNight] },
    reject: { from: ["new"], to: "rejected" },
    cancel: { from: ["new", "accepted", "inProgress"], to: "cancelled" },
    reopen: {
      from: ["done", "rejected", "cancelled"],
      to: "accepted",
      guards: [needsReservation, (_, { stock }) => stock],
    },
  },
  {
    foreign: () => generalReason("ACT_NOT_NOW"),
    // a department may promise what is asked for late: who answers for it says why
    isOverridable: (action, reasons) => action === "accept" && reasons.every(({ code }) => code === "REQUEST_TOO_SOON"),
  },
);

/** A nightly request is in progress until its last night is done. */
export const stateAfterNight = (state: RequestState, occurrences: readonly Occurrence[]): RequestState =>
  requestLife.stateAfter(nextOf(occurrences) === undefined ? "finish" : "start", state);
