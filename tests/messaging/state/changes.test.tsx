import type { Action } from "@reduxjs/toolkit";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import { changesContract } from "@/contract/messaging/changes";
import { chatsContract } from "@/contract/messaging/chats";
import { contactsContract } from "@/contract/messaging/contacts";
import { conversationsContract } from "@/contract/messaging/conversations";
import { toContact } from "@/fakeBackend/messaging/toWire";
import { selectChatsStatus } from "@/features/messaging/chat/chatsSlice";
import { contactsRequested, selectContact } from "@/features/messaging/contacts/contactsSlice";
import { conversationOpened } from "@/features/messaging/conversation/state/conversationsSlice";
import { selectConversation } from "@/features/messaging/conversation/state/selectConversation";
import { http } from "@/shared/api/http";
import { messagingFeature } from "@/features/messaging/messagingFeature";
import { selectCutSince, selectHasAskedForChanges, selectIsBrowserOffline } from "@/shared/connection/connectionSlice";
import { signedIn, signedOut } from "@/shared/session/sessionSlice";

import { openArea, until } from "../../support/openArea";
import { openMessages } from "./desk";

const { listChanges } = changesContract;
const { listFavourites, listDirectChats } = chatsContract;

const omar = "contact-omar";
const lucia = "contact-lucia";
const LONG_POLL_MS = 10_000;

