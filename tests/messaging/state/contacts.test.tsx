import { describe, expect, it } from "vitest";

import { chatsContract } from "@/contract/messaging/chats";
import { contactsContract } from "@/contract/messaging/contacts";
import { toContact } from "@/fakeBackend/messaging/toWire";
import { changesMissed } from "@/features/messaging/base/changes";
import { chatMarked, type ChatWrite, marksOf } from "@/features/messaging/chat/chatWrites";
import {
  contactsRequested,
  selectContact,
  selectContacts,
  selectContactsStatus,
} from "@/features/messaging/contacts/contactsSlice";
import { invitation } from "@/features/messaging/base/submissions";

import { until, wordsOf } from "../../support/openArea";
import { lateAnswersOf, openMessages, withOtherWords, withoutNews } from "./desk";

const { listContacts } = contactsContract;
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

type Opened = Awaited<ReturnType<typeof openContacts>>;

describe("the contacts", () => {
  it("load once on request, again after a failure, and are as the server has them", async () => {
    const { ask, dispatch, see, status, messaging, onServer, network } = await openContacts();
    expect(status()).toBe("idle");
    network.fail(listContacts, 500);
    await ask();
    expect(status()).toBe("failed");
    dispatch(contactsRequested());
    dispatch(contactsRequested());
    expect([status(), see(selectContacts)]).toEqual(["loading", []]);
    await until(() => expect(status()).toBe("loaded"));
    expect(see(selectContacts)).toEqual(messaging.contacts.all().map(({ id }) => onServer(id)));
    expect(see(selectContacts).length).toBeGreaterThan(20);
    dispatch(contactsRequested());
    expect(status()).toBe("loaded");
    await network.idle();
    expect(network.callsOf(listContacts)).toBe(2);
  });

  it("are loaded again after missed changes, and stay where that fails", async () => {
    const { ask, dispatch, contact, messaging, network, status, see } = await openContacts();
    dispatch(changesMissed());
    await network.idle();
    expect([network.callsOf(listContacts), status()]).toEqual([0, "idle"]); // nothing has requested them yet
    await ask();
    network.fail(listContacts, 500);
    dispatch(changesMissed());
    await network.idle();
    expect([network.callsOf(listContacts), status()]).toEqual([2, "loaded"]);
    expect(see(selectContacts).length).toBeGreaterThan(20);
    messaging.contacts.update(omar, { firstName: "Omarcito" });
    dispatch(changesMissed());
    await until(() => expect(contact(omar)?.firstName).toBe("Omarcito"));
  });

  it.each<[what: string, happen: (area: Opened) => void, now: object]>([
    ["a chat is marked", ({ markElsewhere }) => markElsewhere(omar, { isMuted: true }), { isMuted: true }],
    [
      "a person is renamed",
      ({ messaging, onServer }) => {
        messaging.contacts.update(omar, { firstName: "Omarcito" });
        messaging.changes.add({ kind: "contactChanged", contact: onServer(omar) });
      },
      { firstName: "Omarcito" },
    ],
  ])("are as they are now when %s while they are loading", async (_, happen, now) => {
    const { conditions, begin, given } = lateAnswersOf(listContacts);
    const area = await openContacts({ conditions });
    begin();
    area.dispatch(contactsRequested());
    await given();
    happen(area);
    await until(() => expect(area.status()).toBe("loaded"));
    expect(area.contact(omar)).toMatchObject(now);
  });
});

describe("a mark on a contact", () => {
  it.each([
    ["toggleFavourite", toggleFavourite, { isFavourite: true, isInChats: true }],
    ["toggleMute", toggleMute, { isMuted: true }],
    ["removeFromChats", removeFromChats, { isInChats: false }],
  ] as const)("is seen at once, and stays: %s", async (act, endpoint, marks) => {
    const { ask, network, mark, contact, onServer } = await openContacts({ first: withoutNews });
    await ask();
    network.slow(endpoint);
    mark(omar, act);
    expect(contact(omar)).toMatchObject(marks);
    await network.idle();
    expect(contact(omar)).toEqual(onServer(omar));
    expect(contact(omar)).toMatchObject(marks);
  });

  it("follows the server after a refused toggle, of a person without a chat too", async () => {
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

  it("does not show on the card what is unread in the chat", async () => {
    const { ask, dispatch, contact, network, onServer } = await openContacts();
    await ask();
    network.slow(chatsContract.markChatRead);
    dispatch(chatMarked({ id: omar, act: "markRead", marks: { unRead: 0 } }));
    expect(contact(omar)).toEqual(onServer(omar));
    await network.idle();
    expect(contact(omar)).toEqual(onServer(omar));
  });
});

describe("changes", () => {
  it("of a chat mark its contact", async () => {
    const { ask, contact, markElsewhere, onServer } = await openContacts();
    await ask();
    const marks = { isFavourite: true, isArchived: true, isMuted: true, isInChats: true };
    markElsewhere(sergio, marks);
    await until(() => expect(contact(sergio)).toMatchObject(marks));
    expect(contact(sergio)).toEqual(onServer(sergio));
  });

  it("of a channel do not make a contact", async () => {
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

  it("is sent, and refused beside the address of an existing contact", async () => {
    const { dispatch, see, messaging } = await openMessages();
    const inviting = () => see(invitation.selectors.selectSubmission);
    dispatch(invitation.actions.submitted({ ...wanted, email: messaging.contacts.get(omar).email }));
    await until(() => expect(inviting().status).toBe("refused"));
    expect(wordsOf(inviting().fieldMessages?.email)).toBe("sentence.alreadyContact");
    dispatch(invitation.actions.submitted(wanted));
    await until(() => expect(inviting().status).toBe("accepted"));
    expect(wordsOf(inviting().message)).toBe("sentence.userInvited");
    expect(messaging.invitations.all()).toEqual([wanted]);
  });
});
