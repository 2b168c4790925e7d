import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Conversation, Message } from "@/contract/conversations";
import { isOwnMessage } from "@/domain/isOwnMessage";

import { changeArrived, changesMissed } from "../changes";
import { applyChange, catchUp } from "./applyChange";
import { type ConversationState, newConversation, type Part, place, takeIn } from "./conversationState";
import { type Deletion, type MessageWrite, messageWrites } from "./messageWrites";
import { isWithin, removeMessage, shorten, withoutImage } from "./messageWindow";
import { messageSent } from "./outboxSlice";

type Of<Payload> = PayloadAction<{ chatId: string } & Payload>;

/** How many conversations are kept at hand, and how many messages of one that nobody looks at: at its end, or around
 * the place where it was left. */
const KEPT_CONVERSATIONS = 30;
const KEPT_AT_END = 50;
const KEPT_MESSAGES = 200;

const initialState = {
  byId: {} as Record<string, ConversationState>,
  /** Ids of conversations, the one opened or pointed at last at the end. */
  used: [] as string[],
  openId: null as string | null,
  /** What a person has done to messages and the server has not answered yet: messages that come are older. */
  pending: [] as { key: string; what: MessageWrite }[],
};

const firstUnreadOf = (messages: Message[], chatId: string) =>
  messages.find((message) => !message.meta.read && !isOwnMessage(message, chatId))?.mId ?? null;

function letGo(conversation: ConversationState, mostAtEnd: number) {
  const { position, messages } = conversation;
  const left = position ? messages.findIndex(({ mId, clientId }) => position.key === (clientId ?? mId)) : -1;
  if (left >= 0) shorten(conversation, KEPT_MESSAGES, left);
  else shorten(conversation, mostAtEnd);
}

/** Nobody looks at it: it is as it shall stand when somebody comes back, at what is unread by then. */
function standBy(conversation: ConversationState, chatId: string) {
  const { messages, hasNewer } = conversation;
  Object.assign(conversation, { target: null, opensAtEnd: false, hasGrownAtStart: false });
  if (!hasNewer) conversation.firstUnread = firstUnreadOf(messages, chatId);
  if (conversation.firstUnread) conversation.position = null;
}

/** Somebody leaves the conversation that is on the screen, for another one or for good. */
function leave(state: typeof initialState) {
  const { openId } = state;
  state.openId = null;
  const conversation = openId === null ? undefined : state.byId[openId];
  if (!conversation) return;
  letGo(conversation, KEPT_AT_END);
  if (conversation.status === "loaded") conversation.fetching = null;
  standBy(conversation, openId!);
}

/** The last ones are kept, and whatever is on the screen. */
function keepAtHand(state: typeof initialState, chatId: string) {
  state.used = [...state.used.filter((id) => id !== chatId), chatId];
  const oldest = state.used.slice(0, -KEPT_CONVERSATIONS).filter((id) => id !== state.openId);
  state.used = state.used.filter((id) => !oldest.includes(id));
  for (const id of oldest) delete state.byId[id];
  return (state.byId[chatId] ??= newConversation());
}

/** It was there before: beyond the window it is nothing new. */
const putBack = (conversation: ConversationState | undefined, message: Message) =>
  place(conversation, message, conversation !== undefined && isWithin(conversation, message));

/** Shows what a person has done to a message, before the server has. */
function foresee({ byId }: typeof initialState, save: MessageWrite) {
  const conversation = byId[save.chatId];
  if (save.act === "restore" && conversation && isWithin(conversation, save.message)) {
    place(conversation, save.message, true);
  }
  if (save.act !== "delete") return;
  const { message, imageId } = save;
  const rest = imageId === undefined ? undefined : withoutImage(message, imageId);
  if (rest) place(conversation, rest, false);
  else removeMessage(conversation?.messages ?? [], message.mId);
}

const foreseeAll = (state: typeof initialState, chatId: string) => {
  for (const { what } of state.pending) if (what.chatId === chatId) foresee(state, what);
};

