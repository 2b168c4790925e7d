import type { MessageAction, MessageReason, MessageState, MessageTime } from "@/contract/guests/guestMessage";

import { generalReason } from "../definition/generalReason";
import { stateMachine } from "../stateMachine";

/** Steps of a person, of the channel and of the guest. */
export type MessageStep = MessageAction | "schedule" | "keep" | "deliver" | "fail" | "answer";

interface Circumstances {
  /** Why the guest cannot get it. */
  against: MessageReason[];
}

const needsWay = (_: unknown, { against }: Circumstances) => against;

/** The life of a message. It goes out once: what was sent is sent again only if it has failed. */
export const messageLife = stateMachine<
  MessageState,
  MessageReason,
  { state: MessageState },
  Circumstances
>()<MessageStep>(
  {
    edit: { from: ["draft", "scheduled"] },
    keep: { from: ["draft", "scheduled"], to: "draft" },
    schedule: { from: ["draft", "scheduled"], to: "scheduled" },
    send: { from: ["draft", "scheduled"], to: "sent", guards: [needsWay] },
    resend: { from: ["failed"], to: "sent", guards: [needsWay] },
    cancel: { from: ["draft", "scheduled"], to: "cancelled" },
    deliver: { from: ["sent"], to: "delivered" },
    fail: { from: ["sent"], to: "failed" },
    answer: { from: ["delivered"], to: "answered" },
  },
  { foreign: () => generalReason("ACT_NOT_NOW") },
);

/** The step of saving a message, by the time that it is for. */
export const stepAt = { now: "send", later: "schedule", kept: "keep" } as const satisfies Record<
  MessageTime,
  MessageStep
>;

/** Whether it has gone out, or never will. */
export const isSettled = (state: MessageState): boolean => state !== "draft" && state !== "scheduled";
