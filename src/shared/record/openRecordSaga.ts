import { race, take } from "redux-saga/effects";

import { asOfReply } from "@/shared/api/asOf";
import type { Reading } from "@/shared/api/createClient";
import { isUnknown } from "@/shared/api/failures";
import { selectIsOutdated } from "@/shared/changes/hotelChangesSlice";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, unless } from "@/shared/feature/watch";

import type { createOpenSlice } from "./createOpenSlice";
import type { Versioned } from "./recordRules";

type HeardState = Parameters<typeof selectIsOutdated>[0];

interface OpenRules<Shown> {
  get: ((request: { params: { id: string } }) => Promise<Shown>) & Reading;
  isHeld?: (state: never) => boolean;
}

/** Values that follow from other records change under the same version, too. */
const isNews = (newest: Versioned, shown: Versioned) =>
  newest.version > shown.version ||
  (newest.version === shown.version && JSON.stringify(newest) !== JSON.stringify(shown));

/** Loads the open record, and reloads it after changes by others once neither its form nor a dialog is in use. */
export function* openRecordSaga<Shown extends Versioned, Name extends string>(
  { actions, selectors }: ReturnType<typeof createOpenSlice<Shown, Name>>,
  { get, isHeld = () => false }: OpenRules<Shown>,
) {
  yield onLatest(actions.opened, unless(actions.closed, load));
  yield onLatest(actions.outdated, followUntilNeeded);

  function* load(id: string): Saga {
    if ((yield* select(selectors.selectStatus)) !== "loading") return;
    try {
      yield* put(actions.loaded(yield* call(get, { params: { id } })));
    } catch (error) {
      yield* put(isUnknown(error) ? actions.wasUnknown() : actions.failed());
    }
  }

  function* followUntilNeeded(id: string): Saga {
    const asOf = asOfReply(yield* select(selectors.selectRecord));
    const isOutdated = yield* select((state: HeardState) => selectIsOutdated(state, asOf, get.reads));
    if (asOf !== undefined && !isOutdated) return; // the reply of a write has brought it
    yield race([call(followWhileFree, id), take(actions.closed)]);
  }

  function* followWhileFree(id: string): Saga {
    let isInterrupted = true;
    while (isInterrupted) {
      yield* untilHeld(false);
      const { held }: { held?: true } = yield race({ followed: call(follow, id), held: call(untilHeld, true) });
      isInterrupted = held === true;
    }
  }

  function* untilHeld(isWanted: boolean): Saga<true> {
    const isInUse = function* () {
      return (yield* select(isHeld)) || (yield* select(selectors.selectIsTouched));
    };
    while ((yield* isInUse()) !== isWanted) yield take("*");
    return true;
  }

  function* follow(id: string): Saga {
    const shown = () => select(selectors.selectRecord);
    try {
      const newest = yield* untilAnswered(() => call(get, { params: { id } }));
      const record = yield* shown();
      if (record?.id === id && isNews(newest, record)) yield* put(actions.loaded(newest));
    } catch (error) {
      if (isUnknown(error) && (yield* shown())?.id === id) yield* put(actions.wasUnknown());
    }
  }
}
