import type { SignedInUser } from "@/contract/auth";
import type { Bookmark } from "@/contract/messaging/bookmarks";
import { ringsMs } from "@/contract/messaging/calls";
import type { Invitation } from "@/contract/messaging/contacts";
import type { Forwarding, Message } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";
import type { SettingValues } from "@/contract/messaging/settings";

import { bookmarksOf } from "./sample/bookmarks";
import { callsAt } from "./sample/calls";
import { channelsSeed } from "./sample/channels";
import { contactsAt, type ContactRow } from "./sample/contacts";
import { randomFrom } from "../core/random";
import type { SampleSize } from "../core/demoAskedFor";
import { settingsOfNew } from "./sample/settings";
import { threadsOf } from "./sample/threads";
import { KeptMap } from "../core/KeptMap";
import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import { ChangeLog } from "./ChangeLog";
import { endedCall } from "./endedCall";
import { Threads } from "./log/Threads";
import { toPerson } from "./toPerson";

export type Messaging = ReturnType<typeof createMessaging>;

/** Arbitrary; the same number gives the same sample. */
const SEED = 214;

/** Keys of single values on the shelf. */
const LAST_ID = "last";
const ALL = "all";

/** The messaging area of one person at a moment: the same moment gives the same data, except for stored rows. */
export function createMessaging(now: Date, user: SignedInUser, shelf: Shelf, size: SampleSize = {}) {
  const random = randomFrom(SEED);
  const ownId = String(user.uid);
  const table: Shelf["table"] = (name) => shelf.table(`messaging/${ownId}/${name}`);
  const nextSeedId = countFrom(0);

  const colleagues = contactsAt(now, random, size.contacts);
  const people = size.isEmpty ? colleagues.map(unspokenTo) : colleagues;
  const contacts = new Table("id", people, sentences.unknownId, table("contacts"));
  const personOf = (id: string) => toPerson(contacts.get(id));
  const unlessEmpty = <Row>(rows: Row[]) => (size.isEmpty ? [] : rows);
  const seed = new Map(
    unlessEmpty([...threadsOf({ now, ownId, random, nextId: nextSeedId, personOf }, size.messages)]),
  );

  const bookmarks = bookmarksOf((isWanted) => {
    for (const [userId, { log }] of seed) {
      const message = log.last(isWanted);
      if (message) return { userId, message };
    }
    return undefined;
  });

  const ids = table("ids");
  const nextId = countFrom(Number(ids.kept.get(LAST_ID) ?? nextSeedId()), (id) => ids.put(LAST_ID, id));
  const kept = table("settings");
  let settings = (kept.kept.get(ALL) as SettingValues | undefined) ?? settingsOfNew(user);

  const calls = new Table("callId", unlessEmpty(callsAt(now, personOf)), sentences.unknownId, table("calls"));
  // a call that rang when the backend stopped cannot be ended by its caller
  for (const call of calls.all()) if (call.isRunning) calls.update(call.callId, endedCall(ringsMs));

  return {
    ownId,
    contacts,
    channels: new Table("id", unlessEmpty(channelsSeed), sentences.unknownChannel, table("channels")),
    threads: new Threads(seed, table),
    calls,
    bookmarks: new Table("id", unlessEmpty(bookmarks), sentences.unknownId, table("bookmarks")),
    removedBookmarks: new KeptMap<Bookmark>(table("removedBookmarks")),
    invitations: new Table<"email", Invitation>("email", [], sentences.unknownId, table("invitations")),
    get settings() {
      return settings;
    },
    set settings(values: SettingValues) {
      settings = values;
      kept.put(ALL, values);
    },
    changes: new ChangeLog(),
    /** Replies by the client's id, for repeats. */
    sent: new KeptMap<Message>(table("sent")),
    forwarded: new KeptMap<Forwarding>(table("forwarded")),
    /** Planned reactions of the other side, by contact or channel id; calling one cancels it. */
    intentions: new Map<string, () => void>(),
    random,
    /** An id that was never used. */
    nextId,
  };
}

/** A contact without a chat. */
const unspokenTo = (row: ContactRow) => ({ ...row, isFavourite: false, isArchived: false, isInChats: false });

/** Counts on from a number, as text. */
function countFrom(last: number, tell?: (id: number) => void) {
  let lastId = last;
  return () => {
    lastId += 1;
    tell?.(lastId);
    return String(lastId);
  };
}
