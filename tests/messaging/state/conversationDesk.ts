import { expect, onTestFinished, vi } from "vitest";

import type { Message } from "@/contract/messaging/conversations";
import { post } from "@/fakeBackend/messaging/threadRules";
import { conversationOpened } from "@/features/messaging/conversation/state/conversationsSlice";
import { selectConversation } from "@/features/messaging/conversation/state/selectConversation";
import { messagingFeature } from "@/features/messaging/messagingFeature";

import { openArea, until } from "../../support/openArea";

export const fatou = "contact-fatou";
export const omar = "contact-omar";
export const me = "1";

/** Somebody at their conversations, without a page. */
export async function openDesk(options?: Parameters<typeof openArea>[1]) {
  const area = await openArea(messagingFeature, options);
  const { dispatch, see, clock, db } = area;
  const { messaging } = db;

  const log = (chatId = fatou) => messaging.threads.get(chatId)!.log;
  const conversation = (chatId = fatou) => see(selectConversation, chatId)!;
  const loaded = (chatId = fatou) =>
    until(() => expect(conversation(chatId)).toMatchObject({ status: "loaded", fetching: null }));

  return {
    ...area,
    log,
    conversation,
    loaded,
    /** Ids of the messages on the screen. */
    shown: (chatId = fatou) => conversation(chatId).messages.map(({ mId }) => mId),
    /** Ids of all the messages that the server has. */
    stored: (chatId = fatou) =>
      log(chatId)
        .all()
        .map(({ mId }) => mId),
    storedTexts: (chatId = fatou) =>
      log(chatId)
        .all()
        .map(({ text }) => text),
    async open(chatId = fatou) {
      dispatch(conversationOpened(chatId));
      await loaded(chatId);
    },
    /** Somebody writes, and everybody is told. */
    write: (text: string, { chatId = fatou, author = chatId, ...more }: Writing = {}) =>
      post(messaging, chatId, clock.now(), { text, ...more }, author === me ? undefined : author),
    /** So many messages without a change of theirs: as if they had been there before. */
    fill(count: number, meta: Partial<Message["meta"]> = {}, chatId = fatou) {
      const { sender = chatId, receiver = me, sent = true, received = true, read = true } = meta;
      return Array.from({ length: count }, (_, number) => {
        const mId = messaging.nextId();
        const time = clock.now().toISOString();
        const message = { mId, text: `antes ${number}`, time, meta: { sender, receiver, sent, received, read } };
        return log(chatId).append(message);
      });
    },
  };
}

type Writing = { chatId?: string; author?: string } & Partial<
  Pick<Message, "replyOf" | "isUrgent" | "image" | "attachments">
>;

/** From here on the time of the page passes when the test says so: by so many milliseconds. */
export function holdTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));
}
