import { isByDifferences, replacedIds } from "@/domain/billing/billed";

import type { KeptDocuments, StoredDocument } from "./StoredDocument";

/**
 * The documents whose place one takes: tickets by exchange, an invoice by substitution, with what had corrected it by
 * differences.
 */
export const replacedBy = (document: StoredDocument, book: KeptDocuments): StoredDocument[] =>
  replacedIds(document).flatMap((id) => [book.get(id), ...book.followersOf(id).filter(isByDifferences)]);
