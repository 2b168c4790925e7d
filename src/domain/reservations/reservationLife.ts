import type { Reason } from "@/contract/reservations/reservationReasons";
import type { ReservationAction, ReservationState } from "@/contract/reservations/reservationLife";

import { isSaleOverridable } from "../rates/saleOverride";
import { reasonFor } from "../reasonFor";
import { hasNotCome } from "./lateArrival";
import { situationOf } from "./situationOf";
import { stateMachine } from "../stateMachine";
import {
  cameLate,
  type Circumstances,
  needsArrival,
  needsCancellable,
  needsCheckInToday,
  needsCheckOutToday,
  needsEvenBalance,
  needsExpiredOption,
  needsGuarantee,
  needsLateArrival,
  needsNoGroup,
  needsNoLaterCharges,
  needsNoOtherCharges,
  needsOwnCancellation,
  needsPastArrival,
  needsReportToday,
  needsRooms,
  needsRunningOption,
  needsSale,
  needsSomeRoom,
  needsStayAhead,
  type RuledReservation,
} from "./lifeGuards";

/** The life of a reservation. */
export const reservationLife = stateMachine<
  ReservationState,
  Reason,
  RuledReservation,
  Circumstances
>()<ReservationAction>(
  {
    confirm: {
      from: ["inquiry", "waitlist", "optional", "pending"],
      to: "confirmed",
      guards: [needsStayAhead, needsRunningOption, needsSale, needsGuarantee],
    },
    cancel: {
      // a guest in house is told how the stay ends instead
      from: ["inquiry", "waitlist", "optional", "pending", "confirmed", "inHouse"],
      to: "cancelled",
      guards: [needsCancellable],
    },
    markNoShow: { from: ["confirmed"], to: "noShow", guards: [needsPastArrival, needsNoGroup] },
    reportNoShow: { from: ["noShow"], isFor: ({ reportUntil }) => reportUntil !== undefined },
    revertReportNoShow: {
      from: ["noShow"],
      isFor: ({ noShowReportedOn }) => noShowReportedOn !== undefined,
      guards: [needsReportToday],
    },
    reactivate: {
      from: ["cancelled", "noShow"],
      to: "confirmed",
      guards: [needsStayAhead, (_, { sale }) => sale, needsOwnCancellation],
    },
    release: { from: ["optional"], to: "cancelled", guards: [needsExpiredOption] },
    assignRoom: { from: ["optional", "pending", "confirmed", "inHouse"], guards: [needsStayAhead] },
    unassignRoom: {
      from: ["optional", "pending", "confirmed"],
      // its nights go back to the type that was booked, which may be sold out by now
      guards: [needsSomeRoom, (_, { sale }) => sale],
    },
    checkIn: {
      from: ["confirmed"],
      to: "inHouse",
      guards: [needsArrival, needsStayAhead, needsRooms, (_, { rooms }) => rooms, needsGuarantee],
    },
    revertCheckIn: {
      from: ["inHouse"],
      to: "confirmed",
      isFor: (reservation) => !cameLate(reservation),
      guards: [needsCheckInToday, needsNoOtherCharges],
    },
    checkInLate: {
      from: ["noShow", "cancelled"],
      to: "inHouse",
      isFor: hasNotCome,
      guards: [needsLateArrival],
    },
    revertCheckInLate: {
      from: ["inHouse"],
      to: "noShow",
      isFor: cameLate,
      guards: [needsCheckInToday, needsNoLaterCharges],
    },
    checkOut: { from: ["inHouse"], to: "checkedOut", guards: [needsEvenBalance] },
    reopen: {
      from: ["checkedOut"],
      to: "inHouse",
      guards: [needsCheckOutToday, (_, { rooms }) => rooms],
    },
  },
  {
    foreign: (_, ruled, { businessDate }) =>
      reasonFor("INVALID_TRANSITION", { situation: situationOf(ruled, businessDate) }),
    // what a channel has cancelled, a guarantee that is on its way, or one room more than there are: the person who answers for it says why
    isOverridable: (action, reasons) =>
      (action === "reactivate" && reasons.every(({ code }) => code === "CHANNEL_CANCELLED")) ||
      (action === "confirm" &&
        reasons.every((reason) => reason.code === "GUARANTEE_MISSING" || isSaleOverridable([reason]))),
  },
);
