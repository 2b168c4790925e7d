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
  /** As the server has it now, as far as it says so. */
  told?: ChatMarks;
}

const adapter = createEntityAdapter<Chat>();

interface Standing {
  status: "loading" | "loaded" | "failed";
  /** How each chat stands, by the server. */
  told: Record<string, ChatState>;
  /** Of these, what has been told since the lists were last asked for: an answer on its way may be older. */
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

/** Shows a chat as the server told it, under what is still on its way: so a refusal leaves exactly what was true. */
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

/** Marks a chat at once, until the server has answered. */
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

/** The chats with people and of channels, by id. The lists are questions to this one table. */
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
    /** The server has told of a chat that no list has brought. */
    chatFoundMissing(chats) {
      chats.toldMeanwhile = {};
    },
    /** A chat that is in no list is on the screen: the person is asked for by their id. */
    chatRequested(_, _action: PayloadAction<string>) {},
    chatLoaded: (chats, { payload }: PayloadAction<Chat>) => keep(chats, payload),
    /** The server has done it, and has told how the chat stands now unless a change will. */
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
    /** As the server has told it, without what is on its way. */
    selectToldChat: ({ told }, id: string): ChatState | undefined => told[id],
    selectChatsStatus: ({ status }) => status,
    /** Whether the lists lack somebody of whom has been told since they were asked for. */
    selectIsChatMissing: ({ entities, toldMeanwhile }) =>
      Object.values(toldMeanwhile).some(({ id, isInChats }) => isInChats && !entities[id]),
    selectChatEntities: ({ entities }) => entities,
    /** Ids, those with the newest message first. */
    selectChatLists: createSelector([({ entities }: Chats) => entities], listsOfChats),
    /** What calls for the person: muted and archived chats do not. */
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
