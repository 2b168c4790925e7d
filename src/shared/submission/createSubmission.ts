import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { race, take } from "redux-saga/effects";

import { fieldMessagesOf, messageOf } from "@/shared/api/messageOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { call, put, type Saga } from "@/shared/saga/effects";

interface SubmissionState {
  status: "idle" | "submitting" | "accepted" | "refused";
  /** The server's reply, good or bad. */
  message?: Sentence;
  /** Sentences of a refusal, by field. */
  fieldMessages?: Record<string, Sentence>;
}

/**
 * A form on its way: what was typed stays in the form, what became of it stands here. The form starts it with
 * `submitted(values)`; the feature's saga answers it with `submit(submission, work)`.
 */
export function createSubmission<Values>() {
  return <Name extends string>(name: Name) => {
    const initialState = { status: "idle" } as SubmissionState;
    return createSlice({
      name,
      initialState,
      reducers: {
        submitted: (_, _action: PayloadAction<Values>): SubmissionState => ({ status: "submitting" }),
        accepted: (_, { payload: message }: PayloadAction<Sentence | undefined>): SubmissionState => ({
          status: "accepted",
          message,
        }),
        refused: (
          _,
          { payload }: PayloadAction<Pick<SubmissionState, "message" | "fieldMessages">>,
        ): SubmissionState => ({
          status: "refused",
          ...payload,
        }),
        forgotten: () => initialState,
      },
      selectors: { selectSubmission: (submission) => submission },
    });
  };
}

/** A submission of such values, whatever its name. */
export type Submission<Values> = ReturnType<ReturnType<typeof createSubmission<Values>>>;

/** The worker of a submission: runs `work` and tells how it ended. `work` may return a sentence to show. */
export const submit = <Values>(
  { actions }: Pick<Submission<never>, "actions">,
  work: (values: Values) => Saga<Sentence | void>,
) =>
  function* (values: Values): Saga {
    function* attempt(): Saga {
      try {
        yield* put(actions.accepted((yield* call(work, values)) ?? undefined));
      } catch (error) {
        yield* put(actions.refused({ message: messageOf(error), fieldMessages: fieldMessagesOf(error) }));
      }
    }
    yield race([attempt(), take(actions.forgotten)]); // a form that is left takes its submission along
  };
