import type { Permission } from "../actions";
import { defineContract, type } from "../endpoint";
import type { Instant, RecordId } from "../formats";
import type { Cents, CivilDate } from "../property";
import type { ReasonOf } from "../reasons";
import type { ReasonCode } from "../reservations/reservationReasons";
import type { CleaningTask } from "../rooms/cleaningTasks";
import type { Situation } from "../reservations/reservationLife";
import type { CloseReason, CloseReasonCode } from "./closeReasons";
import type { DayFigures } from "./dayFigures";

/** The steps of a night close, in their order. */
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
 * How a row of the close is solved in place: not come, not confirmed, coming tomorrow, gone, staying one more night; and an
 * arrival of tomorrow with the free room that suits it best.
 */
export const closeSolutions = ["noShow", "cancel", "move", "checkOut", "extend", "assign"] as const;
export type CloseSolution = (typeof closeSolutions)[number];

export const countLimits = { cents: 1_000_000_00, letters: 2000 } as const;

export interface ClosePermission extends Permission<CloseSolution, CloseWhy> {
  /** A check-out with nothing but the guest's own balance against it: a payment makes it possible. */
  isPayable: boolean;
}

/** A reservation that a step is about. */
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
  /** Fee for the guest who has not come, or has not confirmed. */
  fee: Cents;
  /** Change of the price by other dates: less by a later arrival, more by another night. */
  price: Partial<Record<"move" | "extend", Cents>>;
  /** The price of each night that `extend` adds: more than one where the departure is overdue. */
  addedNights: Cents[];
  /** The price of the last night before them, 0 where there is none. */
  lastNight: Cents;
  actions: ClosePermission[];
}

/** Why a row cannot be solved that way. */
export type CloseWhy = ReasonOf<ReasonCode | CloseReasonCode>;

/** A row as a person has seen it, to be solved. */
export interface SolvedRow {
  id: RecordId;
  version: number;
}

/** The rows that could not be solved, or taken back, each with its reasons: all others have been. */
export interface SolutionReply {
  close: NightClose;
  refused: { id: RecordId; customer: string; reasons: CloseWhy[] }[];
}

/** Rows that were solved together on the open day, without those that have changed since: they can be taken back. */
export interface SolvedGroup {
  /** Of `solveInClose`. */
  clientId: RecordId;
  solution: CloseSolution;
  /** `room` is "" while none is assigned. */
  rows: Pick<CloseRow, "id" | "customer" | "room">[];
}

/** A room that is to be cleaned on the day after the open one: `room` is its number. */
export interface ComingTask extends Pick<CleaningTask, "room" | "kind" | "isAwaited"> {}

/** The open day: what blocks its close, and what the close will do. */
export interface NightClose {
  date: CivilDate;
  /** It is the evening of the date, or later. Until then the day is open, and what is not done yet is no problem. */
  isDue: boolean;
  /** Of the rows and counts that the close has met: how many need nothing any more. */
  progress: { done: number; all: number };
  arrivals: CloseRow[];
  departures: CloseRow[];
  /** Arrivals of the next day without a room. They warn. */
  unassigned: CloseRow[];
  solved: SolvedGroup[];
  /** As they will be kept, if nothing more happens. */
  figures: DayFigures;
  /** Messages that the close sends, and those for which it has a reason not to. */
  messages: { due: number; held: number };
  /** By the number of the room. */
  cleaning: ComingTask[];
  actions: Permission<"close", CloseReason>[];
  /** The last closed day. */
  last?: Pick<DayReport, "date" | "closedAt" | "closedBy">;
  /** The cursor of the property's changes that this includes. After a later one of `awaitHotelChanges` it is stale. */
  asOf: number;
}

/** Of a closed day. It never changes. */
export interface DayReport extends DayFigures {
  date: CivilDate;
  closedAt: Instant;
  closedBy: string;
  messagesSent: number;
  /** Of the next day, as the close has made it; by the number of the room. */
  cleaning: ComingTask[];
}

export interface CashCount {
  /** The expected amount that the person has seen: a payment since then makes it 409. */
  expected: Cents;
  counted: Cents;
  /** Required where there is a difference. @maxLength countLimits.letters */
  reason: string;
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
  /** Of the open day. */
  getClose: {
    method: "GET",
    path: "/pms/close",
    reply: type<NightClose>(),
    reads: ["setUp", "rates", "reservations", "rooms", "guests", "messages", "close", "billing"],
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
   * refusal changes nothing. For a date that is closed it replies with the report; 409 if a step blocks.
   */
  closeDay: {
    method: "POST",
    path: "/pms/close/:date",
    reply: type<DayReport>(),
    refusal: type<CloseRefusal>(),
  },
  /** The newest first. */
  listDayReports: { method: "GET", path: "/pms/day-reports", reply: type<DayReport[]>(), reads: ["close"] },
  /** 404 for a day that is not closed. */
  getDayReport: { method: "GET", path: "/pms/day-reports/:date", reply: type<DayReport>() },
});
