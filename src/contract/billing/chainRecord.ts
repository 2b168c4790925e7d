import type { CountryCode, Instant } from "../formats";
import type { NumberKind } from "./numberKinds";

/**
 * Invoices by their codes at the tax agency (RD 1619/2012, RD 1007/2023): F1 full, F2 simplified (a ticket), F3 full in
 * exchange for tickets, R1 to R4 corrective of a full one, R5 corrective of a ticket.
 */
export const invoiceKinds = ["F1", "F2", "F3", "R1", "R2", "R3", "R4", "R5"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** A record tells the tax agency that an invoice was issued, or that it should never have existed. */
interface RecordHead {
  /** The tax number of the issuer. */
  issuer: string;
  /** The number of the invoice, with its series. */
  number: string;
  /** `DD-MM-YYYY`. */
  issuedOn: string;
  /** The hash of the previous record in the installation's one chain; "" in the first. */
  previous: string;
  /** Local time with its offset: `2026-11-26T19:20:30+01:00`. */
  generatedAt: Instant;
}

/** The customer of an invoice ("Destinatario"): with a Spanish NIF, or with a number of another kind ("IDOtro"). */
export interface RecordRecipient {
  name: string;
  nif?: string;
  other?: { country: CountryCode; kind: NumberKind; number: string };
}

export interface IssueRecord extends RecordHead {
  type: "issue";
  kind: InvoiceKind;
  /** A ticket's record has none. The hash is not computed over it. */
  recipient?: RecordRecipient;
  /** Amounts are text, since the hash is computed over it: 41.4 and 41.40 differ. */
  vat: string;
  total: string;
}

export interface CancellationRecord extends RecordHead {
  type: "cancellation";
}

/** A record with its hash: 64 capital hexadecimal digits. It is never changed and never leaves the chain. */
export type ChainRecord = (IssueRecord | CancellationRecord) & { hash: string };

export const sendStates = ["pending", "sent", "accepted", "acceptedWithErrors", "rejected"] as const;
export type SendState = (typeof sendStates)[number];

/** "Rechazo previo": whether a first attempt was rejected. N no; S yes, the agency has the invoice; X yes, and it has not. */
export type PreviousRejection = "N" | "S" | "X";

export interface Submission {
  /** "Subsanación": whether it corrects a record of the same number. */
  corrects: "N" | "S";
  previousRejection: PreviousRejection;
  /** "Sin registro previo": the agency does not have the cancelled invoice. */
  withoutRecord?: "S";
}

/** The agency's state of a record. A record without an answer is asked for again, and never made twice. */
export interface Sending extends Submission {
  state: SendState;
  /** The last time it was sent; undefined while it waits for its turn. */
  sentAt?: Instant;
  /** The agency's code of a record that it has ("CSV"). */
  receipt?: string;
  /** Why it was rejected, or accepted with errors: the agency's code and its Spanish words. */
  fault?: { code: string; message: string };
}

export interface FiledRecord {
  record: ChainRecord;
  /** Undefined where records are kept and not sent. */
  sending?: Sending;
}

export interface ChainBreak {
  /** Place in the chain, from 0. */
  place: number;
  number: string;
  /** `changed`: the text of the record differs from its hash. `unlinked`: it does not follow the record before it. */
  fault: "changed" | "unlinked";
}
