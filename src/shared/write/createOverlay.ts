import { weakMapMemoize } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";

import type { Load } from "@/shared/load/createLoad";

import type { Pending } from "./pendingSlice";

/**
 * The one way to show pending writes: what the server has said, with each of them applied to it, the oldest first. Over a
 * load it is a load again, whose data they change. Over a selector it is a selector, whose arguments go to `apply` too.
 */
export function createOverlay<What, PendingState>(selectPending: (state: PendingState) => Pending<What>[]) {
  function overSelector<State, Args extends unknown[], Told>(
    selectTold: (state: State, ...args: Args) => Told,
    apply: (shown: Told, what: What, ...args: Args) => Told,
  ) {
    const overlaid = weakMapMemoize((told: Told, pending: Pending<What>[], ...args: Args) =>
      pending.reduce((shown, { what }) => apply(shown, what, ...args), told),
    );
    return (state: State & PendingState, ...args: Args): Told => {
      const pending = selectPending(state);
      const told = selectTold(state, ...args);
      return pending.length === 0 ? told : overlaid(told, pending, ...args);
    };
  }

  function overLoad<Data, Argument, State>(
    load: Load<Data, Argument, State>,
    apply: (data: Data, what: What) => Data,
  ): Load<Data, Argument, State & PendingState> {
    const selectData = overSelector(load.selectData, (data, what) => (data === undefined ? data : apply(data, what)));
    return {
      ...load,
      selectData,
      use(argument) {
        const told = load.use(argument);
        const data = useSelector(selectData);
        return told.data === undefined ? told : { ...told, data };
      },
    };
  }

  function over<Data, Argument, State>(
    load: Load<Data, Argument, State>,
    apply: (data: Data, what: What) => Data,
  ): Load<Data, Argument, State & PendingState>;
  function over<State, Args extends unknown[], Told>(
    selectTold: (state: State, ...args: Args) => Told,
    apply: (shown: Told, what: What, ...args: Args) => Told,
  ): (state: State & PendingState, ...args: Args) => Told;
  function over(
    told: Load<unknown, unknown, unknown> | ((state: unknown, ...args: unknown[]) => unknown),
    apply: (shown: unknown, what: What, ...args: unknown[]) => unknown,
  ) {
    return typeof told === "function" ? overSelector(told, apply) : overLoad(told, apply);
  }
  return over;
}
