import type { PeriodReasonCode } from "@/contract/figures/period";
import type { ReasonOf } from "@/contract/reasons";
import type { Reading } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { call, type Saga } from "@/shared/saga/effects";

export interface PeriodReply<Reply> {
  reply?: Reply;
  /** Why the server has none for this period. */
  reasons: ReasonOf<PeriodReasonCode>[];
  /** Names of the query's values that the server does not know: the reply is without them. */
  unknown?: string[];
  /** Of the reply. */
  asOf?: number;
}

/**
 * A load of figures. That a period cannot be shown is no failure, because its reasons belong beside the period. Without a
 * query nothing is asked.
 */
export const createPeriodLoad = <Name extends string, Query extends object, Reply extends { asOf: number }>(
  name: Name,
  ask: ((request: { query: Query }) => Promise<Reply>) & Reading,
) =>
  createLoad(
    name,
    function* (query: Query | undefined): Saga<PeriodReply<Reply>> {
      if (!query) return { reasons: [] };
      try {
        const reply = yield* call(askNow, query);
        return { reply, reasons: [], asOf: reply.asOf };
      } catch (error) {
        const { reasons, fields } = recordRefusalOf<never, ReasonOf<PeriodReasonCode>>(error);
        const unknown = Object.keys(fields).filter((field) => field in query);
        if (reasons.length > 0) return { reasons };
        if (unknown.length === 0) throw error;
        const reply = yield* call(askNow, without(query, unknown));
        return { reply, reasons, unknown, asOf: reply.asOf };
      }

      function askNow(asked: Query): Promise<Reply> {
        return ask({ query: asked });
      }
    },
    ask.reads,
  );

const without = <Query extends object>(query: Query, names: string[]): Query => ({
  ...query,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
});
