import type { Shelf } from "../../core/shelf";
import type { Hotel } from "../../hotel/Hotel";
import { numbered, RecordBook } from "../../records/RecordBook";
import type { StoredAccount, StoredDocument } from "./StoredDocument";

export interface BillingRows {
  documents: readonly StoredDocument[];
  accounts: readonly StoredAccount[];
}

export const documentsIn = (hotel: Hotel, shelf: Shelf, seed: BillingRows["documents"]) =>
  new RecordBook(hotel, shelf, seed, { topic: "billing", name: "documents", idOf: numbered("D") });

export const accountsIn = (hotel: Hotel, shelf: Shelf, seed: BillingRows["accounts"]) =>
  new RecordBook(hotel, shelf, seed, { topic: "billing", name: "receivables" });

/** The rows on the shelf, without those of the sample. */
export const keptRows = (hotel: Hotel, shelf: Shelf): BillingRows => ({
  documents: documentsIn(hotel, shelf, []).all(),
  accounts: accountsIn(hotel, shelf, []).all(),
});
