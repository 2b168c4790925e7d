import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";

import { conversationApi } from "../../state/conversationApi";
import {
  fileAdded,
  fileFailed,
  fileRemoved,
  fileRetried,
  fileUploaded,
  selectDraft,
  selectDrafts,
} from "../draft/draftsSlice";
import { forgetContent, readContent } from "./fileContents";
import { isPicture } from "./fileProblem";

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

/** The content as a `data:` URL in base 64, with the given media type. */
const dataUrlOf = (content: Blob, mime: string) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve(`data:${mime};base64,${address.slice(address.indexOf(",") + 1)}`);
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read.")));
    reader.readAsDataURL(content);
  });

/** The size of a picture in pixels; empty if it cannot be read. */
async function pixelsOf(picture: Blob): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await createImageBitmap(picture);
    return { width, height };
  } catch {
    return {};
  }
}
