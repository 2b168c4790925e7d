import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { race, take } from "redux-saga/effects";

import { asOfReply } from "@/shared/api/asOf";
import type { Reading } from "@/shared/api/createClient";
import { isUnknown } from "@/shared/api/failures";
import { selectIsOutdated } from "@/shared/changes/hotelChangesSlice";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, unless } from "@/shared/feature/watch";

import type { Versioned } from "./recordRules";

interface OpenState<Shown> {
  status: "loading" | "loaded" | "unknown" | "failed";
  /** The id that it was asked for by. */
  asked?: string;
  /** None while a new one is written. */
  record?: Shown;
  /** It came with the reply to a save, so that its page need not load it. */
  isFresh: boolean;
  /** Something is typed in its form: it stays as the form began. */
  isTouched?: boolean;
  /** The version that the own act was done upon which has brought it. */
  actedUpon?: number;
}

/** The record that is open. */
export function createOpenSlice<Shown extends Versioned, Name extends string>(name: Name) {
  const initialState = { status: "loading", isFresh: false } as OpenState<Shown>;
  const loaded = (record: Shown, isFresh = false): OpenState<Shown> => ({ status: "loaded", record, isFresh });
  /** Also under a form in which something is typed. */
  const shown = (
    record: Shown,
    { isFresh, isTouched }: Pick<OpenState<never>, "isFresh" | "isTouched">,
    actedUpon?: number,
  ) => ({
    ...loaded(record, isFresh),
    isTouched,
    actedUpon,
  });
  const isNewer = (open: { record?: unknown }, record: Shown) => {
    const now = open.record as Shown | undefined;
    return now?.id === record.id && now.version <= record.version;
  };

  return createSlice({
    name,
    initialState,
    reducers: {
      opened(open, { payload: id }: PayloadAction<string>) {
        return open.isFresh && open.record?.id === id ? { ...open, isFresh: false } : { ...initialState, asked: id };
      },
      closed: (open, { payload: id }: PayloadAction<string>) => (open.record?.id === id ? initialState : open),
      /** Somebody has changed something, perhaps this record. */
      outdated: (open, _action: PayloadAction<string>) => open,
      touched(open, { payload: isTouched }: PayloadAction<boolean>) {
        open.isTouched = isTouched;
      },
      loaded: ({ asked }, { payload: record }: PayloadAction<Shown>) => ({ ...loaded(record), asked }),
      wasUnknown: (): OpenState<Shown> => ({ status: "unknown", isFresh: false }),
      failed: (): OpenState<Shown> => ({ status: "failed", isFresh: false }),
      /** A save has brought it, with its id if it is new. */
      savedHere: ({ isTouched }, { payload: record }: PayloadAction<Shown>) =>
        shown(record, { isFresh: true, isTouched }),
      /** A write has brought it. Another one may be open by then, and a late reply may be older than what is shown. */
      changed: (open, { payload: record }: PayloadAction<Shown>) =>
        isNewer(open, record) ? shown(record, open) : open,
      /** An own act has brought it, which was done upon that version. */
      acted: (open, { payload: { record, upon } }: PayloadAction<{ record: Shown; upon: number }>) =>
        isNewer(open, record) ? shown(record, open, upon) : open,
    },
    selectors: {
      selectRecord: ({ record }): Shown | undefined => record,
      selectStatus: ({ status }) => status,
      /** The id of the record that was kept of two, where it was asked for by that of the other. */
      selectKeptFor: ({ asked, record }, id: string) => (asked === id && record?.id !== id ? record?.id : undefined),
      selectIsTouched: ({ isTouched }) => isTouched === true,
      selectActedUpon: ({ actedUpon }) => actedUpon,
    },
  });
}

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
