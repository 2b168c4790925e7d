import type { Permission } from "../actions";
import { defineContract, type } from "../endpoint";
import type { Instant, RecordId } from "../formats";
import type { Cents, CivilDate } from "../property";
import type { ReasonOf } from "../reasons";
import type { ReasonCode } from "../reservations/reservationReasons";
import type { CleaningTask } from "../rooms/cleaningTasks";
import type { Situation } from "../reservations/reservationLife";
import type { CloseReason, CloseReasonCode } from "./closeReasons";
import type { DayFigures, ShiftOfDay } from "./dayFigures";
import type { GeneralReason } from "../definition/generalReasons";

/** The steps of a night close in their order. */
export const closeSteps = [
  "arrivals",
  "departures",
  "unassigned",
  "cash",
  "charges",
  "cleaning",
  "messages",
  "date",
] as const;
export type CloseStep = (typeof closeSteps)[number];

/**
 * How a row of the close is solved. `noShow`: the guest has not come. `cancel`: the guest has not confirmed. `move`:
 * the guest comes tomorrow. `checkOut`: the guest has left. `extend`: the guest stays one more night. `assign`: an
 * arrival of tomorrow gets the free room that suits it best.
 */
export const closeSolutions = ["noShow", "cancel", "move", "checkOut", "extend", "assign"] as const;
export type CloseSolution = (typeof closeSolutions)[number];

export const countLimits = { cents: 1_000_000_00, letters: 2000 } as const;

export interface ClosePermission extends Permission<CloseSolution, CloseWhy> {
  /** Only the guest's own balance is against the check-out: a payment makes it possible. */
  isPayable: boolean;
}

export interface CloseRow {
  id: RecordId;
  version: number;
  customer: string;
  /** Room number, "" while none is assigned. */
  room: string;
  arrival: CivilDate;
  departure: CivilDate;
  situation: Situation;
  balance: Cents;
  /** The fee for the no-show, or for the cancellation. */
  fee: Cents;
  /** The change of the price by other dates: negative for a later arrival, positive for another night. */
  price: Partial<Record<"move" | "extend", Cents>>;
  /** The price of each night that `extend` adds: more than one where the departure is overdue. */
  addedNights: Cents[];
  /** The price of the last night before the added ones; 0 where there is none. */
  lastNight: Cents;
  actions: ClosePermission[];
}

export type CloseWhy = ReasonOf<ReasonCode | CloseReasonCode> | GeneralReason;

/** A row to be solved, as the person has seen it. */
export interface SolvedRow {
  id: RecordId;
  version: number;
}

/** The rows that could not be solved or taken back, each with its reasons. All others were. */
export interface SolutionReply {
  close: NightClose;
  refused: { id: RecordId; customer: string; reasons: CloseWhy[] }[];
}

/** Rows that were solved together on the open day, without those that have changed since: they can be taken back. */
export interface SolvedGroup {
  /** The `clientId` of `solveInClose`. */
  clientId: RecordId;
  solution: CloseSolution;
  /** `room` is "" while none is assigned. */
  rows: Pick<CloseRow, "id" | "customer" | "room">[];
}

/** A room to be cleaned on the day after the open one. `room` is its number. */
export interface ComingTask extends Pick<CleaningTask, "room" | "kind" | "isAwaited"> {}

/** The open day: the rows that block its close, and the effects of the close. */
export interface NightClose {
  date: CivilDate;
  /** The business date has reached its evening. Before, the day is open, and nothing is late. */
  isDue: boolean;
  /** By the property's clocks the business date has not begun: its close asks for a reason, as the day before is closed. */
  isAhead: boolean;
  /** The close's rows and counts, and how many of them need nothing any more. */
  progress: { done: number; all: number };
  arrivals: CloseRow[];
  departures: CloseRow[];
  /** Arrivals of the next day without a room. They warn, but do not block. */
  unassigned: CloseRow[];
  solved: SolvedGroup[];
  /** The figures that the close will keep if nothing more happens. */
  figures: DayFigures;
  /** Shifts of the tills. An open one warns, and does not block. */
  tills: ShiftOfDay[];
  /** The number of messages that the close sends, and of those that it cannot send. */
  messages: { due: number; held: number };
  /** By the number of the room. */
  cleaning: ComingTask[];
  actions: Permission<"close", CloseReason>[];
  /** The last closed day. */
  last?: Pick<DayReport, "date" | "closedAt" | "closedBy">;
  /** The cursor of the property's changes that this includes. After a later one of `awaitHotelChanges` it is stale. */
  asOf: number;
}

