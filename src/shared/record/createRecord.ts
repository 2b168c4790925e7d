import { createAction } from "@reduxjs/toolkit";
import { generatePath } from "react-router-dom";
import { useSelector } from "react-redux";

import { type ActionDemand, createActions } from "@/shared/actions/createActions";
import type { StatePart } from "@/shared/feature/feature";
import { onEvery, onLeadingOf } from "@/shared/feature/watch";
import { call, put, type Saga } from "@/shared/saga/effects";
import { isObject } from "@/shared/shapes";

import { createOpenSlice, openRecordSaga } from "./openRecord";
import { createSavingSlice } from "./createSavingSlice";
import type { RecordRefusal } from "./recordRefusal";
import {
  type AllRules,
  type FormSave,
  noRules,
  type OtherWrite,
  type RecordAct,
  type RecordRules,
  type RecordValues,
  type RecordWrite,
  type Versioned,
} from "./recordRules";
import { carriedUpon, isAct, isForm, ofOthers, recordOfWrite, recordWrites } from "./recordWrites";
import { actSender } from "./sendAct";
import { formSender } from "./sendForm";
import { storedDrafts } from "@/shared/drafts/storedDrafts";

/**
 * A kind of record, whole: which one is open, its form and the drafts of it, its acts, and its pending writes. It is one
 * part of an area's state. `RecordDrawer`, `RecordForm` and `ActionRow` show it, other parts follow it by `followedBy`.
 *
 * A write upon an own earlier write goes on with the version that came of it.
 */
