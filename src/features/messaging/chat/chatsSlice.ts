import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Chat, ChatState } from "@/contract/messaging/chats";
import { isChannel } from "@/domain/chat/chats";
import { ownOf } from "@/shared/shapes";

import { changeArrived, changesMissed } from "../base/changes";
import { type ChatMarks, chatWrites } from "./chatWrites";
import { listsOfChats } from "./listsOfChats";

const adapter = createEntityAdapter<Chat>();

interface Standing {
  status: "loading" | "loaded" | "failed";
  /** The server's state of each chat. */
  told: Record<string, ChatState>;
  /** Of these, changes reported since the lists were last requested: a reply on its way may be older. */
  toldDuringLoad: Record<string, ChatState>;
}

const initialState = adapter.getInitialState<Standing>({
  status: "loading",
  told: {},
  toldDuringLoad: {},
});

type Chats = typeof initialState;

/** Shows a chat as the server has told of it. */
function redraw({ entities, told }: Chats, id: string) {
  const [chat, state] = [ownOf(entities, id), ownOf(told, id)];
  if (chat && state) entities[id] = { ...withMarks(chat, state), lastMessage: state.lastMessage ?? undefined };
}

/** A chat that is marked. A channel is always among the chats. */
function withMarks(chat: Chat, { unRead, lastMessage: _, isInChats, ...marks }: ChatMarks): Chat {
  const meta = { ...chat.meta, unRead: unRead ?? chat.meta.unRead };
  const among = isChannel(chat) || isInChats === undefined ? {} : { isInChats };
  return Object.assign({}, chat, marks, among, { meta });
}

function hear(chats: Chats, state: ChatState) {
  chats.told[state.id] = state;
  chats.toldDuringLoad[state.id] = state;
  redraw(chats, state.id);
}

function keep(chats: Chats, chat: Chat) {
  chats.told[chat.id] = ownOf(chats.told, chat.id) ?? chatStateOf(chat);
  adapter.setOne(chats, chat);
  redraw(chats, chat.id);
}

/** The chats with people and of channels, by id, as the server has told of them. The lists are selected from this table. */
export const chatsSlice = createSlice({
  name: "chats",
  initialState,
  reducers: {
    chatsRequested(chats) {
      chats.toldDuringLoad = {};
      if (chats.status === "failed") chats.status = "loading";
    },
    chatsLoaded(chats, { payload }: PayloadAction<Chat[]>) {
      chats.told = { ...chats.toldDuringLoad };
      adapter.removeAll(chats);
      for (const chat of payload) keep(chats, chat);
      chats.status = "loaded";
    },
    chatsFailed(chats) {
      if (chats.status !== "loaded") chats.status = "failed";
    },
    /** The server reported a chat that is in no list. */
    chatFoundMissing(chats) {
      chats.toldDuringLoad = {};
    },
    /** A chat that is in no list is on the screen: request its person by id. */
    chatRequested(_, _action: PayloadAction<string>) {},
    chatLoaded: (chats, { payload }: PayloadAction<Chat>) => keep(chats, payload),
    /** The server has done what was asked for. */
    marksSaved(chats, { payload: { id, marks } }: PayloadAction<{ id: string; marks: ChatMarks }>) {
      const before = ownOf(chats.told, id);
      if (before) hear(chats, { ...before, ...marks });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(changesMissed, (chats) => {
      chats.toldDuringLoad = {};
    });
    builder.addCase(changeArrived, (chats, { payload: change }) => {
      if (change.kind === "channelAdded") keep(chats, change.channel);
      if (change.kind === "chatChanged") hear(chats, change.chat);
      if (change.kind === "contactChanged") {
        const { contact } = change;
        const chat = ownOf(chats.entities, contact.id);
        if (chat && !isChannel(chat)) Object.assign(chat, contact, { meta: { ...chat.meta, status: contact.status } });
        redraw(chats, contact.id);
      }
    });
  },
  selectors: {
    selectTold: ({ entities }) => entities,
    /** Without what is pending. */
    selectToldChat: ({ told }, id: string): ChatState | undefined => ownOf(told, id),
    selectChatsStatus: ({ status }) => status,
    /** Whether the lists lack a chat that was reported since they were requested. */
    selectIsChatMissing: ({ entities, toldDuringLoad }) =>
      Object.values(toldDuringLoad).some(({ id, isInChats }) => isInChats && !ownOf(entities, id)),
  },
});

export const { chatFoundMissing, chatsRequested, chatsLoaded, chatsFailed, chatRequested, chatLoaded, marksSaved } =
  chatsSlice.actions;
export const { selectToldChat, selectChatsStatus, selectIsChatMissing } = chatsSlice.selectors;

/** The chats with what the person has done to them. */
export const selectChatEntities = chatWrites.over(chatsSlice.selectors.selectTold, (chats, { id, marks }) => {
  const chat = ownOf(chats, id);
  return chat ? { ...chats, [id]: withMarks(chat, marks) } : chats;
});

export type ChatsState = Parameters<typeof selectChatEntities>[0];

export const selectChat = (state: ChatsState, id: string): Chat | undefined => ownOf(selectChatEntities(state), id);

/** Ids, those with the newest message first. */
export const selectChatLists = createSelector([selectChatEntities], listsOfChats);

/** Unread messages of all chats, without muted and archived chats. */
export const selectUnreadTotal = createSelector([selectChatEntities], (chats) =>
  Object.values(chats)
    .filter((chat) => !chat.isMuted && !chat.isArchived)
    .reduce((total, { meta }) => total + meta.unRead, 0),
);

/** The state of a chat from a list. A channel is always listed. */
const chatStateOf = (chat: Chat): ChatState => ({
  id: chat.id,
  unRead: chat.meta.unRead,
  lastMessage: chat.lastMessage ?? null,
  isFavourite: chat.isFavourite ?? false,
  isArchived: chat.isArchived,
  isMuted: chat.isMuted ?? false,
  isInChats: isChannel(chat) || (chat.isInChats ?? false),
});
