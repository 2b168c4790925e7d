import { expect, onTestFinished } from "vitest";

import { changesContract } from "@/contract/messaging/changes";
import type { Endpoint } from "@/contract/endpoint";
import type { Conditions, Failure } from "@/fakeBackend/core/conditions";
import { markChat } from "@/fakeBackend/messaging/chatRules";
import { post } from "@/fakeBackend/messaging/threadRules";
import { selectChat, selectChatsStatus } from "@/features/messaging/chat/chatsSlice";
import { chatMarked, type ChatWrite, marksOf } from "@/features/messaging/chat/chatWrites";
import { messagingFeature } from "@/features/messaging/messagingFeature";
import { http } from "@/shared/api/http";
import { selectNotices } from "@/shared/notices/noticesSlice";

import { openArea, until } from "../../support/openArea";

type Area = Awaited<ReturnType<typeof openArea>>;

interface Beginning {
  /** Before the area asks for anything. */
  first?: (area: Area) => void;
  /** The chats are not waited for. */
  isOnItsWay?: boolean;
  conditions?: Partial<Conditions>;
}

/** Somebody at the messages, whose chats have come. */
export async function openMessages({ first, isOnItsWay, conditions }: Beginning = {}) {
  const area = await openArea([], { conditions });
  first?.(area);
  await area.store.install(messagingFeature);
  const { dispatch, see, db, clock } = area;
  const { messaging } = db;
  if (!isOnItsWay) await until(() => expect(see(selectChatsStatus)).toBe("loaded"));

  return {
    ...area,
    messaging,
    chat: (id: string) => see(selectChat, id),
    /** Whether what stands in the corner is good news. */
    noticeKinds: () => see(selectNotices).map(({ kind }) => kind),
    /** As the menu of a chat does it. */
    mark: (id: string, act: Exclude<ChatWrite["act"], "markUnread">) =>
      void dispatch(chatMarked({ id, act, marks: marksOf[act](see(selectChat, id)!) })),
    /** Somebody writes. */
    write: (id: string, text: string, more: { isUrgent?: boolean } = {}) =>
      post(messaging, id, clock.now(), { text, ...more }, messaging.channels.has(id) ? "contact-lucia" : id),
    /** Something is marked in another tab, and the server tells of it. */
    markElsewhere: (id: string, marks: Parameters<typeof markChat>[2]) => markChat(messaging, id, marks),
  };
}

/** What befalls calls for longer than any test takes, with the pauses between them. */
export const noConnection: Failure[] = Array.from({ length: 6 }, () => "connection lost");

/** What happens elsewhere is not heard of. */
export const withoutNews = ({ network }: Area) => network.fail(changesContract.listChanges, ...noConnection);

/** A server that words its replies differently. */
export function withOtherWords() {
  const { response } = http.interceptors;
  const id = response.use((reply) => (typeof reply.data === "string" ? { ...reply, data: "Hecho." } : reply));
  onTestFinished(() => response.eject(id));
}

const LATE_MS = 20;

/** A kind of call whose answers are, from a moment on, long on their way back. */
export function lateAnswersOf(endpoint: Endpoint) {
  let isLate = false;
  let given = 0;
  const conditions: Partial<Conditions> = {
    answerDelayOf(answered) {
      if (answered !== endpoint || !isLate) return 0;
      given += 1;
      return LATE_MS;
    },
  };
  return {
    conditions,
    begin: () => void (isLate = true),
    /** Once the server has answered. */
    given: () => until(() => expect(given).toBeGreaterThan(0)),
  };
}
