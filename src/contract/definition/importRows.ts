import { type } from "../endpoint";
import type { RecordId } from "../formats";
import type { ReasonOf } from "../reasons";

/** A line of a file as a new record, or with the `id` of one as its change. */
export interface ImportedRow<Draft> {
  id?: RecordId;
  /** Of the record that the line was read upon; 0 for a new one. */
  version: number;
  draft: Draft;
}

/** Of a row that is refused: the reasons, each with its field where it is about one. */
export interface ImportOutcome<Why extends ReasonOf<string>> {
  outcome: "created" | "changed" | "unchanged" | "refused";
  reasons: Why[];
}

/**
 * Makes or changes a record for each row. One that is refused stops no other. Idempotent by `clientId`: a repeat makes
 * nothing twice. The reply has an outcome for each row, in their order.
 */
export const importRows = <const Path extends `/${string}`, Draft, Why extends ReasonOf<string>>(path: Path) =>
  ({
    method: "POST",
    path: `${path}/import`,
    body: type<{ clientId: RecordId; rows: ImportedRow<Draft>[] }>(),
    reply: type<ImportOutcome<Why>[]>(),
  }) as const;
