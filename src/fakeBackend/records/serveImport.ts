import type { ImportedRow, ImportOutcome } from "@/contract/definition/importRows";
import type { ReasonOf } from "@/contract/reasons";

import { ApiError } from "../core/ApiError";
import type { Context } from "../core/routes";

interface Form<Draft> {
  create: (request: { body: { clientId: string; draft: Draft } }, context: Context) => object;
  update: (
    request: { params: { id: string }; body: { version: number; draft: Draft } },
    context: Context,
  ) => { version: number };
}

/** Sends each row through the form of its record: a row is refused for the reasons of the form. */
export const serveImport =
  <Draft>({ create, update }: Form<Draft>) =>
  <Why extends ReasonOf<string>>(
    { body: { clientId, rows } }: { body: { clientId: string; rows: ImportedRow<Draft>[] } },
    context: Context,
  ): ImportOutcome<Why>[] =>
    rows.map(({ id, version, draft }, place) => {
      try {
        if (id === undefined) {
          create({ body: { clientId: `${clientId}-${place}`, draft } }, context);
          return { outcome: "created", reasons: [] };
        }
        const changed = update({ params: { id }, body: { version, draft } }, context);
        return { outcome: changed.version === version ? "unchanged" : "changed", reasons: [] };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { outcome: "refused", reasons: (error.body as { reasons: Why[] }).reasons };
      }
    });
