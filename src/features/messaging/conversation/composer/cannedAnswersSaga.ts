import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";

import { conversationApi } from "../state/conversationApi";
import {
  cannedAnswersFailed,
  cannedAnswersLoaded,
  cannedAnswersRequested,
  selectCannedAnswersStatus,
} from "./cannedAnswersSlice";

export function* cannedAnswersSaga() {
  yield onLeading(cannedAnswersRequested, loadCannedAnswers);
}

function* loadCannedAnswers(): Saga {
  if ((yield* select(selectCannedAnswersStatus)) === "loaded") return;
  try {
    yield* put(cannedAnswersLoaded(yield* call(conversationApi.listCannedAnswers)));
  } catch {
    yield* put(cannedAnswersFailed()); // the list itself says so; typing "/" again asks again
  }
}
