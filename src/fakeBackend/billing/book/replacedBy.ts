import type { KeptDocuments, StoredDocument } from "./StoredDocument";

/**
 * The documents whose place one takes: tickets by exchange, an invoice by substitution, with what had corrected it by
 * differences.
 */
export function replacedBy(
  { corrects, replaces = [] }: Pick<StoredDocument, "corrects" | "replaces">,
  book: Pick<KeptDocuments, "get" | "followersOf">,
): StoredDocument[] {
  const ids = [...replaces.map(({ id }) => id), ...(corrects?.mode === "S" ? [corrects.id] : [])];
  return ids.flatMap((id) => [book.get(id), ...book.followersOf(id).filter((one) => one.corrects?.mode === "I")]);
}
