import { eventChannel } from "redux-saga";
import { debounce, takeEvery } from "redux-saga/effects";

import { type MessageImage, messageLimits } from "@/contract/conversations";
import { messageReferences } from "@/domain/messageReferences";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";
import { signedOut } from "@/shared/session/sessionSlice";

import { messageSubmitted } from "../outboxSlice";
import {
  type Draft,
  type DraftFile,
  draftEmptied,
  draftRefused,
  draftsChangedElsewhere,
  draftsSlice,
  draftSubmitted,
  selectDraft,
  selectDrafts,
} from "./draftsSlice";
import { forgetAllContents, forgetContent } from "./fileContents";
import { isPicture } from "./fileProblem";
import { isAboutDrafts, readStoredDrafts, writeStoredDrafts } from "./storedDrafts";

const SAVED_AFTER_MS = 250;

export function* draftsSaga() {
  yield onEvery(draftSubmitted, submit);
  yield debounce(SAVED_AFTER_MS, isOwnChange, saveDrafts);
  yield takeEvery(windowEvents("pagehide"), saveDrafts);
  yield takeEvery(windowEvents("storage"), followOtherTab);
  yield takeEvery(signedOut.match, forgetDrafts);
}

/** Empties the draft in the same breath, so that a second Enter finds nothing to send. */
function* submit(chatId: string): Saga {
  const draft = yield* select((state: Parameters<typeof selectDraft>[0]) => selectDraft(state, chatId));
  const { text, files, isUrgent, replyOf } = draft;
  if (text.trim() === "" && files.length === 0) return;
  const problem = problemOf(draft);
  if (problem) {
    yield* put(draftRefused({ chatId, problem: { id: problem } }));
    return;
  }
  const mentions = mentionedIn(draft);
  yield* put(
    messageSubmitted(chatId, {
      text,
      ...(replyOf && { replyOf }),
      ...(isUrgent && { isUrgent }),
      ...(mentions.length > 0 && { mentions }),
      ...filesOf(files),
    }),
  );
  yield* put(draftEmptied(chatId));
  for (const { id } of files) yield* call(forgetContent, id);
}

function problemOf({ text, files }: Draft) {
  if (text.length > messageLimits.textLetters) return "composer.tooLong";
  if (files.some(({ status }) => status === "uploading")) return "composer.stillUploading";
  if (files.some(({ status }) => status === "failed")) return "composer.notUploaded";
  return undefined;
}

/** Of the people and departments that were picked, those whose names still stand in the text. */
function mentionedIn({ text, mentions }: Draft) {
  const found = messageReferences(text, mentions).flatMap((part) => (part.kind === "mention" ? [part.id] : []));
  return [...new Set(found)];
}

function filesOf(files: DraftFile[]) {
  const uploaded = files.flatMap((file) => (file.uploaded ? [{ ...file, uploaded: file.uploaded }] : []));
  const image = uploaded
    .filter(isPicture)
    .map(({ uploaded: { downloadLink }, width, height }): Omit<MessageImage, "id"> => ({
      downloadLink,
      width,
      height,
    }));
  const attachments = uploaded.filter((file) => !isPicture(file)).map((file) => file.uploaded);
  return { ...(image.length > 0 && { image }), ...(attachments.length > 0 && { attachments }) };
}

const isOwnChange = (action: { type: string }) =>
  action.type.startsWith(`${draftsSlice.name}/`) && !draftsChangedElsewhere.match(action);

function* saveDrafts(): Saga {
  yield* call(writeStoredDrafts, yield* select(selectDrafts));
}

function* followOtherTab(event: Event): Saga {
  if (event instanceof StorageEvent && isAboutDrafts(event)) yield* put(draftsChangedElsewhere(readStoredDrafts()));
}

function* forgetDrafts(): Saga {
  yield* call(writeStoredDrafts, {});
  yield* call(forgetAllContents);
}

const windowEvents = (name: "pagehide" | "storage") =>
  eventChannel<Event>((emit) => {
    window.addEventListener(name, emit);
    return () => window.removeEventListener(name, emit);
  });
