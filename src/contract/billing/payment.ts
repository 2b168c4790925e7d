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

/** Money that was paid at a folio, for documents or at an account on credit. */
export interface PaymentRow {
  id: RecordId;
  at: Instant;
  /** The business date. */
  date: CivilDate;
  method: PaymentMethod;
  /** Below zero for a refund. */
  amount: Cents;
  /** The name of the guest, or of the account on credit. */
  customer: string;
  reservationId?: RecordId;
  accountId?: RecordId;
  /** The number of the newest document of its window, "" while there is none. */
  document: string;
  documentId?: RecordId;
  /** The name of the person who took it, "" where unknown. */
  by: string;
  /** By the hour: morning from 7, afternoon from 15, night from 23. */
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
