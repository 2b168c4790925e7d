import { CANCEL } from "redux-saga";

/** The promise carries redux-saga's `CANCEL`: cancelling the saga aborts its request. */
export function cancellable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const cancellation = new AbortController();
  return Object.assign(work(cancellation.signal), { [CANCEL]: () => cancellation.abort() });
}
