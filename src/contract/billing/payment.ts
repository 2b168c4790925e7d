import type { PaymentMethod } from "../account/account";
import type { Instant, RecordId } from "../formats";
import type { ListFilter } from "../list";
import type { Cents, CivilDate } from "../property";

export type PaymentColumn = keyof Pick<
  PaymentRow,
  "at" | "customer" | "method" | "amount" | "document" | "by" | "shift"
>;
export type PaymentView = "today" | "cash" | "refunds" | "withoutDocument";

export const paymentShifts = ["morning", "afternoon", "night"] as const;
export type PaymentShift = (typeof paymentShifts)[number];

/** Money that was paid, at a folio or for documents. */
export interface PaymentRow {
  id: RecordId;
  at: Instant;
  /** The business date. */
  date: CivilDate;
  method: PaymentMethod;
  /** Below zero for a refund. */
  amount: Cents;
  /** The guest, or the account on credit. */
  customer: string;
  reservationId?: RecordId;
  accountId?: RecordId;
  /** Number of the newest document of its window, "" while there is none; and its id. */
  document: string;
  documentId?: RecordId;
  /** Name of the person, "" where it is not known. */
  by: string;
  /** By the hour: from 7, 15 and 23 o'clock on. */
  shift: PaymentShift;
  reference: string;
}

export interface PaymentFilter extends ListFilter<PaymentColumn, PaymentView> {
  /** @several PaymentMethod */
  methods?: string;
  from?: CivilDate;
  to?: CivilDate;
  /** One `PaymentShift`. */
  shift?: string;
}
