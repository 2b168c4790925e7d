import { debounce, takeEvery } from "redux-saga/effects";

import type { MessageImage } from "@/contract/messaging/conversations";
import { messageReferences } from "@/domain/chat/messageReferences";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onHeard } from "@/shared/saga/onHeard";
import { onOtherTabs } from "@/shared/saga/otherTabs";
import { onEvery } from "@/shared/feature/watch";
import { signedOut } from "@/shared/session/sessionSlice";

import { messageSubmitted } from "../state/outboxSlice";
import type { Draft, DraftFile } from "./draft/draft";
import {
  draftChangedElsewhere,
  draftEmptied,
  draftRefused,
  draftsSlice,
  draftSubmitted,
  selectDraft,
  unsendableBecause,
} from "./draft/draftsSlice";
import { forgetAllContents, forgetContent } from "./files/fileContents";
import { isPicture } from "./files/fileProblem";
import { chatWrittenIn, readStoredDraft, writeStoredDraft } from "./draft/storedDrafts";

const SAVED_AFTER_MS = 250;

export function* draftsSaga() {
  /** Ids of the conversations whose drafts another tab does not know yet as they are here. */
  const unsaved = new Set<string>();

  function* saveDrafts(): Saga {
    const chatIds = [...unsaved];
    unsaved.clear();
    for (const chatId of chatIds) writeStoredDraft(chatId, yield* select(draftIn(chatId)));
  }

  /** The last one to write in a conversation wins there. */
  function* followOtherTab(event: StorageEvent): Saga {
    const chatId = chatWrittenIn(event);
    if (chatId === undefined || unsaved.has(chatId)) return;
    yield* put(draftChangedElsewhere({ chatId, draft: readStoredDraft(chatId) }));
  }

  yield onEvery(draftSubmitted, submit);
  yield takeEvery(isOwnChange, ({ payload }) => void unsaved.add(chatIdOf(payload)));
  yield debounce(SAVED_AFTER_MS, isOwnChange, saveDrafts);
  yield onHeard(onPageLeft, saveDrafts);
  yield onOtherTabs((event) => chatWrittenIn(event) !== undefined, followOtherTab);
  yield takeEvery(signedOut.match, forgetAllContents);
}

/** Empties the draft in the same breath, so that a second Enter finds nothing to send. */
function* submit(chatId: string): Saga {
  const draft = yield* select(draftIn(chatId));
  const { text, files, isUrgent, replyOf } = draft;
  if (text.trim() === "" && files.length === 0) return;
  const problem = unsendableBecause(draft);
  if (problem) {
    yield* put(draftRefused({ chatId, problem }));
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

type OwnChange = { type: string; payload: string | { chatId: string } };

const isOwnChange = (action: { type: string }): action is OwnChange =>
  action.type.startsWith(`${draftsSlice.name}/`) && !draftChangedElsewhere.match(action);

const chatIdOf = (payload: OwnChange["payload"]) => (typeof payload === "string" ? payload : payload.chatId);

const draftIn = (chatId: string) => (state: Parameters<typeof selectDraft>[0]) => selectDraft(state, chatId);

function onPageLeft(tell: (event: Event) => void) {
  window.addEventListener("pagehide", tell);
  return () => window.removeEventListener("pagehide", tell);
}
