import type { Action as Told, PayloadAction, Slice } from "@reduxjs/toolkit";

import type { ActionDemand } from "@/shared/actions/createActions";
import { serveActions } from "@/shared/actions/serveActions";
import type { StatePart } from "@/shared/feature";
import type { MessageId } from "@/shared/i18n/catalogues";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import type { Pending } from "@/shared/write/pendingSlice";
import type { Sending } from "@/shared/write/sendWrites";

import type { KindOfRecord } from "./createRecord";
import { createRecordForm } from "./createRecordForm";
import type { OtherWrite, RecordAct, RecordWrite } from "./createRecordWrites";
import { type RecordRefusal, recordRefusalOf } from "./recordRefusal";
import type { FormSave, RecordValues, Versioned } from "./recordRules";
import { refusalNotice } from "./refusalNotice";

/** What `createRecordWrites` makes, whatever its name in the state. */
interface Writes<Write> {
  actions: { amended: (amended: Pick<Pending<Write>, "key" | "what">) => Told };
  behind: (write: Write, key: string) => Saga<Pending<Write>[]>;
  sentBy: (sending: Sending<Write>) => StatePart & {
    sendNow: (write: Write, send?: Sending<Write>["send"]) => Saga<boolean>;
    selectPending: (state: never) => Pending<Write>[];
  };
}

interface Kits<
  Shown extends Versioned,
  Draft,
  Values extends RecordValues,
  Action extends string,
  Input,
  Other extends OtherWrite,
  Refusal,
> {
  record: KindOfRecord<Shown, Draft, Values> & StatePart;
  actions: Slice & {
    actions: {
      requested: { type: string; match: (action: unknown) => action is PayloadAction<ActionDemand<Action, Input>> };
      done: (stored: Shown) => PayloadAction<Shown>;
      refused: (refusal: Refusal) => PayloadAction<Refusal>;
      delayed: (id: string) => PayloadAction<string>;
    };
    selectors: { selectPendingId: (state: never) => string | undefined };
  };
  writes: Writes<RecordWrite<Draft, Action, Input, Other>>;
}

interface Serving<Shown, Action extends string, Input, Other, Refusal> {
  /** Makes the call of an act. A 409 with `current` says that `version` is not the newest. */
  act: (demand: ActionDemand<Action, Input>, key: string) => Promise<Shown> | Saga<Shown>;
  /** Says that an act was not done, with the `id` of its record. */
  notDone: MessageId;
  /** What was typed for an act: a notice keeps it where the dialog has gone. */
  typedIn?: (request: ActionDemand<Action, Input>["request"]) => (string | undefined)[];
  refusalOf?: (error: unknown, demand: ActionDemand<Action, Input>) => Refusal;
  /** Brings what the server said of a record to what the area shows besides the open one. */
  show?: (record: Shown) => Saga;
  /** Reads again what a form or an act may have changed. Not needed where news of the server report it. */
  readAgain?: () => Saga<unknown>;
  /** What is neither form nor act. */
  other?: { send: (write: Other, key: string) => Saga; refused: (write: Other, error: unknown) => Saga };
}

/**
 * Brings the forms and the acts of a kind of record to the server. What was written upon an own earlier write goes on with
 * the version that came of it. A refusal is shown where its record is open, and else in a notice that leads there.
 */
export function serveRecord<
  Shown extends Versioned,
  Draft,
  Values extends RecordValues,
  Action extends string,
  Input extends object,
  Other extends OtherWrite = never,
  Refusal extends RecordRefusal<Shown> = RecordRefusal<Shown>,
>(
  { record, actions: kit, writes }: Kits<Shown, Draft, Values, Action, Input, Other, Refusal>,
  { act, notDone, typedIn, show, readAgain, other, ...serving }: Serving<Shown, Action, Input, Other, Refusal>,
) {
  type Demand = ActionDemand<Action, Input>;
  type Write = RecordWrite<Draft, Action, Input, Other>;
  const { refusalOf = (error: unknown) => recordRefusalOf<Shown>(error) as Refusal } = serving;

  const isForm = (write: Write): write is FormSave<Draft> => write.kind === "form";
  const isAct = (write: Write): write is RecordAct<Action, Input> => write.kind === "act";

  function* send(write: Write, key: string): Saga {
    if (!isForm(write) && !isAct(write)) {
      yield* other?.send(write, key) ?? [];
      return;
    }
    const behind = () => writes.behind(write, key);
    const { version } = isForm(write) ? yield* record.send(write, key, behind) : yield* sendAct(write, key);
    for (const { key: later, what } of yield* behind()) {
      if (isUpon(what, write)) yield* put(writes.actions.amended({ key: later, what: withVersion(what, version) }));
    }
    yield* readAgain?.() ?? [];
  }

  /** Whether a write was made upon an earlier one that has not been answered. */
  function isUpon(write: Write, earlier: Write): boolean {
    if (isForm(write)) return isForm(earlier) && write.clientId === earlier.clientId;
    return isAct(write) && isAct(earlier) && write.request.version === earlier.request.version;
  }

  function withVersion(write: Write, version: number): Write {
    if (isForm(write)) return { ...write, version };
    return isAct(write) ? { ...write, request: { ...write.request, version } } : write;
  }

  function* sendAct(demand: Demand, key: string): Saga<Shown> {
    const acted = yield* call(act as (...args: Parameters<typeof act>) => Promise<Shown>, demand, key);
    yield* tell(acted);
    yield* put(kit.actions.done(acted));
    return acted;
  }

  function* tell(shown: Shown): Saga {
    yield* put(record.actions.changed(shown));
    yield* show?.(shown) ?? [];
  }

  function* refused(write: Write, error: unknown): Saga {
    if (isForm(write)) yield* record.refuse(write, error);
    else if (isAct(write)) yield* refuseAct(write, error);
    else yield* other?.refused(write, error) ?? [];
  }

  function* refuseAct(demand: Demand, error: unknown): Saga {
    const { id, request } = demand;
    const refusal = refusalOf(error, demand);
    if (refusal.current) yield* tell(refusal.current);
    const isHere = (yield* select(record.selectors.selectRecord))?.id === id;
    if (isHere || (yield* select(kit.selectors.selectPendingId)) === id) {
      yield* put(kit.actions.refused(refusal));
      return;
    }
    const written = typedIn?.(request).filter(Boolean).join("\n");
    const sentence = { id: notDone, values: { id } };
    yield* put(refusalNotice(error, { sentence, path: record.pathOf(id), written }));
  }

  const sent = writes.sentBy({ send, refused, readAgain });
  const writeOf = (demand: Demand): Write => ({ kind: "act", ...demand });
  const acts = serveActions(kit, {
    send: (demand: Demand) => sent.sendNow(writeOf(demand)),
    refused: refuseAct,
  });
  const form = createRecordForm(record, sent);
  const parts: StatePart[] = [record, form, sent, acts];
  return { form, sent, parts };
}
