import { describe, expect, it } from "vitest";

import { chatsContract } from "@/contract/messaging/chats";
import { contactsContract } from "@/contract/messaging/contacts";
import { toChatState, toContact } from "@/fakeBackend/messaging/toWire";
import { changeArrived, changesMissed } from "@/features/messaging/base/changes";
import { chatMarked, type ChatWrite, marksOf } from "@/features/messaging/chat/chatWrites";
import {
  contactsRequested,
  selectContact,
  selectContacts,
  selectContactsStatus,
} from "@/features/messaging/contacts/contactsSlice";
import { invitation } from "@/features/messaging/base/submissions";

import { until, wordsOf } from "../../support/openArea";
import { lateAnswersOf, noConnection, openMessages, withOtherWords, withoutNews } from "./desk";

const { listContacts, inviteContact } = contactsContract;
const { toggleFavourite, toggleMute, removeFromChats } = chatsContract;

const omar = "contact-omar";
const sergio = "contact-sergio";

async function openContacts(options?: Parameters<typeof openMessages>[0]) {
  const area = await openMessages(options);
  const { dispatch, see, network, messaging } = area;
  return {
    ...area,
    contact: (id: string) => see(selectContact, id),
    status: () => see(selectContactsStatus),
    onServer: (id: string) => toContact(messaging.contacts.get(id), messaging),
    /** As the card of a contact does it. */
    mark: (id: string, act: Exclude<ChatWrite["act"], "markUnread" | "markRead">) =>
      void dispatch(chatMarked({ id, act, marks: marksOf[act](see(selectContact, id)!) })),
    ask: async () => {
      dispatch(contactsRequested());
      await until(() => expect(see(selectContactsStatus)).not.toBe("loading"));
      await network.idle();
    },
  };
}

describe("the contacts", () => {
  it("are on their way once they are asked for, and then as the server has them", async () => {
    const { dispatch, see, status, messaging, onServer } = await openContacts();
    expect(status()).toBe("idle");
    dispatch(contactsRequested());
    expect([status(), see(selectContacts)]).toEqual(["loading", []]);
    await until(() => expect(status()).toBe("loaded"));
    expect(see(selectContacts)).toEqual(messaging.contacts.all().map(({ id }) => onServer(id)));
    expect(see(selectContacts).length).toBeGreaterThan(20);
  });

  it("are asked for once, however many need them", async () => {
    const { ask, dispatch, network, status } = await openContacts();
    dispatch(contactsRequested());
    await ask();
    dispatch(contactsRequested());
    expect(status()).toBe("loaded");
    await network.idle();
    expect(network.callsOf(listContacts)).toBe(1);
  });

  it("say that they have not come, and come when they are asked for again", async () => {
    const { ask, network, status, dispatch } = await openContacts();
    network.fail(listContacts, 500);
    await ask();
    expect(status()).toBe("failed");
    dispatch(contactsRequested());
    expect(status()).toBe("loading");
    await until(() => expect(status()).toBe("loaded"));
  });

  it("are loaded again after a gap in the changes", async () => {
    const { ask, dispatch, contact, messaging } = await openContacts();
    await ask();
    messaging.contacts.update(omar, { firstName: "Omarcito" });
    dispatch(changesMissed());
    await until(() => expect(contact(omar)?.firstName).toBe("Omarcito"));
  });

  it("stay as they were when they cannot be loaded again", async () => {
    const { ask, dispatch, network, status, see } = await openContacts();
    await ask();
    network.fail(listContacts, 500);
    dispatch(changesMissed());
    await network.idle();
    expect(network.callsOf(listContacts)).toBe(2);
    expect(status()).toBe("loaded");
    expect(see(selectContacts).length).toBeGreaterThan(20);
  });

  it("are not loaded after a gap where no component has requested them", async () => {
    const { dispatch, network, status } = await openContacts();
    dispatch(changesMissed());
    await network.idle();
    expect([network.callsOf(listContacts), status()]).toEqual([0, "idle"]);
  });

  it("are marked as now when news of a chat come while they are on their way", async () => {
    const { conditions, begin, given } = lateAnswersOf(listContacts);
    const { dispatch, contact, markElsewhere, status } = await openContacts({ conditions });
    begin();
    dispatch(contactsRequested());
    await given();
    markElsewhere(omar, { isMuted: true });
    await until(() => expect(status()).toBe("loaded"));
    expect(contact(omar)?.isMuted).toBe(true);
  });

  it("are those of now when news of one come while they are on their way", async () => {
    const { conditions, begin, given } = lateAnswersOf(listContacts);
    const { dispatch, contact, messaging, onServer, status } = await openContacts({ conditions });
    begin();
    dispatch(contactsRequested());
    await given();
    messaging.contacts.update(omar, { firstName: "Omarcito" });
    messaging.changes.add({ kind: "contactChanged", contact: onServer(omar) });
    await until(() => expect(status()).toBe("loaded"));
    expect(contact(omar)?.firstName).toBe("Omarcito");
  });
});

