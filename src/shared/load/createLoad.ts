import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useEffect, useEffectEvent } from "react";
import { useDispatch, useSelector } from "react-redux";
import * as effects from "redux-saga/effects";

import type { Topic } from "@/contract/topics";
import { asOfReply } from "@/shared/api/asOf";
import { messageOf } from "@/shared/api/messageOf";
import { useRefresh } from "@/shared/changes/useHotelChanges";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { useOnceConnected } from "@/shared/connection/useOnceConnected";
import type { StatePart } from "@/shared/feature/feature";
import type { Sentence } from "@/shared/i18n/sentence";
import { put, type Saga, select } from "@/shared/saga/effects";
import { onLatest } from "@/shared/feature/watch";

interface LoadState {
  /** Failed only where nothing is known: what is known stays on the screen. */
  status: "loading" | "loaded" | "failed";
  data?: unknown;
  /** Why the last request failed. */
  problem?: Sentence;
  /** The request on its way, or the last one. */
  request?: Request;
  isUnderWay: boolean;
}

interface Request {
  argument: unknown;
  /** Asks in the background, and retries until the server replies. */
  isPatient: boolean;
}

/** A load, whatever its name in the state. */
export interface Load<Data, Argument, State = never> extends StatePart {
  requested: (argument: Argument, isPatient?: boolean) => PayloadAction<Request>;
  askAgain: () => Saga;
  tell: (update: (data: Data) => Data, of?: Argument) => Saga;
  use: (argument: Argument) => {
    data: Data | undefined;
    status: LoadState["status"];
    problem: Sentence | undefined;
    request: () => void;
  };
  selectData: (state: State) => Data | undefined;
  selectStatus: (state: State) => LoadState["status"];
  selectProblem: (state: State) => Sentence | undefined;
}

const initialState: LoadState = { status: "loading", isUnderWay: false };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Immer does not search frozen data, which would take as long as drawing thousands of rows. */
const frozen = <Data>(data: Data) => ({ payload: Object.freeze(data) as Data });

/**
 * A thing that the server has, loaded and shown. `ask` makes the call: by a promise of the client, or as a saga. The newest
 * request wins and aborts the older one. A failure is never a notice: the page says so, with a way to try again. While it
 * is shown, it is asked for again after changes of the topics in `refreshOn`, which are the `reads` of its calls.
 */
export function createLoad<Name extends string, Data, Argument = void>(
  name: Name,
  ask: (argument: Argument) => Promise<Data> | Saga<Data>,
  refreshOn: readonly Topic[] = [],
) {
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      requested: {
        prepare: (argument: Argument, isPatient = false) => ({ payload: { argument, isPatient } }),
        reducer(load, { payload: request }: PayloadAction<Request>) {
          const isOther = load.request && !isSame(load.request.argument, request.argument);
          const data = isOther ? undefined : load.data;
          return { status: data === undefined ? "loading" : "loaded", data, request, isUnderWay: true };
        },
      },
      /** As the server has it now. */
      told: {
        prepare: frozen<Data>,
        reducer: (load, { payload: data }: PayloadAction<Data>) => ({ ...load, status: "loaded" as const, data }),
      },
      arrived: {
        prepare: frozen<Data>,
        reducer: (load, { payload: data }: PayloadAction<Data>) => ({
          status: "loaded" as const,
          data,
          request: load.request,
          isUnderWay: false,
        }),
      },
      failed(load, { payload: problem }: PayloadAction<Sentence>) {
        Object.assign(load, { problem, isUnderWay: false });
        if (load.data === undefined) load.status = "failed";
      },
    },
    selectors: {
      selectLoad: (load) => load,
      selectStatus: ({ status }) => status,
      selectProblem: ({ problem }) => problem,
      selectData: ({ data }) => data as Data | undefined,
    },
  });
  const { requested, told, arrived, failed } = slice.actions;
  const { selectLoad, selectStatus, selectProblem, selectData } = slice.selectors;

  function* saga() {
    yield onLatest(requested, function* (request): Saga {
      try {
        const data = yield* request.isPatient ? untilAnswered(() => answer(request)) : answer(request);
        const known = yield* select(selectData);
        const isOlder = known !== undefined && (asOfReply(data) ?? Infinity) < (asOfReply(known) ?? 0);
        yield* put(arrived(isOlder ? known : data));
      } catch (error) {
        yield* put(failed(messageOf(error)));
      }
    });
  }

  function* answer({ argument }: Request): Saga<Data> {
    const data: Data = yield effects.call(ask, argument as Argument);
    return data;
  }

  /** The last reply may be stale: asks until the server replies, and shows what is known until then. */
  function* askAgain(): Saga {
    const { request } = yield* select(selectLoad);
    if (request) yield* put(requested(request.argument as Argument, true));
  }

  /**
   * A write's reply says how things are now, with an argument only where that is shown. A reply that is on its way may be
   * older, so that is asked for again.
   */
  function* tell(update: (data: Data) => Data, of?: Argument): Saga {
    const { request } = yield* select(selectLoad);
    if (of !== undefined && !isSame(request?.argument, of)) return;
    const data = yield* select(selectData);
    if (data !== undefined) yield* put(told(update(data)));
    if ((yield* select(selectLoad)).isUnderWay) yield* askAgain();
  }

  /** For a component: asks when it comes, with each other argument, and when the connection is back. */
  function use(argument: Argument) {
    const dispatch = useDispatch();
    const load = useSelector(selectLoad);
    const data = useSelector(selectData);
    const request = () => void dispatch(requested(argument));
    const requestFirst = useEffectEvent(request);
    const key = JSON.stringify(argument);

    useEffect(() => requestFirst(), [key]);
    useOnceConnected(request);

    const isOther = load.request && !isSame(load.request.argument, argument);
    const status = isOther ? "loading" : load.status;
    const shown = { status, data: isOther ? undefined : data, problem: isOther ? undefined : load.problem };
    useRefresh(refreshOn, { ...shown, isUnderWay: load.isUnderWay }, () => void dispatch(requested(argument, true)));
    return { ...shown, request };
  }

  return { slices: [slice], saga, requested, askAgain, tell, use, selectData, selectStatus, selectProblem };
}
