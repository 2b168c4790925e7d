import type { PayloadAction } from "@reduxjs/toolkit";

import type { ActionDemand } from "@/shared/actions/createActions";
import type { Sentence } from "@/shared/i18n/sentence";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { type RecordRefusal, recordRefusalOf } from "./recordRefusal";
import { refusalNotice } from "./refusalNotice";

export interface ActRules<Stored, Action extends string, Input, Refusal> {
  /** Of `createActions`. */
  kit: {
    actions: {
      done: (stored: Stored) => PayloadAction<Stored>;
      refused: (refusal: Refusal, action: string) => PayloadAction<Refusal>;
    };
    selectors: { selectPendingId: (state: never) => string | undefined };
  };
  /** Makes the call. A 409 with `current` says that `version` is not the newest. */
  act: (demand: ActionDemand<Action, Input>, key: string) => Promise<Stored> | Saga<Stored>;
  /** Brings what the server said of a record to what is on the screen. */
  tell: (stored: Stored) => Saga;
  /** Whether the record is on the screen although its dialog has gone. */
  isOpen?: (id: string) => Saga<boolean>;
  /** Says that an act was not done. */
  notDone: (id: string) => Saga<Sentence> | Sentence;
  /** Where one can do something about it. */
  pathOf: (id: string) => string;
  /** What was typed for an act: a notice keeps it where the dialog has gone. */
  typedIn?: (request: ActionDemand<Action, Input>["request"]) => (string | undefined)[];
  refusalOf?: (error: unknown, demand: ActionDemand<Action, Input>) => Refusal;
}

/** How an act of a record is brought to the server. A refusal is shown in its dialog or record, or else in a notice. */
export function serveActs<
  Stored,
  Action extends string,
  Input,
  Refusal extends RecordRefusal<Stored> = RecordRefusal<Stored>,
>({ kit, act, tell, isOpen, notDone, pathOf, typedIn, ...rules }: ActRules<Stored, Action, Input, Refusal>) {
  type Demand = ActionDemand<Action, Input>;
  const { refusalOf = (error: unknown) => recordRefusalOf<Stored>(error) as Refusal } = rules;

  function* send(demand: Demand, key: string): Saga<Stored> {
    const stored = yield* call(act as (demand: Demand, key: string) => Promise<Stored>, demand, key);
    yield* tell(stored);
    yield* put(kit.actions.done(stored));
    return stored;
  }

  function* refused(demand: Demand, error: unknown): Saga {
    const { id, request } = demand;
    const refusal = refusalOf(error, demand);
    if (refusal.current) yield* tell(refusal.current);
    const isAsked = (yield* select(kit.selectors.selectPendingId)) === id;
    if (isAsked || (isOpen && (yield* isOpen(id)))) {
      yield* put(kit.actions.refused(refusal, demand.action));
      return;
    }
    const told = notDone(id);
    const sentence = Symbol.iterator in told ? yield* told : told;
    const written = typedIn?.(request).filter(Boolean).join("\n");
    yield* put(refusalNotice(error, { sentence, path: pathOf(id), written }));
  }

  return { send, refused };
}