describe("what is done to a contact", () => {
  it.each([
    ["toggleFavourite", toggleFavourite, { isFavourite: true, isInChats: true }],
    ["toggleMute", toggleMute, { isMuted: true }],
    ["removeFromChats", removeFromChats, { isInChats: false }],
  ] as const)("is seen at once, and stands: %s", async (act, endpoint, marks) => {
    const { ask, network, mark, contact, onServer } = await openContacts({ first: withoutNews });
    await ask();
    network.slow(endpoint);
    mark(omar, act);
    expect(contact(omar)).toMatchObject(marks);
    await network.idle();
    expect(contact(omar)).toEqual(onServer(omar));
    expect(contact(omar)).toMatchObject(marks);
  });

  it("is taken back when it is refused, and nothing else with it", async () => {
    const { ask, network, mark, contact, onServer } = await openContacts();
    await ask();
    const before = onServer(omar);
    network.slow(toggleFavourite, toggleMute);
    network.fail(toggleFavourite, 400);
    mark(omar, "toggleFavourite");
    mark(omar, "toggleMute");
    mark(sergio, "toggleMute");
    expect(contact(omar)).toMatchObject({ isFavourite: true, isMuted: true });
    await until(() => expect(contact(omar)).toEqual({ ...before, isInChats: true, isMuted: true }));
    expect(contact(sergio)).toMatchObject({ isMuted: true });
    await network.idle();
    expect(contact(omar)).toEqual({ ...before, isMuted: true });
    expect(contact(sergio)).toMatchObject({ isMuted: true });
  });

  it("stays while what is done to another one is refused", async () => {
    const { ask, network, mark, contact, notices } = await openContacts();
    await ask();
    const letGo = network.hold(toggleMute);
    network.fail(toggleFavourite, { status: 400, message: "No puede ser." });
    mark(omar, "toggleMute");
    mark(sergio, "toggleFavourite");
    await until(() => expect(notices()).toEqual(["No puede ser."]));
    expect([contact(omar)?.isMuted, contact(sergio)?.isFavourite]).toEqual([true, false]);
    letGo();
    await network.idle();
  });

  it("stands as the server says when the first of two toggles is refused", async () => {
    const { ask, network, mark, contact, messaging } = await openContacts({ first: withoutNews });
    await ask();
    network.fail(toggleFavourite, 400);
    mark(omar, "toggleFavourite");
    mark(omar, "toggleFavourite");
    expect(contact(omar)?.isFavourite).toBe(false);
    await until(() => expect(network.callsOf(toggleFavourite)).toBe(2));
    await network.idle();
    expect(messaging.contacts.get(omar).isFavourite).toBe(true);
    expect(contact(omar)?.isFavourite).toBe(true);
  });

  it("follows the server after a refused toggle of a person who is not among the chats", async () => {
    withOtherWords();
    const { ask, network, mark, contact, messaging } = await openContacts({ first: withoutNews });
    await ask();
    network.fail(toggleFavourite, 400);
    mark(sergio, "toggleFavourite");
    mark(sergio, "toggleFavourite");
    await until(() => expect(network.callsOf(toggleFavourite)).toBe(2));
    await network.idle();
    expect(messaging.contacts.get(sergio).isFavourite).toBe(true);
    expect(contact(sergio)?.isFavourite).toBe(true);
  });

  it("stands as answered, whatever the news tell of another chat", async () => {
    const { ask, network, contact, mark, dispatch, messaging } = await openContacts({ first: withoutNews });
    await ask();
    network.slow(toggleMute);
    mark(omar, "toggleMute");
    const chat = toChatState(messaging.contacts.get(sergio), messaging);
    dispatch(changeArrived({ kind: "chatChanged", chat: { ...chat, isMuted: true } }));
    expect(contact(sergio)?.isMuted).toBe(true);
    await network.idle();
    expect(contact(omar)?.isMuted).toBe(true);
  });

  it("is not undone by an answer that is older than the news", async () => {
    const { conditions, begin, given } = lateAnswersOf(toggleFavourite);
    const { ask, network, mark, contact, markElsewhere } = await openContacts({ conditions });
    await ask();
    begin();
    mark(omar, "toggleFavourite");
    await given();
    markElsewhere(omar, { isFavourite: false });
    await network.idle();
    expect(contact(omar)?.isFavourite).toBe(false);
  });

  it("outlives the page", async () => {
    const what = { id: omar, act: "toggleMute", marks: { isMuted: true } };
    const entry = { key: "left", time: "2026-03-27T09:00:00.000Z", isWaiting: true, what };
    localStorage.setItem("outbox:chatSaves:left", JSON.stringify({ version: 1, tab: "gone", uid: 1, entry }));
    const { ask, contact, messaging } = await openContacts({
      first: ({ network }) => network.fail(toggleMute, ...noConnection),
    });
    await ask();
    expect([contact(omar)?.isMuted, messaging.contacts.get(omar).isMuted]).toEqual([true, false]);
  });

  it("shows nothing of the conversation on the card: a contact has no count of what is unread", async () => {
    const { ask, dispatch, contact, network, onServer } = await openContacts();
    await ask();
    network.slow(chatsContract.markChatRead);
    dispatch(chatMarked({ id: omar, act: "markRead", marks: { unRead: 0 } }));
    expect(contact(omar)).toEqual(onServer(omar));
    await network.idle();
    expect(contact(omar)).toEqual(onServer(omar));
  });
});

