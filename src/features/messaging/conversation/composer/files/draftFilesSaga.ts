import { buffers, type Channel, channel, type Task } from "redux-saga";
import { delay, fork, race, take } from "redux-saga/effects";

import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";

import { conversationApi } from "../../state/conversationApi";
import {
  fileAdded,
  fileFailed,
  fileProgressed,
  fileRemoved,
  fileRetried,
  fileUploaded,
  selectDraft,
  selectDrafts,
} from "../draft/draftsSlice";
import { forgetContent, readContent } from "./fileContents";
import { isPicture } from "./fileProblem";

/** Progress is shown no more often, ms. */
const PROGRESS_MS = 100;

interface FileOfDraft {
  chatId: string;
  id: string;
}

/** Uploads belong to a draft, whatever conversation is on the screen when they end. */
export function* draftFilesSaga() {
  yield onEvery(fileAdded, ({ chatId, file: { id } }) => uploadUnlessRemoved({ chatId, id }));
  yield onEvery(fileRetried, uploadUnlessRemoved);
  yield onEvery(fileRemoved, ({ id }) => call(forgetContent, id));
  for (const [chatId, { files }] of Object.entries(yield* select(selectDrafts))) {
    for (const { id } of files) yield* put(fileRetried({ chatId, id }));
  }
}

/** A file that is taken out stops its upload. */
function* uploadUnlessRemoved(file: FileOfDraft): Saga {
  const isRemoval = (action: unknown) => fileRemoved.match(action) && action.payload.id === file.id;
  yield race([call(upload, file), take(isRemoval)]);
}

function* upload({ chatId, id }: FileOfDraft): Saga {
  const { files } = yield* select((state: Parameters<typeof selectDraft>[0]) => selectDraft(state, chatId));
  const file = files.find((one) => one.id === id);
  if (!file) return;
  const content = yield* call(readContent, id);
  if (!content) {
    yield* put(fileFailed({ chatId, id, reason: { id: "composer.file.gone" } }));
    return;
  }
  const progress = channel<number>(buffers.sliding(1));
  const watcher: Task = yield fork(tellProgress, { chatId, id }, progress);
  try {
    const pixels = isPicture(file) ? yield* call(pixelsOf, content) : {};
    const body = { name: file.name, mime: file.mime, content };
    const onProgress = (part: number) => progress.put(part);
    const uploaded = yield* call(conversationApi.uploadFile, { body, onProgress });
    yield* put(fileUploaded({ chatId, id, uploaded, ...pixels }));
  } catch (error) {
    yield* put(fileFailed({ chatId, id, reason: messageOf(error) }));
  } finally {
    watcher.cancel();
  }
}

function* tellProgress(file: FileOfDraft, progress: Channel<number>) {
  while (true) {
    const sent: number = yield take(progress);
    yield* put(fileProgressed({ ...file, sent }));
    yield delay(PROGRESS_MS);
  }
}

/** The size of a picture in pixels; empty if it cannot be read. */
async function pixelsOf(picture: Blob): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await createImageBitmap(picture);
    return { width, height };
  } catch {
    return {};
  }
}
