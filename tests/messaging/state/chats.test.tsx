import { describe, expect, it } from "vitest";

import { channelsContract } from "@/contract/messaging/channels";
import { chatsContract } from "@/contract/messaging/chats";
import { contactsContract } from "@/contract/messaging/contacts";
import { toChannel, toChat, toChatState, toContact } from "@/fakeBackend/messaging/toWire";
import { changeArrived, changesMissed } from "@/features/messaging/base/changes";
import { chatMarked } from "@/features/messaging/chat/chatWrites";
import {
  chatLoaded,
  chatRequested,
  chatsRequested,
  selectChatLists,
  selectChatsStatus,
  selectUnreadTotal,
} from "@/features/messaging/chat/chatsSlice";
import { browserWentOnline } from "@/shared/connection/connectionSlice";

import { until } from "../../support/openArea";
import { lateAnswersOf, noConnection, openMessages, withOtherWords, withoutNews } from "./desk";

const { listFavourites, listDirectChats, listArchive, toggleFavourite, toggleMute, markChatRead, removeFromChats } =
  chatsContract;
const { listChannels } = channelsContract;
const { getContact } = contactsContract;

const lucia = "contact-lucia";
const omar = "contact-omar";
const sergio = "contact-sergio"; // not among the chats
const noche = "channel-noche"; // muted
const cocina = "channel-cocina";

