import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { FormSave } from "./recordRules";
import type { RecordRefusal } from "./recordRefusal";

export interface Saving<Shown, Draft> {
  /** A waiting form is sent once there is a connection. */
  status: "idle" | "saving" | "waiting" | "refused" | "saved";
  /** The form that it is about. */
  clientId?: string;
  /** The draft that was sent. */
  draft?: Draft;
  refusal?: RecordRefusal<Shown>;
  saved?: Shown;
}

interface SavingState<Shown, Draft> {
  form: Saving<Shown, Draft>;
  /** Why a form was refused after it was left, by the form. */
  refusals: Record<string, RecordRefusal<Shown>>;
}

/** The open form on its way to the server, and the refusals of forms that were left. */
export function createSavingSlice<Shown, Draft, Name extends string>(name: Name) {
  type State = SavingState<Shown, Draft>;
  const idle: Saving<Shown, Draft> = { status: "idle" };
  const initialState: State = { form: idle, refusals: {} };
  const without = (refusals: State["refusals"], clientId: string) =>
    Object.fromEntries(Object.entries(refusals).filter(([form]) => form !== clientId));
  /** Reducers get the state as written here: the slice's own types cannot follow a type that is still open. */
  const reducer =
    <Payload>(reduce: (state: State, payload: Payload) => State) =>
    (state: unknown, { payload }: PayloadAction<Payload>) =>
      reduce(state as State, payload);

  return createSlice({
    name,
    initialState,
    reducers: {
      saveRequested: reducer(({ refusals }, { clientId, draft }: FormSave<Draft>) => ({
        form: { status: "saving", clientId, draft },
        refusals: without(refusals, clientId),
      })),
      /** There is no connection. */
      saveDelayed: reducer((state, clientId: string) =>
        state.form.clientId === clientId ? { ...state, form: { ...state.form, status: "waiting" } } : state,
      ),
      saveRefused: reducer(
        ({ form, refusals }, { clientId, refusal }: { clientId: string; refusal: RecordRefusal<Shown> }) =>
          form.clientId === clientId
            ? { form: { ...form, status: "refused", refusal }, refusals }
            : { form, refusals: { ...refusals, [clientId]: refusal } },
      ),
      /** `isOpen`: the form is still open, and waits for nothing else. */
      formSaved: reducer(
        ({ form, refusals }, { clientId, saved, isOpen }: { clientId: string; saved: Shown; isOpen: boolean }) => ({
          form: isOpen ? { ...form, status: "saved", saved, refusal: undefined } : form,
          refusals: without(refusals, clientId),
        }),
      ),
      /** A form that waits, or was refused after it was left, is opened again. */
      formReopened: reducer(({ refusals }, { clientId, waiting }: { clientId: string; waiting?: FormSave<Draft> }) => {
        const refusal = refusals[clientId];
        const now: Saving<Shown, Draft> = waiting
          ? { status: "waiting", clientId, draft: waiting.draft }
          : { status: refusal ? "refused" : "idle", clientId, refusal };
        return { form: now, refusals };
      }),
      formLeft: reducer((state, clientId: string) =>
        state.form.clientId === clientId ? { ...state, form: idle } : state,
      ),
    },
    selectors: {
      /** The saving of one form; that of another is idle for it. */
      selectSaving: ({ form }, clientId: string): Saving<Shown, Draft> => (form.clientId === clientId ? form : idle),
    },
  });
}
