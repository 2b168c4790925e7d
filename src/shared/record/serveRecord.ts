import type { Action as Told, PayloadAction, Slice } from "@reduxjs/toolkit";

import type { ActionDemand } from "@/shared/actions/createActions";
import { serveActions } from "@/shared/actions/serveActions";
import type { StatePart } from "@/shared/feature/feature";
import type { MessageId } from "@/shared/i18n/catalogues";
import { put, type Saga, select } from "@/shared/saga/effects";
import type { Pending } from "@/shared/write/pendingSlice";
import type { Sending } from "@/shared/write/sendWrites";

import type { KindOfRecord } from "./createRecord";
import { createRecordForm } from "./createRecordForm";
import type { OtherWrite, RecordAct, RecordWrite } from "./createRecordWrites";
import type { RecordRefusal } from "./recordRefusal";
import type { FormSave, RecordValues, Versioned } from "./recordRules";
import { type ActRules, serveActs } from "./serveActs";

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
      refused: (refusal: Refusal, action: string) => PayloadAction<Refusal>;
      delayed: (id: string) => PayloadAction<string>;
    };
    selectors: { selectPendingId: (state: never) => string | undefined };
  };
  writes: Writes<RecordWrite<Draft, Action, Input, Other>>;
}

interface Serving<Shown, Action extends string, Input, Other, Refusal> extends Pick<
  ActRules<Shown, Action, Input, Refusal>,
  "act" | "typedIn" | "refusalOf"
> {
  /** Says that an act was not done, with the `id` of its record. */
  notDone: MessageId;
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
  { notDone, show, readAgain, other, ...serving }: Serving<Shown, Action, Input, Other, Refusal>,
) {
  type Demand = ActionDemand<Action, Input>;
  type Write = RecordWrite<Draft, Action, Input, Other>;

  const acts = serveActs({
    kit,
    tell,
    isOpen: isHere,
    notDone: (id) => ({ id: notDone, values: { id } }),
    pathOf: record.pathOf,
    ...serving,
  });

  const isForm = (write: Write): write is FormSave<Draft> => write.kind === "form";
  const isAct = (write: Write): write is RecordAct<Action, Input> => write.kind === "act";

  function* send(write: Write, key: string): Saga {
    if (!isForm(write) && !isAct(write)) {
      yield* other?.send(write, key) ?? [];
      return;
    }
    const behind = () => writes.behind(write, key);
    const { version } = isForm(write) ? yield* record.send(write, key, behind) : yield* acts.send(write, key);
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

  function* tell(shown: Shown): Saga {
    yield* put(record.actions.changed(shown));
    yield* show?.(shown) ?? [];
  }

  function* isHere(id: string): Saga<boolean> {
    return (yield* select(record.selectors.selectRecord))?.id === id;
  }

  function* refused(write: Write, error: unknown): Saga {
    if (isForm(write)) yield* record.refuse(write, error);
    else if (isAct(write)) yield* acts.refused(write, error);
    else yield* other?.refused(write, error) ?? [];
  }

  const sent = writes.sentBy({ send, refused, readAgain });
  const writeOf = (demand: Demand): Write => ({ kind: "act", ...demand });
  const served = serveActions(kit, { send: (demand: Demand) => sent.sendNow(writeOf(demand)), refused: acts.refused });
  const form = createRecordForm(record, sent);
  const parts: StatePart[] = [record, form, sent, served];
  return { form, sent, parts };
}
