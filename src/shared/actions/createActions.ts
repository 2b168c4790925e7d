import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ReasonOf } from "@/contract/reasons";
import type { Sentence } from "@/shared/i18n/sentence";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import type { Notice } from "@/shared/notices/noticesSlice";

/** Body of the call. `Input` is what the dialogs of an area add. */
type ActionRequest<Input> = { version: number; overrideReason?: string } & Partial<Input>;

export interface ActionDemand<Action extends string, Input> {
  /** The record's. */
  id: string;
  action: Action;
  request: ActionRequest<Input>;
}

/** Why the server did not do it. An area adds what it shows besides. */
export interface ActionRefusal {
  message: Sentence;
  reasons: ReasonOf<WordedCode>[];
  /** By the field's name. */
  fields?: Record<string, Sentence>;
}

/** A row of buttons on the screen. */
export interface ShownRow {
  /** The record's. */
  id: string;
  actions: string[];
}

interface AskedOf {
  about?: string;
  /** The record's. */
  id?: string;
}

interface LeftDialog {
  /** The record's. */
  id: string;
  action: string;
  typed: string;
}

interface RefusedAct {
  /** The record's. */
  id?: string;
  action?: string;
  notice?: Notice;
}

interface ActionsState {
  rows: ShownRow[];
  /** The record that the rest is about. An act may be asked for before its row is there. */
  id?: string;
  /** Its dialog is open. */
  asked?: string;
  /** The part of the record that the dialog is about. */
  about?: string;
  /** Under way; its record need not be the open one any more. */
  pending?: { id: string; action: string };
  refusal?: unknown;
  /** The act that was refused. */
  refused?: string;
  /** It had waited for a connection: its person has gone on since, and the row says what was not done. */
  hasWaited?: boolean;
  /** Typed in its dialog, which has gone all the same. */
  typed?: string;
  /** Says why, where the row of the act goes before a person has read it. */
  notice?: Notice;
}

const initialState: ActionsState = { rows: [] };

const isSameRow = (one: ShownRow, other: ShownRow) =>
  one.id === other.id && one.actions.join() === other.actions.join();

/**
 * The act on the open record of an area: `asked` opens a dialog, `requested` does it, `forgotten` closes the
 * dialog. `actSender` sends it, and tells `done`, `refused`, or `delayed` where it waits for a connection. The rows on the
 * screen say so by `rowCame` and `rowLeft`.
 */
export function createActions<
  Action extends string,
  Input extends object,
  Stored extends { id: string },
  Refusal extends ActionRefusal = ActionRefusal,
>() {
  return <Name extends string>(name: Name) =>
    createSlice({
      name,
      initialState,
      reducers: {
        asked: {
          /** Of the record of the first row that has it unless told: where a page has several, each tells its own. */
          prepare: (action: Action, about?: string, id?: string) => ({ payload: action, meta: { about, id } }),
          reducer: ({ rows }, { payload: asked, meta }: PayloadAction<string, string, AskedOf>) => ({
            rows,
            id: meta.id ?? rows.find(({ actions }) => actions.includes(asked))?.id,
            asked,
            about: meta.about,
          }),
        },
        requested: {
          prepare: (demand: ActionDemand<Action, Input>) => ({ payload: demand }),
          reducer: (state, { payload: { id, action } }: PayloadAction<ActionDemand<Action, Input>>) => ({
            ...state,
            id,
            pending: { id, action },
            refusal: undefined,
            hasWaited: false,
            notice: undefined,
          }),
        },
        refused: {
          /** It is of the act under way unless told: one that has waited for a connection is no longer under way. */
          prepare: (refusal: Refusal, act: RefusedAct = {}) => ({ payload: refusal, meta: act }),
          reducer: (state, { payload: refusal, meta }: PayloadAction<Refusal, string, RefusedAct>) => ({
            ...state,
            id: meta.id ?? state.id,
            pending: undefined,
            refusal,
            refused: meta.action ?? state.pending?.action,
            hasWaited: state.pending === undefined,
            notice: meta.notice,
          }),
        },
        done: {
          prepare: (stored: Stored) => ({ payload: stored }),
          reducer: (state, { payload }: PayloadAction<Stored>) => withoutPending(state, payload.id),
        },
        /** Its id: it waits for a connection. */
        delayed: (state, { payload: id }: PayloadAction<string>) => withoutPending(state, id),
        forgotten: ({ rows }) => ({ rows }),
        /** The dialog has gone. Its person has not closed it while the act is still asked for. */
        dialogLeft(state, { payload: { action, typed } }: PayloadAction<LeftDialog>) {
          if (state.asked === action && !state.pending && typed) state.typed = typed;
        },
        rowCame(state, { payload: row }: PayloadAction<ShownRow>) {
          state.rows.push(row);
          if (state.asked && row.actions.includes(state.asked)) state.id ??= row.id;
        },
        rowLeft(state, { payload: row }: PayloadAction<ShownRow>) {
          const place = state.rows.findIndex((one) => isSameRow(one, row));
          if (place >= 0) state.rows.splice(place, 1);
        },
      },
      selectors: {
        selectActing: (state) => state,
        selectAsked: ({ asked }) => asked as Action | undefined,
        selectAbout: ({ about = "" }) => about,
        selectPending: ({ pending }) => pending?.action as Action | undefined,
        selectRefusal: ({ refusal }) => refusal as Refusal | undefined,
      },
    });
}

/** Its dialog closes with it. */
const withoutPending = (state: ActionsState, id: string): ActionsState =>
  state.pending?.id === id ? { rows: state.rows } : state;

/** Its members that the components need, whatever its name. */
export interface Actions<Action extends string, Input, Refusal extends ActionRefusal> {
  name: string;
  actions: {
    asked: (action: Action, about?: string, id?: string) => PayloadAction<Action>;
    requested: (demand: ActionDemand<Action, Input>) => PayloadAction<ActionDemand<Action, Input>>;
    forgotten: () => { type: string };
    dialogLeft: (dialog: LeftDialog) => PayloadAction<LeftDialog>;
    rowCame: (row: ShownRow) => PayloadAction<ShownRow>;
    rowLeft: (row: ShownRow) => PayloadAction<ShownRow>;
  };
  selectors: {
    selectActing: (state: never) => ActionsState;
    selectRefusal: (state: never) => Refusal | undefined;
  };
}