function addPending(state: typeof initialState, saves: typeof initialState.pending) {
  state.pending.push(...saves);
  for (const { what } of saves) foresee(state, what);
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
      if (conversation.status === "failed") conversation.status = "loading";
    },
    /** Somebody points at it, or a key has led to it. */
    conversationNeared(_, _action: PayloadAction<string>) {},
    /** Somebody is about to open it. */
    conversationExpected: (state, { payload: chatId }: PayloadAction<string>) => void keepAtHand(state, chatId),
    conversationClosed: (state) => leave(state),
    positionKept(state, { payload: { chatId, position } }: Of<Pick<ConversationState, "position">>) {
      const conversation = state.byId[chatId];
      if (conversation) conversation.position = position;
    },
    messagesRequested(state, { payload: { chatId, part } }: Of<{ part: Part }>) {
      (state.byId[chatId] ??= newConversation()).fetching = part;
    },
    messagesLoaded(state, { payload }: Of<{ part: Part; reply: Conversation }>) {
      const { chatId, part, reply } = payload;
      const conversation = state.byId[chatId];
      const isToContinue = part === "older" || part === "newer"; // of what was at hand, if one has not left it
      if (!conversation || (isToContinue && !conversation.fetching)) return;
      takeIn(conversation, part, reply);
      catchUp(conversation);
      foreseeAll(state, chatId);
    },
    messagesFailed(state, { payload: { chatId } }: Of<{ part: Part }>) {
      const conversation = state.byId[chatId];
      if (!conversation) return;
      conversation.fetching = null;
      conversation.target = null;
      if (conversation.status === "loading") conversation.status = "failed";
    },
    messageTargeted(state, { payload: { chatId, ...target } }: Of<{ mId: string; cameFrom?: string }>) {
      (state.byId[chatId] ??= newConversation()).target = target;
    },
    deletionRefused: (state, { payload }: PayloadAction<Deletion>) =>
      putBack(state.byId[payload.chatId], payload.message),
    restoringRefused: (state, { payload: { chatId, message } }: PayloadAction<Deletion>) =>
      removeMessage(state.byId[chatId]?.messages ?? [], message.mId),
    messageRestored(state, { payload: { chatId, message } }: Of<{ message: Message }>) {
      putBack(state.byId[chatId], message);
      foreseeAll(state, chatId); // it may have been deleted again since
    },
    messageUpdated: (state, { payload: { chatId, message } }: Of<{ message: Message }>) =>
      place(state.byId[chatId], message, false),
  },
  extraReducers: (builder) => {
    builder
      .addCase(messageWrites.written, (state, { payload }) => addPending(state, [payload]))
      .addCase(messageWrites.actions.adopted, (state, { payload }) => addPending(state, payload))
      .addCase(messageWrites.actions.settled, (state, { payload: key }) => {
        state.pending = state.pending.filter((one) => one.key !== key);
      })
      .addCase(messageSent, (state, { payload: { chatId: userId, message } }) => {
        applyChange(state.byId, { kind: "messageAdded", userId, message });
      })
      .addCase(changeArrived, (state, { payload }) => {
        applyChange(state.byId, payload);
        if ("userId" in payload) foreseeAll(state, payload.userId);
        if (!("userId" in payload) || payload.userId === state.openId) return;
        const conversation = state.byId[payload.userId];
        if (conversation?.status !== "loaded") return;
        letGo(conversation, KEPT_MESSAGES);
        standBy(conversation, payload.userId);
      })
      .addCase(changesMissed, (state) => {
        for (const [id, conversation] of Object.entries(state.byId)) {
          if (id !== state.openId) delete state.byId[id];
          conversation.recent = []; // and what came between is not known
        }
      });
  },
  selectors: {
    selectConversation: ({ byId }, chatId: string): ConversationState | undefined => byId[chatId],
    selectOpenId: ({ openId }) => openId,
    selectMessage: ({ byId }, chatId: string, mId: string) =>
      byId[chatId]?.messages.find((message) => message.mId === mId),
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
  deletionRefused,
  restoringRefused,
  messageRestored,
  messageUpdated,
} = conversationsSlice.actions;
export const { selectConversation, selectOpenId, selectMessage } = conversationsSlice.selectors;
