import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";

import { conversationApi } from "../conversationApi";
import { dataUrlOf } from "./dataUrlOf";
import {
  fileAdded,
  fileFailed,
  fileRemoved,
  fileRetried,
  fileUploaded,
  selectDraft,
  selectDrafts,
} from "./draftsSlice";
import { forgetContent, readContent } from "./fileContents";
import { isPicture } from "./fileProblem";
import { pixelsOf } from "./pixelsOf";

interface FileOfDraft {
  chatId: string;
  id: string;
}

/** Uploads belong to a draft, whatever conversation is on the screen when they end. */
export function* draftFilesSaga() {
  yield onEvery(fileAdded, ({ chatId, file: { id } }) => upload({ chatId, id }));
  yield onEvery(fileRetried, upload);
  yield onEvery(fileRemoved, ({ id }) => call(forgetContent, id));
  for (const [chatId, { files }] of Object.entries(yield* select(selectDrafts))) {
    for (const { id } of files) yield* put(fileRetried({ chatId, id }));
  }
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
  try {
    const [address, pixels] = yield* call(() =>
      Promise.all([dataUrlOf(content, file.mime), isPicture(file) ? pixelsOf(content) : {}]),
    );
    const body = { name: file.name, mime: file.mime, content: address };
    const uploaded = yield* call(conversationApi.uploadFile, { body });
    yield* put(fileUploaded({ chatId, id, uploaded, ...pixels }));
  } catch (error) {
    yield* put(fileFailed({ chatId, id, reason: messageOf(error) }));
  }
}
