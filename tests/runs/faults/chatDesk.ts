import type { AppStore } from "@/app/store";
import type { Random } from "@/fakeBackend/core/random";
import { selectChat } from "@/features/messaging/chat/chatsSlice";
import { chatMarked, marksOf } from "@/features/messaging/chat/chatWrites";
import {
  draftChanged,
  draftSubmitted,
  selectDraftText,
} from "@/features/messaging/conversation/composer/draft/draftsSlice";
import { conversationOpened } from "@/features/messaging/conversation/state/conversationsSlice";
import { selectConversation } from "@/features/messaging/conversation/state/selectConversation";
import {
  deletionUndone,
  messageAcknowledged,
  messageDeleted,
} from "@/features/messaging/conversation/state/conversationWrites";
import { messageRetried, selectOutbox } from "@/features/messaging/conversation/state/outboxSlice";

import type { Step } from "./scheduleOf";

export interface Written {
  text: string;
  chat: string;
  /** The person had to send it again: it may come after what they wrote later. */
  hasFailed: boolean;
  /** The person has deleted it, or tried to. */
  isDeleted: boolean;
}

type OutboxState = Parameters<typeof selectOutbox>[0];
type ConversationsState = Parameters<typeof selectConversation>[0];
type ChatsState = Parameters<typeof selectChat>[0];
type DraftsState = Parameters<typeof selectDraftText>[0];

/** A draft is kept a moment after the last letter: what is killed before that is lost. */
const SAVED_AFTER_MS = 300;

const ME = "1";

const toggled = { favourite: "toggleFavourite", archive: "toggleArchive", mute: "toggleMute" } as const;

/** Somebody who writes to colleagues, marks chats, and sends again what could not be sent. */
export function chatDesk({ next }: Random) {
  const written: Written[] = [];
  /** What stands in the box of a chat, and since when. */
  const drafts = new Map<string, { text: string; at: number }>();
  let count = 0;

  const stateOf = (store: AppStore) =>
    store.getState() as unknown as OutboxState & DraftsState & ConversationsState & ChatsState;
  const textIn = (store: AppStore, chat: string) => selectDraftText(stateOf(store), chat);

  function type(store: AppStore, chat: string) {
    const text = `mensaje ${(count += 1)}`;
    store.dispatch(conversationOpened(chat));
    store.dispatch(draftChanged({ chatId: chat, text }));
    drafts.set(chat, { text, at: Date.now() });
  }

  function send(store: AppStore, chat: string) {
    type(store, chat);
    written.push({ text: textIn(store, chat), chat, hasFailed: false, isDeleted: false });
    drafts.delete(chat);
    store.dispatch(draftSubmitted(chat));
  }

  /** As the menu of a chat does it, which is there when the chat is. */
  function toggle(store: AppStore, { chat: id, what }: Extract<Step, { act: "toggle" }>) {
    const chat = selectChat(stateOf(store), id);
    const act = toggled[what];
    if (chat) store.dispatch(chatMarked({ id, act, marks: marksOf[act](chat) }));
  }

  /** Taken back, once or never, in the same breath. */
  function remove(store: AppStore, { chat, isUndone }: Extract<Step, { act: "delete" }>) {
    const shown = selectConversation(stateOf(store), chat)?.messages ?? [];
    const message = shown.findLast(({ text }) => written.some((one) => one.text === text));
    const deleted = written.find(({ text }) => text === message?.text);
    if (!message || !deleted) return;
    deleted.isDeleted = true;
    store.dispatch(messageDeleted({ chatId: chat, message }));
    if (isUndone) store.dispatch(deletionUndone({ chatId: chat, message }));
  }

  /** "Enterado", of the last urgent message that has not got it from here. */
  function acknowledge(store: AppStore, chatId: string) {
    store.dispatch(conversationOpened(chatId));
    const shown = selectConversation(stateOf(store), chatId)?.messages ?? [];
    const urgent = shown.findLast(
      ({ acknowledgedBy, meta: { sender } }) => sender !== ME && acknowledgedBy?.includes(ME) === false,
    );
    if (urgent) store.dispatch(messageAcknowledged({ chatId, mId: urgent.mId }));
  }

  function mark(store: AppStore, { chat: id, isRead }: Extract<Step, { act: "read" }>) {
    const unRead = Math.max(1, selectChat(stateOf(store), id)?.meta.unRead ?? 0);
    store.dispatch(
      chatMarked(isRead ? { id, act: "markRead", marks: { unRead: 0 } } : { id, act: "markUnread", marks: { unRead } }),
    );
  }

  function tend(store: AppStore, isPatient: boolean) {
    for (const outgoing of selectOutbox(stateOf(store))) {
      if (outgoing.status !== "failed") continue;
      const message = written.find(({ text }) => text === outgoing.text);
      if (message) message.hasFailed = true;
      if (isPatient || next() < 0.01) store.dispatch(messageRetried(outgoing));
    }
  }

  /** A page that was killed takes the last letters along. */
  function forgetYoungDrafts() {
    for (const [chat, { at }] of drafts) if (Date.now() - at < SAVED_AFTER_MS) drafts.delete(chat);
  }

  const lostDrafts = (store: AppStore) =>
    [...drafts].filter(([chat, { text }]) => textIn(store, chat) !== text).map(([, { text }]) => text);

  return { written, type, send, remove, acknowledge, mark, toggle, tend, forgetYoungDrafts, lostDrafts };
}
