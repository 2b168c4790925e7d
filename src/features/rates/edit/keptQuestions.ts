import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import { onEvery } from "@/shared/feature/watch";
import { call, put, type Saga } from "@/shared/saga/effects";
import { DRAFT_PREFIX } from "@/shared/session/storedSession";
import { readStoredJson, storedKeys, writeStored } from "@/shared/storage";

/** About a write that was refused; it has the write's key. */
interface Question {
  key: string;
}

/**
 * Questions that a person has yet to answer, one after the other, the oldest first. They survive the page: what was typed is
 * in no other place.
 */
export function keptQuestions<Asked extends Question>(name: string, isAsked: (value: unknown) => value is Asked) {
  const slice = createSlice({
    name,
    initialState: [] as Question[],
    reducers: {
      asked: {
        prepare: (question: Asked) => ({ payload: question }),
        reducer: (questions, { payload }: PayloadAction<Asked>) =>
          questions.some(({ key }) => key === payload.key) ? questions : [...questions, payload],
      },
      settled: (questions, { payload: key }: PayloadAction<string>) => questions.filter((one) => one.key !== key),
    },
    selectors: { selectFirst: (questions) => questions[0] as Asked | undefined },
  });
  const { asked, settled } = slice.actions;
  const prefix = `${DRAFT_PREFIX}${name}:`;

  function* saga(): Saga {
    yield onEvery(asked, function* (question: Asked): Saga {
      yield* call(writeStored, prefix + question.key, JSON.stringify(question));
    });
    yield onEvery(settled, function* (key: string): Saga {
      yield* call(writeStored, prefix + key, null);
    });
    for (const stored of storedKeys(prefix)) {
      const question = readStoredJson(stored, isAsked);
      if (question) yield* put(asked(question));
    }
  }

  return { slices: [slice], saga, asked, settled, selectFirst: slice.selectors.selectFirst };
}
