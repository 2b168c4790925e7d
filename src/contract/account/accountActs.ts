import type { Decimal, Email, RecordId } from "../formats";
import type { Cents, VatRate } from "../property";
import type { AccountAction, PaymentMethod } from "./account";
import type { AccountWindow, MoveShare, RoutedKind } from "./accountWindows";

export interface ChargeInput {
  /** Names the line: it is posted once, however often it is sent. */
  sourceRef: string;
  /** @maxLength accountLimits.letters */
  description: string;
  quantity: number;
  /** Of one, VAT included. */
  unitPrice: Cents;
  /** 10 unless told. */
  vat?: VatRate;
  /** Unless told, the one that the rules say. */
  window?: AccountWindow;
  /** The stay in house that takes it, with this one closed. */
  stayId?: RecordId;
}

export interface RefundInput {
  /** Names the line: it is posted once, however often it is sent. */
  sourceRef: string;
  method: PaymentMethod;
  amount: Cents;
  /** @maxLength accountLimits.reference */
  reference?: string;
  /** @maxLength accountLimits.reason */
  reason?: string;
  /** The guest's unless told. */
  window?: AccountWindow;
}

export interface PayInput extends RefundInput {
  /** Needed for a transfer to accounts receivable. @maxLength accountLimits.reason */
  reason?: string;
  /** In cash; the amount unless told. */
  tendered?: Cents;
  /** For what is not charged yet, so that it may exceed the balance. */
  isDeposit?: boolean;
  /** By card: it was declined, so that nothing is paid; the amount is what was tried. */
  isDeclined?: boolean;
  /** By another room: the reservation of that stay. */
  stayId?: RecordId;
}

export interface AllowInput {
  /** Names the line: it is posted once, however often it is sent. */
  sourceRef: string;
  amount: Cents;
  /** @maxLength accountLimits.reason */
  reason: string;
  /** @maxLength accountLimits.letters */
  description?: string;
  /** Unless told, that of what it lowers: it is shared over the rates of its window. */
  vat?: VatRate;
  /** The guest's unless told. */
  window?: AccountWindow;
}

export interface CorrectInput {
  /** The line, or a payment: in money on the business date of its day alone. */
  chargeId: RecordId;
  /** @maxLength accountLimits.reason */
  reason: string;
}

export interface MoveInput {
  /** Names the move: it is made once, however often it is sent. */
  sourceRef: string;
  /** The line. */
  chargeId: RecordId;
  /** Where it goes. */
  window: AccountWindow;
  /** All of it unless told; with `amount`, `percent` or `nights`. */
  share?: MoveShare;
  amount?: Cents;
  percent?: Decimal;
  nights?: number;
}

export interface BillInput {
  /** The record of the company: it says name, number and email, whatever is sent as these. */
  companyId?: RecordId;
  /** Name of the company. @maxLength accountLimits.letters */
  payer: string;
  /** @maxLength accountLimits.taxId */
  taxId?: string;
  /** @maxLength accountLimits.letters */
  email?: Email | "";
  /** None unless told. */
  routed?: RoutedKind[];
}

export interface HalveInput {
  /** Names the moves: they are made once, however often it is sent. */
  sourceRef: string;
  /** Without a second window: who pays the other half. @maxLength accountLimits.letters */
  payer?: string;
  /** The same where it is a company: its record. */
  companyId?: RecordId;
}

/** The input of each act on an account. */
export interface AccountInputs extends Record<AccountAction, object> {
  charge: ChargeInput;
  pay: PayInput;
  refund: RefundInput;
  allow: AllowInput;
  correct: CorrectInput;
  move: MoveInput;
  bill: BillInput;
  unbill: object;
  halve: HalveInput;
}

/** Any of their fields, as a browser has kept them or a stranger sends them. */
export type AccountFields = Partial<
  ChargeInput & PayInput & AllowInput & CorrectInput & MoveInput & BillInput & HalveInput
>;
