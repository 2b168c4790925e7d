import type { Action } from "redux";
import * as effects from "redux-saga/effects";

/** redux-saga's effects for `yield*`, with typed results. */
export type Saga<Result = void> = Generator<effects.Effect, Result>;

export function* call<Args extends unknown[], Result>(
  work: (...args: Args) => Result,
  ...args: Args
): Saga<effects.SagaReturnType<(...args: Args) => Result>> {
  return yield effects.call(work, ...args);
}

export function* put<A extends Action>(action: A): Saga<A> {
  return yield effects.put(action);
}

export function* select<State, Result>(selector: (state: State) => Result): Saga<Result> {
  return yield effects.select(selector);
}
