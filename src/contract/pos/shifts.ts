import { callsOf, defineRecord, type RecordOf } from "../definition/defineRecord";
import { amount, choice, count, each, instant, text } from "../definition/fields";
import type { Instant, RecordId } from "../formats";
import type { Cents, CivilDate } from "../property";
import { type TillId, tills } from "../outlets";
import type { PosReason } from "./posReasons";
import type { TicketMethod } from "./tickets";

/** Euro notes and coins, in cents. */
export const denominations = [
  "50000",
  "20000",
  "10000",
  "5000",
  "2000",
  "1000",
  "500",
  "200",
  "100",
  "50",
  "20",
  "10",
  "5",
  "2",
  "1",
] as const;

export const shiftLimits = { cents: 100_000_00, pieces: 9_999, reason: 200 } as const;

/** A difference of more than this asks for a reason. */
export const differenceLimit: Cents = 5_00;

const reason = text({ most: shiftLimits.reason });

/** Cash besides sales. */
const moved = {
  amount: amount({ least: 1, most: shiftLimits.cents }),
  reason: text({ most: shiftLimits.reason, isAsked: true }),
};

/** From the opening of a till to its count. */
export const tillShift = defineRecord({
  name: "tillShift",
  texts: "tillShifts",
  idPrefix: "TC",
  isFinal: true,
  path: "/pms/pos/shifts",
  reads: ["tickets"],
  fields: {
    till: choice(tills),
    /** In the drawer, as it was counted. */
    float: amount({ most: shiftLimits.cents }),
    /** Asked for where the float is not what the last shift has left. */
    reason,
  },
  derived: {
    openedAt: instant(),
    closedAt: instant(),
    sales: amount({ most: shiftLimits.cents }),
    difference: amount({ least: 0 - shiftLimits.cents, most: shiftLimits.cents }),
  },
  states: { open: "now", counted: "open", closed: "good" },
  acts: {
    putIn: { from: ["open"], to: "open", input: moved },
    takeOut: { from: ["open"], to: "open", input: moved },
    count: {
      from: ["open"],
      to: "counted",
      input: { pieces: each(denominations, count({ least: 0, most: shiftLimits.pieces })) },
      isPrimary: true,
    },
    /** Before it is closed. */
    countAgain: { from: ["counted"], to: "open", input: {} },
    close: {
      from: ["counted"],
      to: "closed",
      input: { left: amount({ most: shiftLimits.cents }), reason },
      isPrimary: true,
    },
  },
  filters: { date: "date", choices: ["till"] },
  columns: {
    title: { width: 170 },
    till: { width: 90, importance: 3 },
    openedAt: { width: 150, importance: 4, card: "fact" },
    closedAt: { width: 150, importance: 1 },
    sales: { width: 100, importance: 5, card: "fact" },
    difference: { width: 110, importance: 6, card: "fact" },
    by: { width: 130, importance: 2 },
    state: { width: 110, card: "mark" },
  },
});

export interface CashMovement {
  id: RecordId;
  at: Instant;
  by: string;
  kind: "in" | "out";
  amount: Cents;
  reason: string;
}

/** Takings of a till in a shift. Tips are apart, and in no sales. */
export interface ShiftSums {
  tickets: number;
  /** VAT included, less returns. Without the cash of a shift that is not counted, which could be told from them. */
  sales: Cents;
  returns: Cents;
  discounts: Cents;
  tips: Cents;
  voided: number;
  /** Without the cash of a shift that is not counted. */
  methods: { method: TicketMethod; amount: Cents }[];
}

export interface TillShift extends RecordOf<typeof tillShift, PosReason> {
  /** `Z-T1-000031` once it is closed; numbers run per till. */
  title: string;
  date: CivilDate;
  openedAt: Instant;
  /** "" until it is closed. */
  closedAt: Instant | "";
  by: string;
  /** The float less the cash that the last shift of the till has left. */
  openingDifference: Cents;
  movements: CashMovement[];
  sums: ShiftSums;
  /** As in `sums`, for the list. */
  sales: Cents;
  /** Undefined until it is counted: a count is blind. */
  expected?: Cents;
  counted?: Cents;
  difference?: Cents;
  /** For the next shift. */
  left?: Cents;
  /** Tickets that came after it was closed: its figures have none of them. */
  late: { id: RecordId; number: string; amount: Cents }[];
}

/** The drawer of a till. */
export interface TillDrawer {
  till: TillId;
  /** The one that is not closed. */
  shift?: TillShift;
  /** The last closed one: what it has left is in the drawer. */
  last?: TillShift;
}

export const shiftCalls = callsOf<TillShift, PosReason>()(tillShift);
