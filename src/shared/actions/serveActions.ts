import type { PayloadAction, Slice } from "@reduxjs/toolkit";

import type { StatePart } from "@/shared/feature/feature";
import { put, type Saga } from "@/shared/saga/effects";
import { onLeadingOf } from "@/shared/feature/watch";

import type { ActionDemand } from "./createActions";

type ServedActions<Demand> = Slice & {
  actions: {
    requested: { type: string; match: (action: unknown) => action is PayloadAction<Demand> };
    delayed: (id: string) => PayloadAction<string>;
  };
};

interface Server<Demand> {
  /** Makes the call and puts `done` with the reply. Returns false where it waits for a connection. */
  send: (demand: Demand) => Saga<boolean>;
  /** Puts `refused`, or tells by a notice where the person has left the record. */
  refused: (demand: Demand, error: unknown) => Saga;
}

/** The state of an area's actions with the saga that sends them: of one record, one at a time. */
export function serveActions<Demand extends ActionDemand<string, object>>(
  kit: ServedActions<Demand>,
  { send, refused }: Server<Demand>,
): StatePart {
  function* act(demand: Demand): Saga {
    try {
      if (!(yield* send(demand))) yield* put(kit.actions.delayed(demand.id));
    } catch (error) {
      yield* refused(demand, error);
    }
  }

  return {
    slices: [kit],
    *saga() {
      yield onLeadingOf(kit.actions.requested, ({ id }) => id, act);
    },
  };
}
