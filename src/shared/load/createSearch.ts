import { delay } from "redux-saga/effects";

import { call, type Saga } from "@/shared/saga/effects";

import { createLoad } from "./createLoad";

/** A pause in the typing, ms. */
const PAUSE_MS = 150;

/** Search while a person types: asks in a pause, and finds nothing for nothing. `Picker` shows it. */
export const createSearch = <Name extends string, Found, Typed = string>(
  name: Name,
  find: (typed: Typed) => Promise<Found[]>,
  isNothing: (typed: Typed) => boolean = (typed) => typed === "",
) =>
  createLoad(name, function* (typed: Typed): Saga<Found[]> {
    if (isNothing(typed)) return [];
    yield delay(PAUSE_MS);
    return yield* call(find, typed);
  });