/** The report of a closed day. It never changes. */
export interface DayReport extends DayFigures {
  date: CivilDate;
  closedAt: Instant;
  closedBy: string;
  /** Why it was closed before it had begun by the clock. */
  reason?: string;
  messagesSent: number;
  /** Where services for each night counted on the day of the arrival. */
  serviceDay?: "arrival";
  /** Shifts of the tills, as they were at the close. */
  tills: ShiftOfDay[];
  /** The cleaning of the next day as planned by the close, by the number of the room. */
  cleaning: ComingTask[];
}

export interface CashCount {
  /** The expected amount that the person has seen. 409 where a payment has changed it since. */
  expected: Cents;
  counted: Cents;
  /** Required where there is a difference. @maxLength countLimits.letters */
  reason: string;
}

export interface ClosingInput {
  /** Required where the day `isAhead`. @maxLength countLimits.letters */
  reason?: string;
}

/** The body of a refusal: reasons, a sentence for each field at fault, and the close as it is now. */
export interface CloseRefusal {
  message: string;
  fields?: Record<string, string>;
  reasons: CloseWhy[];
  current?: NightClose;
}

/** The night close, and the reports of closed days. */
export const closeContract = defineContract({
  /** The close of the open day. */
  getClose: {
    method: "GET",
    path: "/pms/close",
    reply: type<NightClose>(),
    reads: ["setUp", "rates", "reservations", "rooms", "guests", "messages", "close", "billing", "tickets"],
  },
  /**
   * `solution` is a `CloseSolution`. A row that the rules forbid, or that has another version, is left out; the others are
   * solved one after the other. A repeat of `clientId` changes nothing. 409 with `current` if the date is not the open one.
   */
  solveInClose: {
    method: "POST",
    path: "/pms/close/:date/solutions/:solution",
    body: type<{ clientId: RecordId; rows: SolvedRow[] }>(),
    reply: type<SolutionReply>(),
    refusal: type<CloseRefusal>(),
  },
  /**
   * Puts the rows of a solution back as they were, without its fees, and with the allowances that it ended. What was paid
   * stays paid. A row that has changed since, whose room is taken, or whose points have been returned, is left out, and may
   * be tried again. It is refused once no row is left, and after the close of the day that was open at the solution.
   */
  undoInClose: {
    method: "POST",
    path: "/pms/close/:date/solutions/:clientId/undo",
    reply: type<SolutionReply>(),
    refusal: type<CloseRefusal>(),
  },
  /** `method` is a `PaymentMethod`. Counting again replaces what was counted. */
  countCash: {
    method: "PUT",
    path: "/pms/close/:date/cash/:method",
    body: type<CashCount>(),
    reply: type<NightClose>(),
    refusal: type<CloseRefusal>(),
  },
  /**
   * Posts the night of everybody in house, sends what is due to guests, keeps the report and moves the business date. A
   * refusal changes nothing. For a date that is closed it replies with the report; 409 if a step blocks; 422 without a
   * `reason` for a day that has not begun by the clock.
   */
  closeDay: {
    method: "POST",
    path: "/pms/close/:date",
    body: type<ClosingInput>(),
    reply: type<DayReport>(),
    refusal: type<CloseRefusal>(),
  },
  /** The newest first. */
  listDayReports: { method: "GET", path: "/pms/day-reports", reply: type<DayReport[]>(), reads: ["close"] },
  /** 404 for a day that is not closed. */
  getDayReport: { method: "GET", path: "/pms/day-reports/:date", reply: type<DayReport>() },
});
