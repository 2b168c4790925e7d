import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ReasonOf } from "@/contract/reasons";
import type { Sentence } from "@/shared/i18n/sentence";
import type { WordedCode } from "@/shared/i18n/reasonOf";

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

interface ActionsState {
  /** Its dialog is open. */
  asked?: string;
  /** The part of the record that the dialog is about. */
  about?: string;
  /** Under way; its record need not be the open one any more. */
  pending?: { id: string; action: string };
  refusal?: unknown;
  /** The act that was refused. */
  refused?: string;
}

const initialState: ActionsState = {};

/**
 * The act on the open record of an area: `asked` opens a dialog, `requested` does it, `forgotten` closes the
 * dialog. `serveActions` sends it, and tells `done`, `refused`, or `delayed` where it waits for a connection.
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
          prepare: (action: Action, about?: string) => ({ payload: action, meta: about }),
          reducer: (_, { payload: asked, meta: about }: PayloadAction<string, string, string | undefined>) => ({
            asked,
            about,
          }),
        },
        requested: {
          prepare: (demand: ActionDemand<Action, Input>) => ({ payload: demand }),
          reducer: (state, { payload: { id, action } }: PayloadAction<ActionDemand<Action, Input>>) => ({
            ...state,
            pending: { id, action },
            refusal: undefined,
          }),
        },
        refused: {
          /** The action is that of `pending` unless told. */
          prepare: (refusal: Refusal, action?: string) => ({ payload: refusal, meta: action }),
          reducer: (state, { payload: refusal, meta }: PayloadAction<Refusal, string, string | undefined>) => ({
            ...state,
            pending: undefined,
            refusal,
            refused: meta ?? state.pending?.action,
          }),
        },
        done: {
          prepare: (stored: Stored) => ({ payload: stored }),
          reducer: (state, { payload }: PayloadAction<Stored>) => withoutPending(state, payload.id),
        },
        /** Its id: it waits for a connection. */
        delayed: (state, { payload: id }: PayloadAction<string>) => withoutPending(state, id),
        forgotten: () => initialState,
      },
      selectors: {
        selectAsked: ({ asked }) => asked as Action | undefined,
        selectAbout: ({ about = "" }) => about,
        selectPending: ({ pending }) => pending?.action as Action | undefined,
        selectPendingId: ({ pending }) => pending?.id,
        selectRefused: ({ refused }) => refused as Action | undefined,
        selectRefusal: ({ refusal }) => refusal as Refusal | undefined,
      },
    });
}

/** Its dialog closes with it. */
const withoutPending = (state: ActionsState, id: string): ActionsState =>
  state.pending?.id === id ? initialState : state;

/** Its members that the components need, whatever its name. */
export interface Actions<Action extends string, Input, Refusal extends ActionRefusal> {
  actions: {
    asked: (action: Action) => PayloadAction<Action>;
    requested: (demand: ActionDemand<Action, Input>) => PayloadAction<ActionDemand<Action, Input>>;
    forgotten: () => { type: string };
  };
  selectors: {
    selectAsked: (state: never) => Action | undefined;
    selectAbout: (state: never) => string;
    selectPending: (state: never) => Action | undefined;
    selectRefused: (state: never) => Action | undefined;
    selectRefusal: (state: never) => Refusal | undefined;
  };
}
