import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Chat, ChatState } from "@/contract/chats";
import { isChannel } from "@/domain/isChannel";

import { changeArrived, changesMissed } from "../changes";
import type { ChatMarks } from "./chatMarks";
import { chatWrites, type PendingMarks, withAmended, withPending } from "./chatWrites";
import { chatStateOf } from "./chatStateOf";
import { listsOfChats } from "./listsOfChats";

interface SavedMarks {
  key: string;
  /** The server's state of the marks, as far as the reply says. */
  told?: ChatMarks;
}

const adapter = createEntityAdapter<Chat>();

interface Standing {
  status: "loading" | "loaded" | "failed";
  /** The server's state of each chat. */
  told: Record<string, ChatState>;
  /** Of these, changes reported since the lists were last requested: a reply on its way may be older. */
  toldMeanwhile: Record<string, ChatState>;
  pending: PendingMarks[];
}

const initialState = adapter.getInitialState<Standing>({
  status: "loading",
  told: {},
  toldMeanwhile: {},
  pending: [],
});

type Chats = typeof initialState;

/** Shows a chat as the server reported it, with pending marks on top, so that a refusal restores the true state. */
function redraw({ entities, told, pending }: Chats, id: string) {
  const chat = entities[id];
  if (!chat) return;
  const ofChat = pending.filter(({ what }) => what.id === id).map(({ what }) => what.marks);
  const { unRead, lastMessage, isInChats, ...marks } = Object.assign({}, told[id], ...ofChat) as ChatState;
  Object.assign(chat, marks, { lastMessage: lastMessage ?? undefined });
  chat.meta.unRead = unRead;
  if (!isChannel(chat)) chat.isInChats = isInChats;
}

function hear(chats: Chats, state: ChatState) {
  chats.told[state.id] = state;
  chats.toldMeanwhile[state.id] = state;
  redraw(chats, state.id);
}

function keep(chats: Chats, chat: Chat) {
  chats.told[chat.id] ??= chatStateOf(chat);
  adapter.setOne(chats, chat);
  redraw(chats, chat.id);
}

/** Marks a chat at once, until the server has replied. */
function mark(chats: Chats, save: PendingMarks) {
  chats.pending = withPending(chats.pending, save);
  redraw(chats, save.what.id);
}

function answered(chats: Chats, key: string): PendingMarks | undefined {
  const done = chats.pending.find((one) => one.key === key);
  chats.pending = chats.pending.filter((one) => one !== done);
  if (done) redraw(chats, done.what.id);
  return done;
}

/** The chats with people and of channels, by id. The lists are queries over this table. */
export const chatsSlice = createSlice({
  name: "chats",
  initialState,
  reducers: {
    chatsRequested(chats) {
      chats.toldMeanwhile = {};
      if (chats.status === "failed") chats.status = "loading";
    },
    chatsLoaded(chats, { payload }: PayloadAction<Chat[]>) {
      chats.told = { ...chats.toldMeanwhile };
      adapter.removeAll(chats);
      for (const chat of payload) keep(chats, chat);
      chats.status = "loaded";
    },
    chatsFailed(chats) {
      if (chats.status !== "loaded") chats.status = "failed";
    },
    /** The server reported a chat that is in no list. */
    chatFoundMissing(chats) {
      chats.toldMeanwhile = {};
    },
    /** A chat that is in no list is on the screen: request its person by id. */
    chatRequested(_, _action: PayloadAction<string>) {},
    chatLoaded: (chats, { payload }: PayloadAction<Chat>) => keep(chats, payload),
    /** The server has replied, with the chat's new state unless a change will report it. */
    marksSaved(chats, { payload: { key, told } }: PayloadAction<SavedMarks>) {
      const done = answered(chats, key);
      const before = done && chats.told[done.what.id];
      if (before && !done.isOvertaken) hear(chats, { ...before, ...done.what.marks, ...told });
    },
    marksRefused: (chats, { payload: key }: PayloadAction<string>) => void answered(chats, key),
  },
  extraReducers: (builder) => {
    builder.addCase(chatWrites.written, (chats, { payload }) => mark(chats, payload));
    builder.addCase(chatWrites.actions.adopted, (chats, { payload }) => payload.forEach((save) => mark(chats, save)));
    builder.addCase(chatWrites.actions.amended, (chats, { payload }) => {
      chats.pending = withAmended(chats.pending, payload);
      redraw(chats, payload.what.id);
    });
    builder.addCase(changesMissed, (chats) => {
      chats.toldMeanwhile = {};
    });
    builder.addCase(changeArrived, (chats, { payload: change }) => {
      if (change.kind === "channelAdded") keep(chats, change.channel);
      if (change.kind === "chatChanged") {
        for (const save of chats.pending) if (save.what.id === change.chat.id) save.isOvertaken = true;
        hear(chats, change.chat);
      }
      if (change.kind === "contactChanged") {
        const { contact } = change;
        const chat = chats.entities[contact.id];
        if (chat && !isChannel(chat)) Object.assign(chat, contact, { meta: { ...chat.meta, status: contact.status } });
        redraw(chats, contact.id);
      }
    });
  },
  selectors: {
    selectChat: ({ entities }, id: string): Chat | undefined => entities[id],
    /** As the server reported it, without pending marks. */
    selectToldChat: ({ told }, id: string): ChatState | undefined => told[id],
    selectChatsStatus: ({ status }) => status,
    /** Whether the lists lack a chat that was reported since they were requested. */
    selectIsChatMissing: ({ entities, toldMeanwhile }) =>
      Object.values(toldMeanwhile).some(({ id, isInChats }) => isInChats && !entities[id]),
    selectChatEntities: ({ entities }) => entities,
    /** Ids, the newest message first. */
    selectChatLists: createSelector([({ entities }: Chats) => entities], listsOfChats),
    /** Unread messages, without muted and archived chats. */
    selectUnreadTotal: createSelector([({ entities }: Chats) => entities], (entities) =>
      Object.values(entities)
        .filter((chat) => !chat.isMuted && !chat.isArchived)
        .reduce((total, { meta }) => total + meta.unRead, 0),
    ),
  },
});

export const {
  chatFoundMissing,
  chatsRequested,
  chatsLoaded,
  chatsFailed,
  chatRequested,
  chatLoaded,
  marksSaved,
  marksRefused,
} = chatsSlice.actions;
export const {
  selectChat,
  selectToldChat,
  selectChatsStatus,
  selectIsChatMissing,
  selectChatEntities,
  selectChatLists,
  selectUnreadTotal,
} = chatsSlice.selectors;