describe("news", () => {
  it("of a contact are seen on their card", async () => {
    const { ask, contact, messaging, onServer } = await openContacts();
    await ask();
    messaging.contacts.update(omar, { firstName: "Omarcito" });
    messaging.changes.add({ kind: "contactChanged", contact: onServer(omar) });
    await until(() => expect(contact(omar)).toEqual(onServer(omar)));
  });

  it("of a chat mark its contact", async () => {
    const { ask, contact, markElsewhere, onServer } = await openContacts();
    await ask();
    const marks = { isFavourite: true, isArchived: true, isMuted: true, isInChats: true };
    markElsewhere(sergio, marks);
    await until(() => expect(contact(sergio)).toMatchObject(marks));
    expect(contact(sergio)).toEqual(onServer(sergio));
  });

  it("of a channel make no contact of it", async () => {
    const { ask, contact, see, markElsewhere } = await openContacts();
    await ask();
    const { length } = see(selectContacts);
    markElsewhere("channel-cocina", { isMuted: true });
    markElsewhere(omar, { isMuted: true });
    await until(() => expect(contact(omar)?.isMuted).toBe(true));
    expect(contact("channel-cocina")).toBeUndefined();
    expect(see(selectContacts)).toHaveLength(length);
  });
});

describe("an invitation", () => {
  const wanted = { email: "nueva@hotel.com", name: "Nueva", message: "Ven" };

  it("is sent once, and the server's word shown", async () => {
    const { dispatch, see, messaging, network } = await openMessages();
    const inviting = () => see(invitation.selectors.selectSubmission);
    dispatch(invitation.actions.submitted(wanted));
    dispatch(invitation.actions.submitted(wanted));
    expect(inviting().status).toBe("submitting");
    await until(() => expect(inviting().status).toBe("accepted"));
    expect(wordsOf(inviting().message)).toBe("sentence.userInvited");
    await network.idle();
    expect(network.callsOf(inviteContact)).toBe(1);
    expect(messaging.invitations.all()).toEqual([wanted]);
  });

  it("to an existing contact is refused beside the address", async () => {
    const { dispatch, see, messaging } = await openMessages();
    const { email } = messaging.contacts.get(omar);
    dispatch(invitation.actions.submitted({ ...wanted, email }));
    await until(() => expect(see(invitation.selectors.selectSubmission).status).toBe("refused"));
    expect(wordsOf(see(invitation.selectors.selectSubmission).fieldMessages?.email)).toBe("sentence.alreadyContact");
  });
});
