import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Conversation, Message } from "@/contract/messaging/conversations";
import { isOwnMessage } from "@/domain/chat/chats";
import { ownOf } from "@/shared/shapes";

import { changeArrived, changesMissed } from "../../base/changes";
import { applyChange, catchUp } from "./applyChange";
import { type ConversationState, newConversation, type Part, place, takeIn } from "./conversationState";
import { isWithin, shorten } from "./messageWindow";
import { messageSent } from "./outboxSlice";

type Of<Payload> = PayloadAction<{ chatId: string } & Payload>;

/**
 * How many conversations stay loaded, and how many messages of one that is not on the screen: at its end, or around the
 * place where it was left.
 */
const KEPT_CONVERSATIONS = 30;
const KEPT_AT_END = 50;
const KEPT_MESSAGES = 200;

const initialState = {
  byId: {} as Record<string, ConversationState>,
  /** Ids of conversations, the last opened or pointed at last. */
  used: [] as string[],
  openId: null as string | null,
};

const firstUnreadOf = (messages: Message[], chatId: string) =>
  messages.find((message) => !message.meta.read && !isOwnMessage(message, chatId))?.mId ?? null;

function letGo(conversation: ConversationState, mostAtEnd: number) {
  const { position, messages } = conversation;
  const left = position ? messages.findIndex(({ mId, clientId }) => position.key === (clientId ?? mId)) : -1;
  if (left >= 0) shorten(conversation, KEPT_MESSAGES, left);
  else shorten(conversation, mostAtEnd);
}

/** Prepares a conversation that is not on the screen for the next visit: at its unread messages then. */
function standBy(conversation: ConversationState, chatId: string) {
  const { messages, hasNewer } = conversation;
  Object.assign(conversation, { target: null, opensAtEnd: false, hasGrownAtStart: false });
  if (!hasNewer) conversation.firstUnread = firstUnreadOf(messages, chatId);
  if (conversation.firstUnread) conversation.position = null;
}

/** The person leaves the conversation on the screen. */
function leave(state: typeof initialState) {
  const { openId } = state;
  state.openId = null;
  const conversation = openId === null ? undefined : ownOf(state.byId, openId);
  if (!conversation) return;
  letGo(conversation, KEPT_AT_END);
  if (conversation.status === "loaded") conversation.fetching = null;
  standBy(conversation, openId!);
}

/** It begins with the first thing that is known of it. */
function conversationOf({ byId }: typeof initialState, chatId: string): ConversationState {
  if (!ownOf(byId, chatId)) byId[chatId] = newConversation();
  return byId[chatId]!;
}

/** Keeps the last ones, and the one on the screen. */
function keepAtHand(state: typeof initialState, chatId: string) {
  state.used = [...state.used.filter((id) => id !== chatId), chatId];
  const oldest = state.used.slice(0, -KEPT_CONVERSATIONS).filter((id) => id !== state.openId);
  state.used = state.used.filter((id) => !oldest.includes(id));
  for (const id of oldest) delete state.byId[id];
  return conversationOf(state, chatId);
}

/** The conversations that have been looked at: of each, a stretch of messages, kept up to date by what happens. */
export const conversationsSlice = createSlice({
  name: "conversations",
  initialState,
  reducers: {
    conversationOpened(state, { payload: chatId }: PayloadAction<string>) {
      if (state.openId !== chatId) leave(state);
      state.openId = chatId;
      const conversation = keepAtHand(state, chatId);
      if (conversation.status !== "loaded") conversation.status = "loading";
    },
    /** The pointer or focus is on it. */
    conversationNeared(_, _action: PayloadAction<string>) {},
    /** It is about to be opened. */
    conversationExpected: (state, { payload: chatId }: PayloadAction<string>) => void keepAtHand(state, chatId),
    conversationClosed: (state) => leave(state),
    positionKept(state, { payload: { chatId, position } }: Of<Pick<ConversationState, "position">>) {
      const conversation = ownOf(state.byId, chatId);
      if (conversation) conversation.position = position;
    },
    messagesRequested(state, { payload: { chatId, part } }: Of<{ part: Part }>) {
      conversationOf(state, chatId).fetching = part;
    },
    messagesLoaded(state, { payload }: Of<{ part: Part; reply: Conversation }>) {
      const { chatId, part, reply } = payload;
      const conversation = ownOf(state.byId, chatId);
      const isToContinue = part === "older" || part === "newer"; // of what was at hand, if one has not left it
      if (!conversation || (isToContinue && !conversation.fetching)) return;
      takeIn(conversation, part, reply);
      catchUp(conversation);
    },
    messagesFailed(state, { payload: { chatId, isMissing } }: Of<{ part: Part; isMissing?: boolean }>) {
      const conversation = ownOf(state.byId, chatId);
      if (!conversation) return;
      conversation.fetching = null;
      conversation.target = null;
      if (conversation.status === "loading") conversation.status = isMissing ? "missing" : "failed";
    },
    messageTargeted(state, { payload: { chatId, ...target } }: Of<{ mId: string; cameFrom?: string }>) {
      conversationOf(state, chatId).target = target;
    },
    /** It was there before: beyond the window it is nothing new. */
    messageRestored({ byId }, { payload: { chatId, message } }: Of<{ message: Message }>) {
      const conversation = ownOf(byId, chatId);
      place(conversation, message, conversation !== undefined && isWithin(conversation, message));
    },
    messageUpdated: (state, { payload: { chatId, message } }: Of<{ message: Message }>) =>
      place(ownOf(state.byId, chatId), message, false),
  },
  extraReducers: (builder) => {
    builder
      .addCase(messageSent, (state, { payload: { chatId: userId, message } }) => {
        applyChange(state.byId, { kind: "messageAdded", userId, message });
      })
      .addCase(changeArrived, (state, { payload }) => {
        applyChange(state.byId, payload);
        if (!("userId" in payload) || payload.userId === state.openId) return;
        const conversation = ownOf(state.byId, payload.userId);
        if (conversation?.status !== "loaded") return;
        letGo(conversation, KEPT_MESSAGES);
        standBy(conversation, payload.userId);
      })
      .addCase(changesMissed, (state) => {
        for (const [id, conversation] of Object.entries(state.byId)) {
          if (id !== state.openId) delete state.byId[id];
          conversation.recent = []; // changes in between are unknown
        }
      });
  },
  selectors: {
    /** Without what is pending. */
    selectToldConversation: ({ byId }, chatId: string): ConversationState | undefined => ownOf(byId, chatId),
    selectOpenId: ({ openId }) => openId,
  },
});

export const {
  conversationOpened,
  conversationClosed,
  conversationNeared,
  conversationExpected,
  positionKept,
  messagesRequested,
  messagesLoaded,
  messagesFailed,
  messageTargeted,
  messageRestored,
  messageUpdated,
} = conversationsSlice.actions;
export const { selectToldConversation, selectOpenId } = conversationsSlice.selectors;
