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
  it("are on their way, and then as the server has them", async () => {
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
    "say that they have not come without $path, and come when they are asked for again",
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

  it("stay on the screen while they are asked for again, and when that fails", async () => {
    const { see, dispatch, network } = await openMessages();
    network.fail(listFavourites, 500);
    dispatch(chatsRequested());
    expect(see(selectChatsStatus)).toBe("loaded");
    await network.idle();
    expect(see(selectChatsStatus)).toBe("loaded");
    expect(see(selectChatLists).favourites).toHaveLength(4);
  });

  it("hold no one who has gone from them unheard", async () => {
    const { dispatch, network, chat, messaging } = await openMessages();
    messaging.contacts.update(omar, { isInChats: false });
    dispatch(chatsRequested());
    await network.idle();
    expect(chat(omar)).toBeUndefined();
  });

  it("forget what was told before they were asked for again", async () => {
    const { dispatch, network, chat, messaging, markElsewhere } = await openMessages();
    markElsewhere(lucia, { isMuted: true });
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    messaging.contacts.update(lucia, { isMuted: false }); // without a change
    dispatch(chatsRequested());
    await network.idle();
    expect(chat(lucia)?.isMuted).toBe(false);
  });

  it("do not take back what was told while they were on their way", async () => {
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

  it("do not wait for what was asked before", async () => {
    const { see, dispatch, network } = await openMessages({
      isOnItsWay: true,
      first: ({ network: first }) => {
        first.slow(listFavourites);
        first.fail(listFavourites, 500);
      },
    });
    await until(() => expect(network.callsOf(listFavourites)).toBe(1));
    dispatch(chatsRequested());
    await network.idle();
    expect(see(selectChatsStatus)).toBe("loaded");
  });
});

describe("after a gap in the news", () => {
  it("the lists are fetched until they come", async () => {
    const { dispatch, network, chat, messaging } = await openMessages();
    messaging.contacts.update(lucia, { isMuted: true });
    network.fail(listFavourites, 500);
    dispatch(changesMissed());
    await until(() => expect(network.callsOf(listFavourites)).toBe(2));
    await network.idle();
    dispatch(browserWentOnline());
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
  });

  it("what was told before it no longer counts", async () => {
    const { dispatch, network, chat, messaging, markElsewhere } = await openMessages();
    markElsewhere(lucia, { isMuted: true });
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    messaging.contacts.update(lucia, { isMuted: false });
    dispatch(changesMissed());
    await network.idle();
    expect(chat(lucia)?.isMuted).toBe(false);
  });

  it("what is on its way is shown all the same", async () => {
    const { dispatch, network, chat, mark } = await openMessages();
    network.fail(toggleMute, ...noConnection);
    mark(lucia, "toggleMute");
    dispatch(changesMissed());
    await network.idle();
    expect(chat(lucia)?.isMuted).toBe(true);
  });
});

describe("what is done to a chat", () => {
  it.each([
    ["toggleFavourite", omar, { isFavourite: true, isInChats: true }],
    ["toggleFavourite", lucia, { isFavourite: false, isInChats: true }],
    ["toggleArchive", omar, { isArchived: true, isInChats: true }],
    ["toggleArchive", "contact-elena", { isArchived: false, isInChats: true }],
    ["toggleMute", omar, { isMuted: true }],
    ["toggleMute", noche, { isMuted: false }],
    ["toggleFavourite", cocina, { isFavourite: true }],
    ["removeFromChats", lucia, { isInChats: false, isFavourite: false }],
  ] as const)("is seen at once, and saved: %s of %s", async (act, id, marks) => {
    const { network, chat, mark, messaging, notices } = await openMessages();
    network.slow(chatsContract[act]);
    mark(id, act);
    expect(chat(id)).toMatchObject(marks);
    expect(notices()).toEqual([]);
    await until(() => expect(notices()).toHaveLength(1));
    await network.idle();
    expect(chat(id)).toMatchObject(marks);
    const row = messaging.channels.has(id) ? messaging.channels.get(id) : messaging.contacts.get(id);
    expect(row).toMatchObject(marks);
    expect(chat(id)).toEqual(toChat(row, messaging));
  });

  it.each([
    ["toggleFavourite", omar, "sentence.favouriteAdded"],
    ["toggleArchive", omar, "sentence.archiveAdded"],
    ["toggleMute", noche, "sentence.chatUnmuted"],
    ["removeFromChats", lucia, "sentence.removedFromChats"],
  ] as const)("is told in the server's words: %s", async (act, id, sentence) => {
    const { mark, notices, noticeKinds } = await openMessages();
    mark(id, act);
    await until(() => expect(notices()).toEqual([sentence]));
    expect(noticeKinds()).toEqual(["success"]);
  });

  it.each([
    ["toggleFavourite", lucia],
    ["toggleArchive", omar],
    ["toggleMute", noche],
    ["removeFromChats", omar],
  ] as const)("is taken back when it is refused, and the reason said: %s", async (act, id) => {
    const { network, chat, mark, notices, noticeKinds } = await openMessages();
    const before = chat(id);
    network.fail(chatsContract[act], { status: 400, message: "No puede ser." });
    mark(id, act);
    expect(chat(id)).not.toEqual(before);
    await until(() => expect(notices()).toEqual(["No puede ser."]));
    expect(noticeKinds()).toEqual(["error"]);
    expect(chat(id)).toEqual(before);
  });

  it("is taken back alone when something else is done to the chat, too", async () => {
    const { network, chat, mark, notices } = await openMessages();
    network.slow(toggleFavourite, toggleMute);
    network.fail(toggleFavourite, { status: 400, message: "No puede ser." });
    mark(omar, "toggleFavourite");
    mark(omar, "toggleMute");
    mark(lucia, "toggleMute");
    await until(() => expect(notices()).toContain("No puede ser."));
    expect(chat(omar)).toMatchObject({ isFavourite: false, isMuted: true });
    expect(chat(lucia)).toMatchObject({ isMuted: true });
  });

  it("goes to the server in its order, and stands as that has it when the first of two toggles is refused", async () => {
    const { network, chat, mark, messaging } = await openMessages({ first: withoutNews });
    network.fail(toggleFavourite, 400);
    mark(omar, "toggleFavourite");
    mark(omar, "toggleFavourite");
    expect(chat(omar)?.isFavourite).toBe(false);
    await until(() => expect(network.callsOf(toggleFavourite)).toBe(2));
    await network.idle();
    expect(messaging.contacts.get(omar).isFavourite).toBe(true);
    expect(chat(omar)?.isFavourite).toBe(true);
  });

  it("follows the server after a refused toggle, whatever words the server uses", async () => {
    withOtherWords();
    const { network, chat, mark, messaging, notices } = await openMessages({ first: withoutNews });
    network.fail(toggleFavourite, { status: 400, message: "No puede ser." });
    mark(omar, "toggleFavourite");
    mark(omar, "toggleFavourite");
    await until(() => expect(notices()).toEqual(["No puede ser.", "Hecho."]));
    expect(messaging.contacts.get(omar).isFavourite).toBe(true);
    expect(chat(omar)?.isFavourite).toBe(true);
  });

  it("shows a waiting toggle the other way when the toggle before it is refused, after a reload too", async () => {
    const { network, chat, mark, notices } = await openMessages({ first: withoutNews });
    network.fail(toggleFavourite, { status: 400, message: "No puede ser." }, ...noConnection);
    mark(omar, "toggleFavourite");
    mark(omar, "toggleMute");
    mark(omar, "toggleFavourite");
    mark(lucia, "toggleMute");
    expect(chat(omar)?.isFavourite).toBe(false);
    await until(() => expect(notices()).toContain("No puede ser."));
    await network.idle();
    expect(chat(omar)).toMatchObject({ isFavourite: true, isMuted: true });
    expect(chat(lucia)?.isMuted).toBe(true);
    const kept = Object.keys(localStorage).filter((key) => key.startsWith("outbox:chatSaves:"));
    expect(kept.map((key) => JSON.parse(localStorage.getItem(key)!).entry.what)).toEqual([
      { id: omar, act: "toggleFavourite", marks: { isFavourite: true, isInChats: true } },
    ]);
  });

  it("counts a removal between two toggles when the first toggle is refused", async () => {
    const { network, chat, mark, messaging } = await openMessages({ first: withoutNews });
    network.fail(toggleFavourite, 400);
    mark(lucia, "toggleFavourite");
    mark(lucia, "removeFromChats");
    mark(lucia, "toggleFavourite");
    await until(() => expect(network.callsOf(toggleFavourite)).toBe(2));
    await network.idle();
    expect(messaging.contacts.get(lucia)).toMatchObject({ isFavourite: true, isInChats: true });
    expect(chat(lucia)).toMatchObject({ isFavourite: true, isInChats: true });
  });

  it("toggles what a refused removal has left", async () => {
    withOtherWords();
    const { network, chat, mark, messaging } = await openMessages({ first: withoutNews });
    network.fail(removeFromChats, 400);
    mark(lucia, "removeFromChats");
    mark(lucia, "toggleFavourite");
    await until(() => expect(network.callsOf(toggleFavourite)).toBe(1));
    await network.idle();
    expect(messaging.contacts.get(lucia).isFavourite).toBe(false);
    expect(chat(lucia)?.isFavourite).toBe(false);
  });

  it("leaves a chat unread from the message that the person chose, when a toggle before it is refused", async () => {
    const { network, chat, mark, dispatch, notices } = await openMessages({ first: withoutNews });
    network.fail(toggleFavourite, { status: 400, message: "No puede ser." });
    network.fail(chatsContract.markChatUnread, ...noConnection);
    mark(omar, "toggleFavourite");
    dispatch(chatMarked({ id: omar, act: "markUnread", marks: { unRead: 3 } }));
    await until(() => expect(notices()).toContain("No puede ser."));
    await network.idle();
    expect(chat(omar)).toMatchObject({ isFavourite: false, meta: { unRead: 3 } });
  });

  it("is not undone by an answer that is older than the news", async () => {
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

  it("stands as answered, whatever the news tell of another chat", async () => {
    const { network, chat, mark, dispatch, messaging } = await openMessages({ first: withoutNews });
    network.slow(toggleMute);
    mark(omar, "toggleMute");
    const state = toChatState(messaging.contacts.get(lucia), messaging);
    dispatch(changeArrived({ kind: "chatChanged", chat: { ...state, isMuted: true } }));
    expect([chat(lucia)?.isMuted, chat(omar)?.isMuted]).toEqual([true, true]);
    await network.idle();
    expect(chat(omar)?.isMuted).toBe(true);
  });

  it("marks that chat alone, when a change of another chat arrives", async () => {
    const { network, chat, mark, dispatch, messaging } = await openMessages({ first: withoutNews });
    network.slow(toggleMute);
    mark(omar, "toggleMute");
    dispatch(changeArrived({ kind: "chatChanged", chat: toChatState(messaging.contacts.get(lucia), messaging) }));
    expect([chat(lucia)?.isMuted, chat(omar)?.isMuted]).toEqual([false, true]);
  });

  it("stays while what is done to another chat is refused", async () => {
    const { network, chat, mark, notices } = await openMessages();
    const letGo = network.hold(toggleMute);
    network.fail(toggleFavourite, { status: 400, message: "No puede ser." });
    mark(omar, "toggleMute");
    mark(lucia, "toggleFavourite");
    expect([chat(omar)?.isMuted, chat(lucia)?.isFavourite]).toEqual([true, false]);
    await until(() => expect(notices()).toEqual(["No puede ser."]));
    expect([chat(omar)?.isMuted, chat(lucia)?.isFavourite]).toEqual([true, true]);
    letGo();
    await until(() => expect(notices()).toEqual(["No puede ser.", "sentence.chatMuted"]));
  });

  it("may be done once more before it is answered", async () => {
    const { network, chat, mark, write, notices } = await openMessages();
    write(omar, "¿Estás?");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("¿Estás?"));
    network.slow(markChatRead);
    mark(omar, "markRead");
    mark(omar, "markRead");
    await network.idle();
    expect([chat(omar)?.meta.unRead, notices()]).toEqual([0, []]);
  });

  it("is shown as the server answers, although no news come", async () => {
    const { network, chat, mark, write } = await openMessages({ first: withoutNews });
    write(omar, "Nadie lo ha contado");
    mark(omar, "markRead");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Nadie lo ha contado"));
    await network.idle();
    expect(chat(omar)?.meta.unRead).toBe(0);
  });

  it("stays over what the news tell, until it is answered", async () => {
    const { network, chat, mark, write } = await openMessages();
    network.slow(toggleMute);
    mark(omar, "toggleMute");
    write(omar, "Hola");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Hola"));
    expect(chat(omar)?.isMuted).toBe(true);
  });

  it("waits for a connection, and outlives the page", async () => {
    const what = { id: omar, act: "toggleMute", marks: { isMuted: true } };
    const entry = { key: "left", time: "2026-03-27T09:00:00.000Z", isWaiting: true, what };
    localStorage.setItem("outbox:chatSaves:left", JSON.stringify({ version: 1, tab: "gone", uid: 1, entry }));
    const { dispatch, chat, messaging } = await openMessages({
      first: ({ network }) => network.fail(toggleMute, "connection lost"),
    });
    expect([chat(omar)?.isMuted, messaging.contacts.get(omar).isMuted]).toEqual([true, false]);
    dispatch(browserWentOnline());
    await until(() => expect(messaging.contacts.get(omar).isMuted).toBe(true));
    expect(chat(omar)?.isMuted).toBe(true);
  });
});

describe("a chat", () => {
  it("is read once it is marked so, here and on the server, without a word", async () => {
    const { network, chat, mark, write, messaging, notices } = await openMessages();
    write(omar, "¿Estás?");
    await until(() => expect(chat(omar)?.meta.unRead).toBeGreaterThan(0));
    network.slow(markChatRead);
    mark(omar, "markRead");
    expect(chat(omar)?.meta.unRead).toBe(0);
    await network.idle();
    expect(toChatState(messaging.contacts.get(omar), messaging).unRead).toBe(0);
    expect(chat(omar)?.meta.unRead).toBe(0);
    expect(notices()).toEqual([]);
  });

  it("is unread from a message on", async () => {
    const { dispatch, network, chat, write } = await openMessages();
    const { mId } = write(omar, "Uno");
    write(omar, "Dos");
    dispatch(chatMarked({ id: omar, act: "markRead", marks: { unRead: 0 } }));
    await network.idle();
    dispatch(chatMarked({ id: omar, act: "markUnread", marks: { unRead: 1 }, mId }));
    expect(chat(omar)?.meta.unRead).toBe(1);
    await until(() => expect(chat(omar)?.meta.unRead).toBe(2));
  });

  it("is unread from its last message on, unless told from which", async () => {
    const { dispatch, network, chat, write } = await openMessages();
    write(omar, "Uno");
    write(omar, "Dos");
    dispatch(chatMarked({ id: omar, act: "markRead", marks: { unRead: 0 } }));
    await network.idle();
    dispatch(chatMarked({ id: omar, act: "markUnread", marks: { unRead: 5 } }));
    await until(() => expect(chat(omar)?.meta.unRead).toBe(1));
    await network.idle();
    expect(chat(omar)?.meta.unRead).toBe(1);
  });

  it("whose messages have all gone has no last one", async () => {
    const { chat, messaging } = await openMessages();
    const state = toChatState(messaging.contacts.get(omar), messaging);
    messaging.changes.add({ kind: "chatChanged", chat: { ...state, unRead: 0, lastMessage: null } });
    await until(() => expect(chat(omar)).toHaveProperty("lastMessage", undefined));
  });

  it("stands first once something has been said in it", async () => {
    const { see, write } = await openMessages();
    write("contact-kenji", "Ya está.");
    await until(() => expect(see(selectChatLists).directChats[0]).toBe("contact-kenji"));
    write(omar, "Yo también.");
    await until(() => expect(see(selectChatLists).directChats.slice(0, 2)).toEqual([omar, "contact-kenji"]));
  });

  it("with a person in no list comes with their first message", async () => {
    const { see, write, chat } = await openMessages();
    expect(chat(sergio)).toBeUndefined();
    write(sergio, "Hola, soy del turno de tarde.");
    await until(() => expect(see(selectChatLists).directChats[0]).toBe(sergio));
    expect(chat(sergio)).toMatchObject({ firstName: "Sergio", meta: { unRead: 1 } });
  });

  it("with a person in no list is not loaded by changes that leave it out of the chats", async () => {
    const { network, markElsewhere, chat } = await openMessages();
    markElsewhere(sergio, { isMuted: true });
    markElsewhere(lucia, { isMuted: true });
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    await network.idle();
    expect(network.callsOf(listDirectChats)).toBe(1);
    expect(chat(sergio)).toBeUndefined();
  });

  it("that changes while the lists are loading comes with them", async () => {
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

  it("that is missing is asked for until it comes", async () => {
    const { network, write, chat, dispatch } = await openMessages();
    network.fail(listDirectChats, 500);
    write(sergio, "Hola");
    await until(() => expect(network.callsOf(listDirectChats)).toBe(2));
    await network.idle();
    dispatch(browserWentOnline());
    await until(() => expect(chat(sergio)?.lastMessage?.text).toBe("Hola"));
  });

  it("that is missing brings the others as they are now, whatever was told of them before", async () => {
    const { network, write, chat, markElsewhere, messaging } = await openMessages();
    markElsewhere(lucia, { isMuted: true });
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    messaging.contacts.update(lucia, { isMuted: false }); // without a change
    write(sergio, "Hola");
    await until(() => expect(chat(sergio)).toBeDefined());
    await network.idle();
    expect(chat(lucia)?.isMuted).toBe(false);
  });

  it("that went from one list to another while they were fetched is not lost", async () => {
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
  it("comes although they are in no list, with nothing unread", async () => {
    const { dispatch, chat, messaging, network } = await openMessages();
    dispatch(chatRequested(sergio));
    await until(() => expect(chat(sergio)).toBeDefined());
    expect(chat(sergio)).toMatchObject({ firstName: "Sergio", meta: { unRead: 0, status: "active" } });
    expect(chat(sergio)).toMatchObject({ channels: toContact(messaging.contacts.get(sergio), messaging).channels });
    await network.idle();
    expect(network.callsOf(listDirectChats)).toBe(1);
  });

  it("is not asked for where they are known", async () => {
    const { dispatch, network } = await openMessages();
    dispatch(chatRequested(omar));
    await network.idle();
    expect(network.callsOf(getContact)).toBe(0);
  });

  it("is asked for while the lists are on their way", async () => {
    const { dispatch, network, chat } = await openMessages({
      isOnItsWay: true,
      first: ({ network: first }) => first.slow(listFavourites),
    });
    dispatch(chatRequested(sergio));
    await until(() => expect(chat(sergio)).toBeDefined());
    expect(network.callsOf(getContact)).toBe(1);
  });

  it("gets a notice where the id is unknown", async () => {
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

describe("news", () => {
  it("of a new channel put it among the channels", async () => {
    const { see, messaging, chat } = await openMessages();
    const channel = { ...toChannel(messaging.channels.get(cocina), messaging), id: "channel-nuevo", name: "Nuevo" };
    messaging.changes.add({ kind: "channelAdded", channel });
    await until(() => expect(see(selectChatLists).channels).toContain("channel-nuevo"));
    expect(chat("channel-nuevo")).toEqual(channel);
  });

  it("of a person are seen in their chat, where it is as it was", async () => {
    const { messaging, chat, write } = await openMessages();
    write(omar, "Hola");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Hola"));
    const { unRead } = chat(omar)!.meta;
    const contact = toContact(messaging.contacts.get(omar), messaging);
    messaging.changes.add({ kind: "contactChanged", contact: { ...contact, firstName: "Omarcito", status: "away" } });
    await until(() => expect(chat(omar)).toHaveProperty("firstName", "Omarcito"));
    expect(chat(omar)).toMatchObject({ status: "away", meta: { status: "away", unRead } });
    expect(chat(omar)?.lastMessage?.text).toBe("Hola");
  });

  it("of a person do not take back what is being done to their chat", async () => {
    const { messaging, chat, mark, network } = await openMessages();
    network.slow(toggleFavourite);
    mark(omar, "toggleFavourite");
    const contact = toContact(messaging.contacts.get(omar), messaging);
    messaging.changes.add({ kind: "contactChanged", contact: { ...contact, firstName: "Omarcito" } });
    await until(() => expect(chat(omar)).toHaveProperty("firstName", "Omarcito"));
    expect(chat(omar)?.isFavourite).toBe(true);
  });

  it("of a person without a chat make none", async () => {
    const { messaging, chat } = await openMessages();
    const tell = (id: string, firstName: string) =>
      messaging.changes.add({
        kind: "contactChanged",
        contact: { ...toContact(messaging.contacts.get(id), messaging), firstName },
      });
    tell(sergio, "Sergi");
    tell(omar, "Omarcito");
    await until(() => expect(chat(omar)).toHaveProperty("firstName", "Omarcito"));
    expect(chat(sergio)).toBeUndefined();
  });
});

describe("what is unread in all", () => {
  it("counts what calls for the person: nothing of muted and archived chats", async () => {
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

  it("are a number where the server tells of somebody whose id every object has as a word of its own", async () => {
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

describe("a person taken out of the chats", () => {
  it("comes back with the next message", async () => {
    const { mark, write, see, network } = await openMessages();
    mark(omar, "removeFromChats");
    expect(see(selectChatLists).directChats).not.toContain(omar);
    await network.idle();
    expect(network.callsOf(removeFromChats)).toBe(1);
    write(omar, "Sigo aquí");
    await until(() => expect(see(selectChatLists).directChats[0]).toBe(omar));
  });
});