const marina = { uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" };

async function openNews(options?: Parameters<typeof openMessages>[0]) {
  const area = await openMessages(options);
  const { network, clock, see, messaging } = area;
  const asked = () => network.callsOf(listChanges);
  /** Until the server has the question that it answers when there is something to tell. */
  const listening = () => until(() => expect(clock.waiting()).toBe(1));
  return {
    ...area,
    asked,
    listening,
    /** The browser says so. */
    goOnline: () => void window.dispatchEvent(new Event("online")),
    goOffline: () => void window.dispatchEvent(new Event("offline")),
    /** The question that waits is answered, and the next ones are lost. Time stands still from then on. */
    cut: async (times = 1) => {
      await listening();
      withOwnTime();
      network.fail(listChanges, ...Array.from({ length: times }, () => "connection lost" as const));
      clock.advance(LONG_POLL_MS);
      await aMoment();
    },
    isCut: () => see(selectCutSince) !== null,
    /** On the server, without a change. */
    muteUnheard: (id: string) => void messaging.contacts.update(id, { isMuted: true }),
  };
}

type Opened = Awaited<ReturnType<typeof openNews>>;

/** The pauses between attempts are as long as they can be, and pass when the test says so. */
function withOwnTime() {
  vi.spyOn(Math, "random").mockReturnValue(1);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

/** Long enough for calls, and shorter than any pause. */
const aMoment = () => vi.advanceTimersByTimeAsync(10);

describe("changes from elsewhere", () => {
  it("arrive in their order, are requested again after each reply, and load nothing again", async () => {
    const { write, markElsewhere, chat, asked, network, clock, listening } = await openNews();
    await listening();
    write(omar, "Uno");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Uno"));
    write(omar, "Dos");
    markElsewhere(omar, { isMuted: true });
    markElsewhere(omar, { isMuted: false });
    write(omar, "Tres");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Tres"));
    expect(chat(omar)?.isMuted).toBe(false);
    await listening();
    const before = asked();
    clock.advance(LONG_POLL_MS);
    await until(() => expect(asked()).toBe(before + 1));
    await network.idle();
    expect([asked(), network.callsOf(listFavourites)]).toEqual([before + 1, 1]);
  });

  it("load everything again where the server no longer has them, and go on arriving", async () => {
    const { messaging, chat, muteUnheard, write, network, listening } = await openNews();
    await listening();
    muteUnheard(lucia);
    for (let count = 0; count < 2500; count += 1) {
      messaging.changes.add({ kind: "typingChanged", userId: omar, typingUser: null });
    }
    await until(() => expect(chat(lucia)?.isMuted).toBe(true));
    write(omar, "Sigo aquí");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Sigo aquí"));
    await network.idle();
    expect(network.callsOf(listFavourites)).toBe(2);
  });
});

describe("a server that answers at once", () => {
  const atOnce = (_: number, run: () => void) => {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  };

  it("is asked less and less often where it reports a gap each time", async () => {
    withOwnTime();
    const { response } = http.interceptors;
    const gap = response.use((reply) =>
      reply.config.url === listChanges.path ? { ...reply, data: { cursor: 1, changes: [], hasGap: true } } : reply,
    );
    onTestFinished(() => response.eject(gap));
    const { network } = await openNews({ isOnItsWay: true, conditions: { after: atOnce } });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(network.callsOf(listFavourites)).toBeLessThan(7);
  });
});

describe("while no person is signed in", () => {
  it("requests nothing, and loads all with the sign-in", async () => {
    const { store, network, see, dispatch, db } = await openArea([], { isSignedOut: true });
    await store.install(messagingFeature);
    await network.idle();
    expect([network.callsOf(listChanges), network.callsOf(listFavourites)]).toEqual([0, 0]);
    expect(see(selectHasAskedForChanges)).toBe(false);
    dispatch(signedIn({ token: "any", user: marina }));
    await until(() => expect(see(selectChatsStatus)).toBe("loaded"));
    expect(db.messaging.ownId).toBe("1");
  });

  it("receives no changes after the sign-out, and loads all again when another person signs in", async () => {
    const { dispatch, see, write, chat, asked, network, listening } = await openNews();
    await listening();
    dispatch(signedOut());
    write(omar, "¿Sigues ahí?");
    await network.idle();
    expect([asked(), chat(omar), see(selectChatsStatus)]).toEqual([2, undefined, "loading"]);
    dispatch(signedIn({ token: "other", user: marina }));
    await until(() => expect(see(selectChatsStatus)).toBe("loaded"));
    write(omar, "Hola");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Hola"));
  });
});

describe("when the first request for changes is lost", () => {
  it("loads the chats once, and everything again after the first reply", async () => {
    withOwnTime();
    const { chat, network, muteUnheard, goOnline, asked, dispatch, see } = await openNews({
      first: ({ network: first }) => first.fail(listChanges, "connection lost", "connection lost"),
    });
    await aMoment();
    expect([asked(), network.callsOf(listFavourites)]).toEqual([1, 1]);
    goOnline();
    await aMoment();
    expect([asked(), network.callsOf(listFavourites)]).toEqual([2, 1]);
    dispatch(contactsRequested());
    await aMoment();
    expect(see(selectContact, lucia)?.isMuted).toBe(false);
    muteUnheard(lucia);
    goOnline();
    await aMoment();
    expect([chat(lucia)?.isMuted, see(selectContact, lucia)?.isMuted]).toEqual([true, true]);
    expect(network.callsOf(listFavourites)).toBe(2);
  });
});

describe("when the lists of chats arrive late", () => {
  it("they do not replace newer lists, which came with the first reply about changes", async () => {
    withOwnTime();
    let isGiven = false;
    const { chat, write, goOnline } = await openNews({
      isOnItsWay: true,
      first: ({ network: first }) => first.fail(listChanges, "connection lost"),
      conditions: {
        answerDelayOf(endpoint) {
          if (isGiven || endpoint !== listDirectChats) return 0;
          isGiven = true;
          return 50;
        },
      },
    });
    await aMoment();
    expect(isGiven).toBe(true);
    write(omar, "Dicho entretanto");
    goOnline();
    await aMoment();
    expect(chat(omar)?.lastMessage?.text).toBe("Dicho entretanto");
    await vi.advanceTimersByTimeAsync(100);
    expect(chat(omar)?.lastMessage?.text).toBe("Dicho entretanto");
  });
});

describe("after a cut", () => {
  it("receives the changes made during the cut, and loads nothing else", async () => {
    const { cut, write, chat, goOnline, network, isCut } = await openNews();
    await cut();
    expect(isCut()).toBe(false); // a single lost reply is no cut
    write(omar, "Dicho durante el corte.");
    await aMoment();
    expect(chat(omar)?.lastMessage?.text).not.toBe("Dicho durante el corte.");
    goOnline();
    await aMoment();
    expect(chat(omar)?.lastMessage?.text).toBe("Dicho durante el corte.");
    expect(network.callsOf(listFavourites)).toBe(1);
  });

  it("shows its end at once, even without changes, and waits for changes as before", async () => {
    const { cut, isCut, goOnline, asked, clock } = await openNews();
    await cut(2);
    goOnline();
    await aMoment();
    expect(isCut()).toBe(true);
    goOnline();
    await aMoment();
    expect([isCut(), clock.waiting()]).toEqual([false, 1]);
    const before = asked();
    await aMoment();
    expect(asked()).toBe(before);
  });

  it("repeats a hanging request as soon as there is a network", async () => {
    const { goOffline, goOnline, isCut, asked, see, network, write, chat, listening } = await openNews();
    await listening();
    goOffline();
    expect([see(selectIsBrowserOffline), isCut()]).toEqual([true, true]);
    goOnline();
    expect(see(selectIsBrowserOffline)).toBe(false);
    await until(() => expect(isCut()).toBe(false));
    await listening();
    expect(asked()).toBe(4); // the changes of the cut, and those to come
    write(omar, "Hola");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Hola"));
    expect(network.callsOf(listFavourites)).toBe(1);
  });

  it("repeats the request by itself, after a pause that grows with each failure", async () => {
    const { cut, asked } = await openNews();
    await cut(4);
    expect(asked()).toBe(3);
    await vi.advanceTimersByTimeAsync(900);
    expect(asked()).toBe(3);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked()).toBe(4);
    await vi.advanceTimersByTimeAsync(1900);
    expect(asked()).toBe(4);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked()).toBe(5);
  });

  it("the next pause is short again", async () => {
    const { cut, asked, clock, network, goOnline } = await openNews();
    await cut(3);
    for (let count = 0; count < 3; count += 1) {
      goOnline();
      await aMoment();
    }
    const before = asked();
    network.fail(listChanges, "connection lost");
    clock.advance(LONG_POLL_MS);
    await aMoment();
    expect(asked()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toBeGreaterThan(before + 1);
  });
});

describe("a change between a load and the first request for changes", () => {
  it.each<
    [what: string, read: Endpoint, request: Action, happen: (area: Opened) => void, now: (area: Opened) => unknown]
  >([
    [
      "a conversation",
      conversationsContract.getConversation,
      conversationOpened(omar),
      ({ write }) => void write(omar, "Ya ha llegado"),
      ({ see }) => see(selectConversation, omar)?.messages.at(-1)?.text,
    ],
    [
      "contacts",
      contactsContract.listContacts,
      contactsRequested(),
      ({ messaging }) => {
        const contact = messaging.contacts.update(omar, { firstName: "Ya ha llegado" });
        messaging.changes.add({ kind: "contactChanged", contact: toContact(contact, messaging) });
      },
      ({ see }) => see(selectContact, omar)?.firstName,
    ],
  ])("is not missed in %s", async (_, read, request, happen, now) => {
    withOwnTime();
    const slow = new Set<unknown>([listChanges]);
    let hasHappened = false;
    const area: Opened = await openNews({
      isOnItsWay: true,
      conditions: {
        delayOf: (endpoint) => (slow.delete(endpoint) ? 2000 : 0),
        answerDelayOf(endpoint) {
          if (endpoint === read && !hasHappened) setTimeout(() => happen(area));
          hasHappened ||= endpoint === read;
          return 0;
        },
      },
    });
    area.dispatch(request);
    await vi.advanceTimersByTimeAsync(3000);
    expect(now(area)).toBe("Ya ha llegado");
  });
});
