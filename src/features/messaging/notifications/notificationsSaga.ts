import { generatePath } from "react-router-dom";

import type { Change } from "@/contract/messaging/changes";
import type { Chat } from "@/contract/messaging/chats";
import { type Contact, contactsContract, type Presence } from "@/contract/messaging/contacts";
import type { Message } from "@/contract/messaging/conversations";
import { settingsContract } from "@/contract/messaging/settings";
import { isOwnMessage } from "@/domain/chat/chats";
import { createClient } from "@/shared/api/createClient";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { openPath } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { call, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";

import { changeArrived } from "../base/changes";
import { chatName } from "../chat/chatName";
import { selectChat } from "../chat/chatsSlice";
import { previewOf } from "../chat/previewOf";
import { selectSettings } from "../settings/state/settingsSlice";
import { notificationPermission } from "./notificationPermission";

const { getContact } = createClient(contactsContract);
const { getSettings } = createClient(settingsContract);

export function* notificationsSaga() {
  yield onEvery(changeArrived, notify);
}

/** Notifies of a message that is not on the screen, except own ones and those of muted chats; in "do not disturb" only of urgent ones. */
function* notify(change: Change): Saga {
  if (change.kind !== "messageAdded" || !document.hidden || notificationPermission() !== "granted") return;
  const { userId, message } = change;
  if (isOwnMessage(message, userId) || message.meta.read) return;
  const chat = yield* chatWith(userId);
  if (!chat || chat.isMuted) return;
  if (!message.isUrgent && (yield* ownStatus()) === "do-not-disturb") return;
  yield* call(show, chat, message);
}

/** Somebody may write with whom there has been no chat so far: it is not in the lists yet. */
function* chatWith(userId: string): Saga<Chat | Contact | undefined> {
  const known = yield* select((state: Parameters<typeof selectChat>[0]) => selectChat(state, userId));
  if (known) return known;
  try {
    return yield* call(getContact, { params: { id: userId } });
  } catch {
    return undefined;
  }
}

function* ownStatus(): Saga<Presence> {
  const known = yield* select(selectSettings);
  return (known ?? (yield* call(getSettings))).status;
}

/** One notification for each conversation, however many tabs are open: the newest takes the place of the one before. */
function show(chat: Chat | Contact, message: Message) {
  const texts = textsOf(currentSpoken());
  const name = chatName(chat);
  const title = message.isUrgent ? texts.text("notification.urgent", { name }) : name;
  const notification = new Notification(title, { body: previewOf(message, chat.id, texts), tag: `chat-${chat.id}` });
  notification.addEventListener("click", () => {
    window.focus();
    openPath(generatePath(paths.chat, { id: chat.id }));
    notification.close();
  });
}
