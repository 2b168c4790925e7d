import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ImportedRow, ImportOutcome } from "@/contract/definition/importRows";
import type { ReasonOf } from "@/contract/reasons";
import type { Topic } from "@/contract/topics";
import { messageOf } from "@/shared/api/messageOf";
import type { StatePart } from "@/shared/feature/feature";
import { onLeading } from "@/shared/feature/watch";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { createLoad } from "@/shared/load/createLoad";
import { call, put, type Saga } from "@/shared/saga/effects";

type Outcome = ImportOutcome<ReasonOf<WordedCode>>;

/** The records that a file is read upon, and the call that takes its rows. */
export interface ImportCalls<Draft> {
  rows: (request: { query: object }) => Promise<{ id: string; version: number }[]>;
  importRows: (request: { body: ImportBody<Draft>; key: string }) => Promise<Outcome[]>;
}

interface ImportBody<Draft> {
  clientId: string;
  rows: ImportedRow<Draft>[];
}

interface ImportState {
  status: "idle" | "sending" | "done" | "failed";
  /** Of the rows that were sent. */
  outcomes: Outcome[];
  problem?: Sentence;
}

/**
 * Rows of a file on their way to the server. They are sent again under the same `clientId` where the answer was lost.
 * `reload` asks for the list again.
 */
export function createImport<Draft>(
  name: string,
  calls: ImportCalls<Draft>,
  { reads, reload }: { reads: readonly Topic[]; reload: () => Saga },
) {
  const records = createLoad(`${name}Imported`, () => calls.rows({ query: {} }), reads);
  const initialState: ImportState = { status: "idle", outcomes: [] };
  const slice = createSlice({
    name: `${name}Import`,
    initialState,
    reducers: {
      begun: () => initialState,
      sent: (_, _action: PayloadAction<object>): ImportState => ({ status: "sending", outcomes: [] }),
      done: (_, { payload: outcomes }: PayloadAction<Outcome[]>): ImportState => ({ status: "done", outcomes }),
      failed: (_, { payload: problem }: PayloadAction<Sentence>): ImportState => ({
        status: "failed",
        outcomes: [],
        problem,
      }),
    },
    selectors: { selectImport: (state) => state },
  });
  const { sent, done, failed } = slice.actions;

  function* saga() {
    yield onLeading(sent, function* (payload): Saga {
      const body = payload as ImportBody<Draft>;
      try {
        yield* put(done(yield* call(calls.importRows, { body, key: body.clientId })));
        yield* reload();
      } catch (error) {
        yield* put(failed(messageOf(error)));
      }
    });
  }

  const part: StatePart = { slices: [slice], saga, needs: [records] };
  return { ...part, records, begun: slice.actions.begun, sent, selectImport: slice.selectors.selectImport };
}

export type Import = ReturnType<typeof createImport>;
