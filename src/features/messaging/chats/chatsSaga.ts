import type { Change } from "@/contract/changes";
import type { Contact } from "@/contract/contacts";
import type { Chat, ChatState, DirectChat } from "@/contract/chats";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { sentenceOf } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest } from "@/shared/saga/watch";

import { changeArrived, changesMissed } from "../changes";
import { outcomeOf } from "./chatMarks";
import { chatsApi } from "./chatsApi";
import {
  archiveToggled,
  chatFoundMissing,
  chatLoaded,
  chatMarkedRead,
  chatMarkedUnread,
  chatRemoved,
  chatRequested,
  chatsFailed,
  chatsLoaded,
  chatsRequested,
  favouriteToggled,
  marksRefused,
  marksSaved,
  muteToggled,
  selectChat,
  selectChatsStatus,
  selectIsChatMissing,
} from "./chatsSlice";

export function* chatsSaga() {
  yield onLatest(chatsRequested, loadChats);
  yield onLatest(changesMissed, reloadChats);
  yield onLatest(chatFoundMissing, reloadChats);
  yield onEvery(chatRequested, loadChat);
  yield onEvery(changeArrived, meetStranger);
  yield onEvery(
    favouriteToggled,
    saving((contactId) => chatsApi.toggleFavourite({ params: { contactId } })),
  );
  yield onEvery(
    archiveToggled,
    saving((id) => chatsApi.toggleArchive({ params: { id } })),
  );
  yield onEvery(
    muteToggled,
    saving((id) => chatsApi.toggleMute({ params: { id } })),
  );
  yield onEvery(
    chatRemoved,
    saving((contactId) => chatsApi.removeFromChats({ params: { contactId } })),
  );
  yield onEvery(
    chatMarkedRead,
    saving((id) => chatsApi.markChatRead({ params: { id } })),
  );
  yield onEvery(
    chatMarkedUnread,
    saving((id, mId) => chatsApi.markChatUnread({ params: { id }, body: { mId } })),
  );
}

function* loadChats(): Saga {
  try {
    yield* takeIn(yield* call(fetchLists));
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

interface Marking {
  id: string;
  mId?: string;
  request: string;
}

/** The worker of an action upon a chat. The server's sentence is shown; a refusal takes back what was marked. */
function saving(save: (id: string, mId?: string) => Promise<string | ChatState>) {
  return function* ({ id, mId, request }: Marking): Saga {
    try {
      const reply = yield* call(save, id, mId);
      if (typeof reply === "string") yield* put(noticeShown({ kind: "success", sentence: sentenceOf(reply) }));
      yield* put(marksSaved({ request, id, told: typeof reply === "string" ? outcomeOf(reply) : reply }));
    } catch (error) {
      yield* put(marksRefused({ request, id }));
      throw error;
    }
  };
}
