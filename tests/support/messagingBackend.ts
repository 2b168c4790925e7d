import axios from "axios";
import { onTestFinished } from "vitest";

import type { NewMessage } from "@/contract/messaging/conversations";
import type { Refusal } from "@/contract/endpoint";
import { messagingContract } from "@/fakeBackend/messaging/messagingContract";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";

export const api = createClient(messagingContract);

/** The fake backend with its sample hotel, without delays, with a clock that the test moves. */
export function openMessaging(conditions: Partial<Conditions> = {}, size?: { messages?: number; contacts?: number }) {
  const clock = manualClock();
  const { now, after } = clock;
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after, ...conditions }, size);
  onTestFinished(backend.stop);
  return { clock, db: backend.db, stop: backend.stop };
}

/** The person of the demo account. */
export const me = "1";

export const toBeSent = (receiver: string, text: string, more: Partial<NewMessage> = {}): NewMessage => ({
  text,
  time: "2026-03-27T10:00:00.000Z",
  meta: { receiver, sender: me },
  ...more,
});

export const send = (receiver: string, text: string, more?: Partial<NewMessage>) =>
  api.sendMessage({ body: toBeSent(receiver, text, more) });

export const conversation = (id: string, query = {}) => api.getConversation({ params: { id }, query });

export const textsOf = async (id: string) => (await conversation(id)).messages.map(({ text }) => text);

/** Status and sentence of a refused call. */
export async function refusalOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (axios.isAxiosError<Refusal>(error) && error.response) {
      return { status: error.response.status, ...error.response.data };
    }
    throw error;
  }
  throw new Error("The call was not refused.");
}
