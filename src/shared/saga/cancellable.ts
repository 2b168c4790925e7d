import { CANCEL } from "redux-saga";

/** The promise carries redux-saga's `CANCEL`: a cancelled saga aborts what it waits for. */
export function cancellable<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const cancellation = new AbortController();
  return Object.assign(work(cancellation.signal), { [CANCEL]: () => cancellation.abort() });
}