describe("the lists of chats", () => {
  it("are loading at first, and then as the server has them", async () => {
    const { see, messaging, chat } = await openMessages({ isOnItsWay: true });
    expect(see(selectChatsStatus)).toBe("loading");
    await until(() => expect(see(selectChatsStatus)).toBe("loaded"));
    const { favourites, directChats, channels, archive } = see(selectChatLists);
    expect(favourites.toSorted()).toEqual(
      ["contact-daniela", "contact-joan", "contact-lucia", "contact-marta"].toSorted(),
    );
    expect(archive.toSorted()).toEqual(["contact-elena", "contact-ricardo", "contact-tomas"]);
    expect(channels.toSorted()).toEqual(
      messaging.channels
        .all()
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(directChats[0]).toBeDefined();
    expect(directChats).not.toContain(sergio);
    for (const id of [...favourites, ...directChats]) {
      expect(chat(id)).toEqual(toChat(messaging.contacts.get(id), messaging));
    }
    for (const id of channels) expect(chat(id)).toEqual(toChannel(messaging.channels.get(id), messaging));
  });

  it.each([listFavourites, listDirectChats, listChannels, listArchive])(
    "say that they could not be loaded without $path, and load on the next request",
    async (endpoint) => {
      const { see, dispatch } = await openMessages({
        isOnItsWay: true,
        first: ({ network }) => network.fail(endpoint, 500),
      });
      await until(() => expect(see(selectChatsStatus)).toBe("failed"));
      dispatch(chatsRequested());
      expect(see(selectChatsStatus)).toBe("loading");
      await until(() => expect(see(selectChatsStatus)).toBe("loaded"));
      expect(see(selectChatLists).favourites).toHaveLength(4);
    },
  );

  it("stay when loading again fails, and else follow the server: a removed chat or mark goes", async () => {
    const { see, dispatch, network, chat, messaging, markElsewhere } = await openMessages();
    markElsewhere(lucia, { isMuted: true });
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    messaging.contacts.update(lucia, { isMuted: false }); // without a change
    messaging.contacts.update(omar, { isInChats: false });
    network.fail(listFavourites, 500);
    dispatch(chatsRequested());
    expect(see(selectChatsStatus)).toBe("loaded");
    await network.idle();
    expect([see(selectChatsStatus), see(selectChatLists).favourites.length]).toEqual(["loaded", 4]);
    dispatch(chatsRequested());
    await network.idle();
    expect([chat(lucia)?.isMuted, chat(omar)]).toEqual([false, undefined]);
  });

  it("keep a newer message that arrives while they are loading", async () => {
    const { conditions, begin, given } = lateAnswersOf(listDirectChats);
    const { dispatch, network, chat, write } = await openMessages({ conditions });
    begin();
    dispatch(chatsRequested());
    await given();
    write(omar, "Más nuevo que la lista.");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Más nuevo que la lista."));
    await network.idle();
    expect(chat(omar)?.lastMessage?.text).toBe("Más nuevo que la lista.");
  });
});

describe("after missed changes", () => {
  it("the lists are fetched until they come, and earlier news no longer count", async () => {
    const { dispatch, network, chat, messaging, markElsewhere } = await openMessages();
    markElsewhere(lucia, { isMuted: true });
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    messaging.contacts.update(lucia, { isMuted: false }); // without a change
    network.fail(listFavourites, 500);
    dispatch(changesMissed());
    await until(() => expect(network.callsOf(listFavourites)).toBe(2));
    await network.idle();
    dispatch(browserWentOnline());
    await until(() => expect(chat(lucia)?.isMuted).toBe(false));
  });
});

describe("a mark on a chat", () => {
  it.each([
    ["toggleFavourite", omar, { isFavourite: true, isInChats: true }, "favouriteAdded"],
    ["toggleFavourite", lucia, { isFavourite: false, isInChats: true }, "favouriteRemoved"],
    ["toggleArchive", omar, { isArchived: true, isInChats: true }, "archiveAdded"],
    ["toggleArchive", "contact-elena", { isArchived: false, isInChats: true }, "archiveRemoved"],
    ["toggleMute", omar, { isMuted: true }, "chatMuted"],
    ["toggleMute", noche, { isMuted: false }, "chatUnmuted"],
    ["toggleFavourite", cocina, { isFavourite: true }, "favouriteAdded"],
    ["removeFromChats", lucia, { isInChats: false, isFavourite: false }, "removedFromChats"],
  ] as const)("is seen at once, saved, and confirmed in the server's words: %s of %s", async (act, id, marks, said) => {
    const { network, chat, mark, messaging, notices, noticeKinds } = await openMessages();
    network.slow(chatsContract[act]);
    mark(id, act);
    expect(chat(id)).toMatchObject(marks);
    expect(notices()).toEqual([]);
    await until(() => expect(notices()).toEqual([`sentence.${said}`]));
    expect(noticeKinds()).toEqual(["success"]);
    await network.idle();
    expect(chat(id)).toMatchObject(marks);
    const row = messaging.channels.has(id) ? messaging.channels.get(id) : messaging.contacts.get(id);
    expect(row).toMatchObject(marks);
    expect(chat(id)).toEqual(toChat(row, messaging));
  });

  it.each([
    ["toggleFavourite", lucia],
    ["toggleArchive", omar],
    ["toggleMute", noche],
    ["removeFromChats", omar],
  ] as const)("goes away when the server refuses it, and the reason is shown: %s", async (act, id) => {
    const { network, chat, mark, notices, noticeKinds } = await openMessages();
    const before = chat(id);
    network.fail(chatsContract[act], { status: 400, message: "No puede ser." });
    mark(id, act);
    expect(chat(id)).not.toEqual(before);
    await until(() => expect(notices()).toEqual(["No puede ser."]));
    expect(noticeKinds()).toEqual(["error"]);
    expect(chat(id)).toEqual(before);
  });

  it.each([
    ["the first of two toggles", omar, ["toggleFavourite", "toggleFavourite"], { isFavourite: true }],
    [
      "a toggle before a removal and a toggle",
      lucia,
      ["toggleFavourite", "removeFromChats", "toggleFavourite"],
      { isFavourite: true, isInChats: true },
    ],
    ["a removal before a toggle", lucia, ["removeFromChats", "toggleFavourite"], { isFavourite: false }],
  ] as const)("follows the server, whatever words it uses, when it refuses %s", async (_, id, acts, marks) => {
    withOtherWords();
    const { network, chat, mark, messaging, notices } = await openMessages({ first: withoutNews });
    network.fail(chatsContract[acts[0]], { status: 400, message: "No puede ser." });
    for (const act of acts) mark(id, act);
    const calls = () => [...new Set(acts)].reduce((sum, act) => sum + network.callsOf(chatsContract[act]), 0);
    await until(() => expect(calls()).toBe(acts.length));
    await network.idle();
    expect(notices()).toEqual(["No puede ser.", "Hecho."]);
    expect(messaging.contacts.get(id)).toMatchObject(marks);
    expect(chat(id)).toMatchObject(marks);
  });

  it("turns a waiting toggle round when the toggle before it is refused, and nothing else", async () => {
    const { network, chat, mark, dispatch, notices } = await openMessages({ first: withoutNews });
    network.fail(toggleFavourite, { status: 400, message: "No puede ser." }, ...noConnection);
    mark(omar, "toggleFavourite");
    mark(omar, "toggleMute");
    mark(omar, "toggleFavourite");
    const unread = { id: omar, act: "markUnread", marks: { unRead: 3 } } as const;
    dispatch(chatMarked(unread));
    mark(lucia, "toggleMute");
    expect(chat(omar)?.isFavourite).toBe(false);
    await until(() => expect(notices()).toContain("No puede ser."));
    await network.idle();
    expect(chat(omar)).toMatchObject({ isFavourite: true, isMuted: true, meta: { unRead: 3 } });
    expect(chat(lucia)?.isMuted).toBe(true);
    const kept = Object.keys(localStorage).filter((key) => key.startsWith("outbox:chatSaves:"));
    const whats = kept.map((key) => JSON.parse(localStorage.getItem(key)!).entry.what);
    const toggle = { id: omar, act: "toggleFavourite", marks: { isFavourite: true, isInChats: true } };
    expect(whats).toEqual(expect.arrayContaining([toggle, unread]));
    expect(whats).toHaveLength(2);
  });

  it("is not undone by a reply that is older than a change", async () => {
    const { conditions, begin, given } = lateAnswersOf(markChatRead);
    const { network, chat, mark, write } = await openMessages({ conditions });
    begin();
    mark(omar, "markRead");
    await given();
    write(omar, "Una cosa más");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Una cosa más"));
    await network.idle();
    expect(chat(omar)?.meta.unRead).toBe(1);
  });

  it("stands as answered, and alone, whatever is heard of another chat", async () => {
    const { network, chat, mark, dispatch, messaging } = await openMessages({ first: withoutNews });
    network.slow(toggleMute);
    mark(omar, "toggleMute");
    const state = toChatState(messaging.contacts.get(lucia), messaging);
    for (const isMuted of [false, true]) {
      dispatch(changeArrived({ kind: "chatChanged", chat: { ...state, isMuted } }));
      expect([chat(lucia)?.isMuted, chat(omar)?.isMuted]).toEqual([isMuted, true]);
    }
    await network.idle();
    expect(chat(omar)?.isMuted).toBe(true);
  });
});

describe("a chat", () => {
  it.each([
    ["the message that the person chose", { marks: { unRead: 1 }, isChosen: true }, 2],
    ["its last message, where none was chosen", { marks: { unRead: 5 }, isChosen: false }, 1],
  ])("is read at once, here and on the server, and unread from %s on", async (_, { marks, isChosen }, unRead) => {
    const { dispatch, network, chat, write, mark, messaging, notices } = await openMessages();
    const { mId } = write(omar, "Uno");
    write(omar, "Dos");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Dos"));
    network.slow(markChatRead);
    mark(omar, "markRead");
    expect(chat(omar)?.meta.unRead).toBe(0);
    await network.idle();
    expect([chat(omar)?.meta.unRead, toChatState(messaging.contacts.get(omar), messaging).unRead]).toEqual([0, 0]);
    dispatch(chatMarked({ id: omar, act: "markUnread", marks, ...(isChosen && { mId }) }));
    expect(chat(omar)?.meta.unRead).toBe(marks.unRead);
    await until(() => expect(chat(omar)?.meta.unRead).toBe(unRead));
    await network.idle();
    expect([chat(omar)?.meta.unRead, notices()]).toEqual([unRead, []]);
  });

  it("shows no last message once all its messages are deleted", async () => {
    const { chat, messaging } = await openMessages();
    const state = toChatState(messaging.contacts.get(omar), messaging);
    messaging.changes.add({ kind: "chatChanged", chat: { ...state, unRead: 0, lastMessage: null } });
    await until(() => expect(chat(omar)).toHaveProperty("lastMessage", undefined));
  });

  it("comes first in its list when a message arrives, also after it was removed from the chats", async () => {
    const { see, write, mark, network } = await openMessages();
    const direct = () => see(selectChatLists).directChats;
    write("contact-kenji", "Ya está.");
    await until(() => expect(direct()[0]).toBe("contact-kenji"));
    mark(omar, "removeFromChats");
    expect(direct()).not.toContain(omar);
    await network.idle();
    expect(network.callsOf(removeFromChats)).toBe(1);
    write(omar, "Yo también.");
    await until(() => expect(direct().slice(0, 2)).toEqual([omar, "contact-kenji"]));
  });

  it("with a person in no list appears with their first message, and the others are up to date", async () => {
    const { see, write, chat, markElsewhere, messaging, network } = await openMessages();
    markElsewhere(lucia, { isMuted: true });
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    messaging.contacts.update(lucia, { isMuted: false }); // without a change
    expect(chat(sergio)).toBeUndefined();
    write(sergio, "Hola, soy del turno de tarde.");
    await until(() => expect(see(selectChatLists).directChats[0]).toBe(sergio));
    expect(chat(sergio)).toMatchObject({ firstName: "Sergio", meta: { unRead: 1 } });
    await network.idle();
    expect(chat(lucia)?.isMuted).toBe(false);
  });

  it("with a person who is in no list is not made when the person is muted or renamed", async () => {
    const { network, markElsewhere, chat, messaging } = await openMessages();
    for (const id of [sergio, omar]) {
      markElsewhere(id, { isMuted: true });
      const contact = { ...toContact(messaging.contacts.get(id), messaging), firstName: "Otro" };
      messaging.changes.add({ kind: "contactChanged", contact });
    }
    await until(() => expect(chat(omar)).toMatchObject({ isMuted: true, firstName: "Otro" }));
    await network.idle();
    expect(network.callsOf(listDirectChats)).toBe(1);
    expect(chat(sergio)).toBeUndefined();
  });

  it("that gets a message while the lists are loading comes with them", async () => {
    const { network, see, write, chat } = await openMessages({
      isOnItsWay: true,
      first: ({ network: first }) => first.slow(listDirectChats),
    });
    await until(() => expect(network.callsOf(listDirectChats)).toBe(1));
    write(sergio, "Hola");
    await until(() => expect(see(selectChatsStatus)).toBe("loaded"));
    await network.idle();
    expect(chat(sergio)?.lastMessage?.text).toBe("Hola");
    expect(network.callsOf(listDirectChats)).toBe(1);
  });

  it("that is missing is requested until it arrives", async () => {
    const { network, write, chat, dispatch } = await openMessages();
    network.fail(listDirectChats, 500);
    write(sergio, "Hola");
    await until(() => expect(network.callsOf(listDirectChats)).toBe(2));
    await network.idle();
    dispatch(browserWentOnline());
    await until(() => expect(chat(sergio)?.lastMessage?.text).toBe("Hola"));
  });

  it("that moved to another list while the lists were loading is not lost", async () => {
    let areFavouritesRead = false;
    const { chat, markElsewhere } = await openMessages({
      isOnItsWay: true,
      first: ({ network: first }) => first.slow(listChannels),
      conditions: {
        answerDelayOf(endpoint) {
          areFavouritesRead ||= endpoint === listFavourites;
          return 0;
        },
      },
    });
    await until(() => expect(areFavouritesRead).toBe(true));
    markElsewhere(noche, { isFavourite: true });
    await until(() => expect(chat(noche)?.isFavourite).toBe(true));
  });
});

describe("a person whose address is opened", () => {
  it("appears with nothing unread, although the person is in no list", async () => {
    const { dispatch, chat, messaging, network } = await openMessages();
    dispatch(chatRequested(omar));
    dispatch(chatRequested(sergio));
    await until(() => expect(chat(sergio)).toBeDefined());
    expect(chat(sergio)).toMatchObject({ firstName: "Sergio", meta: { unRead: 0, status: "active" } });
    expect(chat(sergio)).toMatchObject({ channels: toContact(messaging.contacts.get(sergio), messaging).channels });
    await network.idle();
    expect([network.callsOf(listDirectChats), network.callsOf(getContact)]).toEqual([1, 1]); // Omar is known
  });

  it("is requested while the lists are loading", async () => {
    const { dispatch, network, chat } = await openMessages({
      isOnItsWay: true,
      first: ({ network: first }) => first.slow(listFavourites),
    });
    dispatch(chatRequested(sergio));
    await until(() => expect(chat(sergio)).toBeDefined());
    expect(network.callsOf(getContact)).toBe(1);
  });

  it("does not appear where the id is unknown, and a notice says so", async () => {
    const { dispatch, notices } = await openMessages();
    dispatch(chatRequested("contact-nadie"));
    await until(() => expect(notices()).toEqual(["sentence.unknownId"]));
  });

  it("is shown as the last change reported them", async () => {
    const { dispatch, chat, markElsewhere, messaging } = await openMessages();
    markElsewhere(sergio, { isMuted: true });
    markElsewhere(lucia, { isMuted: true });
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    messaging.contacts.update(sergio, { isMuted: false });
    dispatch(chatRequested(sergio));
    await until(() => expect(chat(sergio)?.isMuted).toBe(true));
  });
});

describe("changes", () => {
  it("add a new channel to the channels", async () => {
    const { see, messaging, chat } = await openMessages();
    const channel = { ...toChannel(messaging.channels.get(cocina), messaging), id: "channel-nuevo", name: "Nuevo" };
    messaging.changes.add({ kind: "channelAdded", channel });
    await until(() => expect(see(selectChatLists).channels).toContain("channel-nuevo"));
    expect(chat("channel-nuevo")).toEqual(channel);
  });

  it("of a person show in their chat, which keeps its message and a pending mark", async () => {
    const { messaging, chat, write, mark, network } = await openMessages();
    write(omar, "Hola");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Hola"));
    const { unRead } = chat(omar)!.meta;
    const letGo = network.hold(toggleFavourite);
    mark(omar, "toggleFavourite");
    const contact = toContact(messaging.contacts.get(omar), messaging);
    messaging.changes.add({ kind: "contactChanged", contact: { ...contact, firstName: "Omarcito", status: "away" } });
    await until(() => expect(chat(omar)).toHaveProperty("firstName", "Omarcito"));
    expect(chat(omar)).toMatchObject({ status: "away", meta: { status: "away", unRead }, isFavourite: true });
    expect(chat(omar)?.lastMessage?.text).toBe("Hola");
    letGo();
  });
});

describe("the unread total", () => {
  it("leaves out muted and archived chats", async () => {
    const { see, write, chat } = await openMessages();
    const before = see(selectUnreadTotal);
    write(omar, "Uno");
    write(omar, "Dos");
    write(noche, "En silencio");
    write("contact-elena", "Archivada");
    write(cocina, "Tres");
    await until(() => expect(chat(cocina)?.lastMessage?.text).toBe("Tres"));
    expect(see(selectUnreadTotal)).toBe(before + 3);
  });

  it("is right where a person's id is a property of every object, like constructor", async () => {
    const { see, dispatch, chat, messaging } = await openMessages({ first: withoutNews });
    const before = see(selectUnreadTotal);
    const own = Object.keys(Object);
    const contact = { ...toContact(messaging.contacts.get(omar), messaging), id: "constructor" };
    dispatch(changeArrived({ kind: "contactChanged", contact }));
    expect(see(selectUnreadTotal)).toBe(before);
    expect(chat("constructor")).toBeUndefined();
    dispatch(chatLoaded({ ...contact, meta: { unRead: 2, status: contact.status } }));
    dispatch(changeArrived({ kind: "contactChanged", contact }));
    expect(see(selectUnreadTotal)).toBe(before + 2);
    expect(Object.keys(Object)).toEqual(own);
  });
});