export const createRecord =
  <
    Shown extends Versioned,
    Draft = never,
    Values extends RecordValues = never,
    Action extends string = "",
    Input extends object = object,
    Other extends OtherWrite = never,
    Refusal extends RecordRefusal<Shown> = RecordRefusal<Shown>,
  >() =>
  <Name extends string>(name: Name, given: RecordRules<Shown, Draft, Values, Action, Input, Other, Refusal>) => {
    type Write = RecordWrite<Draft, Action, Input, Other>;
    const rules: AllRules<Shown, Draft, Values, Action, Input, Other, Refusal> = { ...noRules, ...given };
    const { path, outbox = `${name}Writes`, other, isValues } = rules;

    const open = createOpenSlice<Shown, Name>(name);
    const saving = createSavingSlice<Shown, Draft, `${Name}Saving`>(`${name}Saving`);
    const acts = createActions<Action, Input, Shown, Refusal>()(`${name}Actions` as const);
    const pending = recordWrites<Draft, Action, Input, Other>(outbox, other?.isWrite);
    /** An act has brought a record: for those who follow it. */
    const told = createAction(`${name}/told`, (record: Shown) => ({ payload: record }));
    /** A write is done: what else shows the record may be stale. */
    const othersOutdated = createAction(`${name}/othersOutdated`, (write?: Write) => ({ payload: write }));
    const drafts = storedDrafts(name, (value): value is Values => isFormOf(value) && isValues(value));
    const forms = formSender<Shown, Draft, Values>(rules, { open, saving, drafts });
    const actions = actSender<Shown, Action, Input, Refusal>(rules, acts, { open, tell });
    type State = Parameters<typeof pending.selectPending>[0];

    const selectWrites = (state: State) => pending.selectPending(state).map(({ what }) => what);

    /** The newest form that waits, by the id of its record or else by its own. */
    const selectWaitingForm = (state: State, id: string): FormSave<Draft> | undefined =>
      selectWrites(state)
        .filter(isForm<Draft>)
        .findLast((form) => recordOfWrite(form) === id);

    /** The act that is done with a record as soon as there is a connection. */
    const selectWaitingAct = (state: State, id: string): Action | undefined =>
      selectWrites(state).find((write): write is RecordAct<Action, Input> => isAct(write) && write.id === id)?.action;

    function* tell(record: Shown, upon?: number): Saga {
      yield* put(upon === undefined ? open.actions.changed(record) : open.actions.acted({ record, upon }));
      yield* put(told(record));
    }

    function* send(write: Write, key: string): Saga {
      if (!isForm(write) && !isAct(write)) {
        yield* other?.send(write, key) ?? [];
        return;
      }
      const behind = () => pending.behind(write, key);
      const record = isForm(write) ? yield* forms.send(write, key, behind) : yield* actions.send(write, key);
      const brought = { version: record.version, draft: () => rules.draftOf(rules.valuesOf(record)) };
      for (const { key: later, what } of yield* behind())
        yield* put(pending.actions.amended({ key: later, what: carriedUpon(what, write, brought) }));
      yield* put(othersOutdated(write));
    }

    function* refused(write: Write, error: unknown): Saga {
      if (isForm(write)) yield* forms.refuse(write, error);
      else if (isAct(write)) yield* actions.refuse(write, error);
      else yield* other?.refused(write, error) ?? [];
    }

    const isOther = (write: Write): write is Other => !isForm<Draft>(write) && !isAct(write);

    const writes = pending.sentBy({
      send,
      refused,
      readAgain: () => put(othersOutdated()),
      *resent(write) {
        if (isAct(write)) yield* actions.resent(write);
      },
      tellsDone: (write) => rules.tellsDone ?? isForm(write),
      undoable: other?.undoable && ofOthers(other.undoable, isOther),
    });

    /** While it waits, what was typed is kept until the server has answered. */
    function* save(form: FormSave<Draft>): Saga {
      try {
        if ((yield* writes.sendNow(form)) !== "waiting") return;
        yield* call(drafts.keepWaiting, form);
        yield* put(saving.actions.saveDelayed(form.clientId));
      } catch (error) {
        yield* forms.refuse(form, error);
      }
    }

    function* act(demand: ActionDemand<Action, Input>): Saga {
      try {
        if ((yield* writes.sendNow({ kind: "act", ...demand })) === "waiting")
          yield* put(acts.actions.delayed(demand.id));
      } catch (error) {
        yield* actions.refuse(demand, error);
      }
    }

    function* saga() {
      yield* openRecordSaga(open, {
        get: rules.get,
        isHeld: (state: Parameters<typeof acts.selectors.selectAsked>[0]) =>
          acts.selectors.selectAsked(state) !== undefined,
      });
      yield* writes.saga();
      yield onEvery(pending.actions.adopted, forms.adopt);
      yield onLeadingOf(saving.actions.saveRequested, ({ clientId }: FormSave<Draft>) => clientId, save);
      yield onEvery(acts.actions.rowLeft, actions.forget);
      yield onEvery(acts.actions.dialogLeft, actions.forget);
      yield onEvery(open.actions.closed, actions.leave);
      yield onLeadingOf(acts.actions.requested, ({ id }: ActionDemand<Action, Input>) => id, act);
    }

    const pathOf = (id: string) => generatePath(path, { id });
    const part = {
      name,
      slices: [open, saving, acts, ...writes.slices],
      saga,
      actions: { ...open.actions, ...saving.actions },
      selectors: { ...open.selectors, ...saving.selectors },
      rules,
      drafts,
      /** For `ActionRow`. */
      acts,
      writes,
      pathOf,
      selectWaitingForm,
      selectWaitingAct,
      useWaitingAct: (id: string) => useSelector((state: State) => selectWaitingAct(state, id)),
      /**
       * Keeps what else shows the records up to date: `show` gets each that an act has brought, `readAgain` asks for what a
       * write may have changed besides. Not needed where the topics of a call report it.
       */
      followedBy: ({ show, readAgain }: Followers<Shown, Write>): StatePart => ({
        slices: [],
        *saga() {
          if (show) yield onEvery(told, show);
          if (readAgain) yield onEvery(othersOutdated, readAgain);
        },
      }),
    };

    /** The records as rows of a list. `apply` does an act that is on its way to its row. */
    function inRows<Row extends { id: string }>(apply: (row: Row, act: RecordAct<Action, Input>) => Row) {
      const applied = (rows: Row[], write: Write): Row[] =>
        rows.map((row) => (isAct(write) && write.id === row.id ? apply(row, write) : row));
      return {
        /** For `writes.over`. */
        applied,
        overlay: <ListState>(selectRows: (state: ListState) => Row[]) => writes.over(selectRows, applied),
        pathOf: path.includes(":id") ? pathOf : undefined,
        partsShowing: (show: (record: Shown) => Saga): StatePart[] => [part, part.followedBy({ show })],
      };
    }

    return { ...part, inRows };
  };

interface Followers<Shown, Write> {
  show?: (record: Shown) => Saga;
  /** The write is not known where its outcome is in doubt. */
  readAgain?: (write: Write | undefined) => Saga;
}

const isFormOf = (value: unknown): value is object =>
  isObject(value) && typeof value.clientId === "string" && typeof value.version === "number";
