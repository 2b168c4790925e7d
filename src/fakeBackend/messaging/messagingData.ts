import type { SignedInUser } from "@/contract/auth";
import type { Bookmark } from "@/contract/bookmarks";
import type { Invitation, Person } from "@/contract/contacts";
import type { Forwarding, Message } from "@/contract/conversations";
import { sentences } from "@/contract/sentences";

import { bookmarksOf } from "../seed/bookmarks";
import { callsAt } from "../seed/calls";
import { channelsSeed } from "../seed/channels";
import { contactsAt, type ContactRow } from "../seed/contacts";
import { randomFrom } from "../seed/random";
import type { SampleSize } from "../sampleSize";
import { settingsOfNew } from "../seed/settings";
import { threadsOf } from "../seed/threads";
import { Table } from "../table";
import { ChangeLog } from "./ChangeLog";

export type Messaging = ReturnType<typeof createMessaging>;

/** Any number does: the same one gives the same sample. */
const SEED = 214;

/** The messaging area of one person, as it is at a moment: the same moment gives the same data, every time. */
export function createMessaging(now: Date, user: SignedInUser, { messages, contacts: people }: SampleSize = {}) {
  const random = randomFrom(SEED);
  const ownId = String(user.uid);
  let lastId = 0;
  const nextId = () => String((lastId += 1));

  const contacts = new Table("id", contactsAt(now, random, people), sentences.unknownId);
  const personOf = (id: string) => toPerson(contacts.get(id));
  const threads = threadsOf({ now, ownId, random, nextId, personOf }, messages);

  const bookmarks = bookmarksOf((isWanted) => {
    for (const [userId, { log }] of threads) {
      const message = log.last(isWanted);
      if (message) return { userId, message };
    }
    return undefined;
  });

  return {
    ownId,
    contacts,
    channels: new Table("id", channelsSeed, sentences.unknownChannel),
    /** By the id of the contact or channel. */
    threads,
    calls: new Table("callId", callsAt(now, personOf), sentences.unknownId),
    bookmarks: new Table("id", bookmarks, sentences.unknownId),
    removedBookmarks: new Map<string, Bookmark>(),
    invitations: new Table<"email", Invitation>("email", [], sentences.unknownId),
    settings: settingsOfNew(user),
    changes: new ChangeLog(),
    /** What was answered to a client's id, for whoever asks again. */
    sent: new Map<string, Message>(),
    forwarded: new Map<string, Forwarding>(),
    /** What the other side is about to do, by the id of the contact or channel; a call calls it off. */
    intentions: new Map<string, () => void>(),
    random,
    /** An id that nothing has or had. */
    nextId,
  };
}

export const toPerson = ({ id, firstName, lastName, profileImage }: ContactRow): Person => ({
  id,
  firstName,
  lastName,
  profileImage,
});
