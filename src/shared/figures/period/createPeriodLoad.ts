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
  /** Of the reply. */
  asOf?: number;
}

/**
 * A load of figures. That a period cannot be shown is no failure, because its reasons belong beside the period. Without a
 * query nothing is asked.
 */
export const createPeriodLoad = <Name extends string, Query, Reply extends { asOf: number }>(
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
        const { reasons } = recordRefusalOf<never, ReasonOf<PeriodReasonCode>>(error);
        if (reasons.length === 0) throw error;
        return { reasons };
      }

      function askNow(asked: Query): Promise<Reply> {
        return ask({ query: asked });
      }
    },
    ask.reads,
  );
