import { race, take } from "redux-saga/effects";

import type { Change } from "@/contract/messaging/changes";
import type { Chat, ChatState, DirectChat } from "@/contract/messaging/chats";
import type { Contact } from "@/contract/messaging/contacts";
import { messageOf } from "@/shared/api/messageOf";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { sentenceOf } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest } from "@/shared/feature/watch";

import { changeArrived, changesMissed } from "../base/changes";
import { selectToldContact } from "../contacts/contactsSlice";
import { chatsApi } from "../chat/chatsApi";
import {
  chatFoundMissing,
  chatLoaded,
  chatRequested,
  chatsFailed,
  chatsLoaded,
  chatsRequested,
  marksSaved,
  selectChat,
  selectChatsStatus,
  selectIsChatMissing,
  selectToldChat,
} from "../chat/chatsSlice";
import { type ChatWrite, chatWrites, type Marked, marksOf } from "../chat/chatWrites";
import { selectIsOvertaken } from "../chat/overtakenSlice";

export function* chatsSaga() {
  yield onLatest(chatsRequested, loadChats);
  yield onLatest(changesMissed, reloadChats);
  yield onLatest(chatFoundMissing, reloadChats);
  yield onEvery(chatRequested, loadChat);
  yield onEvery(changeArrived, meetStranger);
  yield* chatWrites.sentBy({ send: saveMarks, refused: takeMarksBack }).saga();
}

/** Lists that are fetched after a gap in the news are newer than these, whichever come first. */
function* loadChats(): Saga {
  try {
    const { chats }: { chats?: Chat[] } = yield race({
      chats: call(fetchLists),
      isOutdated: take(changesMissed.match),
    });
    if (chats) yield* takeIn(chats);
  } catch {
    yield* put(chatsFailed()); // the list itself says so, with a way to try again
  }
}

/** The lists on the screen are of the past, and look as if they were not. */
function* reloadChats(): Saga {
  yield* takeIn(yield* untilAnswered(() => call(fetchLists)));
}

function* takeIn(chats: Chat[]): Saga {
  yield* put(chatsLoaded(chats));
  // a chat that went from one list to another while they were fetched may have come with neither
  if (yield* select(selectIsChatMissing)) yield* put(chatFoundMissing());
}

const fetchLists = async () => {
  const { listFavourites, listDirectChats, listChannels, listArchive } = chatsApi;
  return (await Promise.all([listFavourites(), listDirectChats(), listChannels(), listArchive()])).flat();
};

/** Somebody who is in no list: their chat is made of what is known of them. */
function* loadChat(id: string): Saga {
  if ((yield* select(selectChatsStatus)) === "loaded" && (yield* select(knows(id)))) return;
  const contact = yield* call(chatsApi.getContact, { params: { id } });
  yield* put(chatLoaded(chatWith(contact)));
}

/** A change may tell of a person or a channel that has not been among the chats so far. */
function* meetStranger(change: Change): Saga {
  if (change.kind !== "chatChanged" || (yield* select(selectChatsStatus)) !== "loaded") return;
  if (yield* select(selectIsChatMissing)) yield* put(chatFoundMissing());
}

const knows = (id: string) => (state: Parameters<typeof selectChat>[0]) => selectChat(state, id) !== undefined;

const chatWith = (contact: Contact): DirectChat => ({ ...contact, meta: { unRead: 0, status: contact.status } });

const { toggleFavourite, toggleArchive, toggleMute, removeFromChats, markChatRead, markChatUnread } = chatsApi;

const calls: Record<ChatWrite["act"], (marking: ChatWrite, key: string) => Promise<string | ChatState>> = {
  toggleFavourite: ({ id: contactId }, key) => toggleFavourite({ params: { contactId }, key }),
  toggleArchive: ({ id }, key) => toggleArchive({ params: { id }, key }),
  toggleMute: ({ id }, key) => toggleMute({ params: { id }, key }),
  removeFromChats: ({ id: contactId }, key) => removeFromChats({ params: { contactId }, key }),
  markRead: ({ id }, key) => markChatRead({ params: { id }, key }),
  markUnread: ({ id, mId }, key) => markChatUnread({ params: { id }, body: { mId }, key }),
};

/** The server's sentence is shown. */
function* saveMarks(marking: ChatWrite, key: string): Saga {
  const reply = yield* call(calls[marking.act], marking, key);
  if (typeof reply === "string") yield* put(noticeShown({ kind: "success", sentence: sentenceOf(reply) }));
  if (yield* select(isOvertaken(key))) return;
  const { id, marks } = marking;
  yield* put(marksSaved({ id, marks: typeof reply === "string" ? marks : { ...marks, ...reply } }));
}

const isOvertaken = (key: string) => (state: Parameters<typeof selectIsOvertaken>[0]) => selectIsOvertaken(state, key);

function* takeMarksBack({ id }: ChatWrite, error: unknown): Saga {
  yield* markAgain(id);
  yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
}

/** Marks the chat again after a refusal. Pending toggles were based on the refused one: they now go the other way. */
function* markAgain(id: string): Saga {
  const told = yield* select(toldOf(id));
  if (!told) return;
  const before = { ...told };
  for (const { key, what } of yield* select(chatWrites.selectPending)) {
    if (what.id !== id || what.act === "markUnread") continue;
    const marks = marksOf[what.act](before);
    Object.assign(before, marks);
    yield* put(chatWrites.actions.amended({ key, what: { ...what, marks } }));
  }
}

type ToldState = Parameters<typeof selectToldChat>[0] & Parameters<typeof selectToldContact>[0];

/** A person without a chat is known as a contact. */
const toldOf =
  (id: string) =>
  (state: ToldState): Marked | undefined =>
    selectToldChat(state, id) ?? selectToldContact(state, id);
