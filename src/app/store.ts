import { combineReducers, configureStore, type Reducer } from "@reduxjs/toolkit";
import createSagaMiddleware, { type Task } from "redux-saga";
import { cancel, fork, take } from "redux-saga/effects";

import { badgesSlice } from "@/shared/badges/badgesSlice";
import { connectionSaga } from "@/shared/connection/connectionSaga";
import { connectionSlice } from "@/shared/connection/connectionSlice";
import type { Feature, StatePart } from "@/shared/feature/feature";
import { openCatalogue } from "@/shared/i18n/spoken";
import { layoutSaga } from "@/shared/layout/layoutSaga";
import { layoutSlice } from "@/shared/layout/layoutSlice";
import { noticesSaga } from "@/shared/notices/noticesSaga";
import { noticesSlice } from "@/shared/notices/noticesSlice";
import { sessionSaga } from "@/shared/session/sessionSaga";
import { sessionSlice, signedOut } from "@/shared/session/sessionSlice";

export type AppStore = ReturnType<typeof createAppStore>;

export function createAppStore() {
  const reducers = {
    session: sessionSlice.reducer,
    notices: noticesSlice.reducer,
    layout: layoutSlice.reducer,
    badges: badgesSlice.reducer,
    connection: connectionSlice.reducer,
  };
  const combined = () => forgettingAtSignOut(combineReducers(reducers));
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combined(),
    // no check for mutations: a state is frozen, so that they throw
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false }).concat(sagas),
  });
  const running: Task[] = [sessionSaga, layoutSaga, noticesSaga, connectionSaga].map((saga) => sagas.run(saga));
  let isStopped = false;

  const installed = new Map<Feature, Promise<void>>();
  const parts = new Set<StatePart>();

  /** Installs a feature's texts and state. Its saga runs once, however often this is called. */
  function install(feature: Feature): Promise<void> {
    const installation = installed.get(feature) ?? bringIn(feature);
    installed.set(feature, installation);
    installation.catch(() => installed.delete(feature));
    return installation;
  }

  async function bringIn({ catalogues, state }: Feature) {
    const [declared] = await Promise.all([state?.(), ...catalogues.map(openCatalogue)]);
    const added = [...new Set(declared?.flatMap(withNeeds))].filter((part) => !parts.has(part));
    if (added.length === 0 || isStopped) return;
    for (const { reducerPath, reducer } of added.flatMap((part) => part.slices))
      Object.assign(reducers, { [reducerPath]: reducer });
    store.replaceReducer(combined()); // once, because each combination asks every reducer for its initial state
    store.dispatch({ type: "app/featureInstalled", payload: catalogues });
    for (const part of added) {
      parts.add(part);
      running.push(sagas.run(afreshForEachPerson, part.saga));
    }
  }

  /** Ends everything that runs or is about to start, for a caller that disposes of the app without leaving the page. */
  function stop() {
    isStopped = true;
    for (const task of running) task.cancel();
  }

  return { ...store, install, stop };
}

const withNeeds = (part: StatePart): StatePart[] => [...(part.needs ?? []).flatMap(withNeeds), part];

/** A sign-out cancels the person's sagas: their replies are not for the next person. */
function* afreshForEachPerson(saga: StatePart["saga"]) {
  while (true) {
    const watchers: Task = yield fork(saga);
    yield take(signedOut);
    yield cancel(watchers);
  }
}

/** After a sign-out only the frame's look stays in the state. */
const forgettingAtSignOut =
  <State extends Record<string, unknown>>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) => {
    if (!signedOut.match(action) || !state) return reducer(state, action);
    const { session, layout } = state;
    return reducer({ session, layout } as unknown as State, action);
  };
