import { describe, expect, it, onTestFinished } from "vitest";

import { authContract } from "@/contract/auth";
import { demoContract } from "@/contract/demo";
import { demoSignIn } from "@/contract/demoSignIn";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { headerContract } from "@/contract/header";
import { policiesContract, type PolicyDraft } from "@/contract/reservations/policyRecords";
import { startFakeBackend } from "@/fakeBackend";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import { noShelf, type Shelf, shelfOf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { act, complain, complaintsApi, openComplaints } from "../support/complaintCalls";
import { guestsApi, writeDown } from "../support/guestCalls";
import { messagesApi, messageTo, openMessages, write } from "../support/messageCalls";
import { api, conversation, refusalOf, send, textsOf } from "../support/messagingBackend";
import { openShelf } from "../support/openShelf";

type Row = [table: string, key: string, row: unknown];

const lucia = "contact-lucia";
const policiesApi = createClient(policiesContract);
const loyaltyApi = createClient(loyaltyContract);
const rest = createClient({ ...authContract, ...headerContract, ...demoContract });
const monday = new Date("2026-03-23T08:00:00Z");

/** A browser's storage, and the app that is opened on it again and again. */
function browser({ isFull = false } = {}) {
  const stored = new Map<string, Row>();
  const store = async (rows: Row[]) => {
    for (const row of isFull ? [] : structuredClone(rows)) stored.set(`${row[0]} ${row[1]}`, row);
  };
  const shelf = (): Shelf => shelfOf(structuredClone([...stored.values()]), store, async () => stored.clear());
  let stop = () => {};
  const open = (now = monday) => {
    stop();
    const backend = startFakeBackend(http, { delayOf: () => 0, now: () => now, after: () => () => {} }, undefined, {
      shelf: shelf(),
    });
    stop = backend.stop;
  };
  onTestFinished(() => stop());
  open();
  return { open, stored };
}

it("stores each kind of row under its own name", () => {
  const names: string[] = [];
  const table = (name: string) => {
    names.push(name);
    return noShelf.table(name);
  };
  const { db, stop } = startFakeBackend(http, {}, undefined, { shelf: { ...noShelf, table } });
  onTestFinished(stop);
  expect([...db.hotel.all()].length + db.messaging.contacts.all().length).toBeGreaterThan(0); // all are made by now
  expect(names.length).toBeGreaterThan(20);
  expect(names).not.toContain("");
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

describe("changes in the demo", () => {
  it("survive a reload: a message in its place and its state, once, and none that was deleted", async () => {
    const { open } = browser();
    const before = await textsOf(lucia);
    const sendOnce = () => send(lucia, "Suben las flores a la 214", { clientId: "c-1" });
    const { mId } = await sendOnce();
    await api.markReceived({ params: { id: lucia } });
    const { mId: messageId } = await send(lucia, "Uno");
    await api.deleteMessage({ params: { userId: lucia, messageId } });
    open();
    expect((await sendOnce()).mId).toBe(mId);
    const { messages } = await conversation(lucia);
    expect(messages.map(({ text }) => text)).toEqual([...before, "Suben las flores a la 214"]);
    expect(messages.at(-1)).toMatchObject({ mId, meta: { received: true, read: false } });
    expect(Number((await send(lucia, "Dos")).mId)).toBeGreaterThan(Number(messageId)); // no id is used again
  });

  it("do not leave a call ringing after a reload", async () => {
    const { open } = browser();
    const { callId } = await api.startCall({ body: { userId: lucia, hasVideoCall: false } });
    open();
    const [last] = await api.listCalls();
    expect(last).toMatchObject({ callId, callDuration: "0:45", isMissed: true });
  });

  it("are not repeated when the same call arrives again, and no sign-in is stored for that", async () => {
    const { open, stored } = browser();
    const toggle = () => api.toggleMute({ params: { id: lucia }, key: "the same" });
    const reply = await toggle();
    await rest.login({ body: { email: demoSignIn.email, password: demoSignIn.password } });
    open();
    expect(await toggle()).toBe(reply);
    expect((await api.getContact({ params: { id: lucia } })).isMuted).toBe(true);
    expect([...stored.keys()].filter((key) => key.startsWith("answers"))).toHaveLength(1);
  });

  it("keep only the new messages of a conversation that was deleted and began again", async () => {
    const { open } = browser();
    await api.deleteMessages({ params: { userId: lucia } });
    await send(lucia, "Borrón y cuenta nueva");
    open();
    expect(await textsOf(lucia)).toEqual(["Borrón y cuenta nueva"]);
    await api.deleteMessages({ params: { userId: lucia } });
    open();
    expect(await conversation(lucia)).toMatchObject({ conversationId: "", messages: [] });
  });

  it("include favourites, channels, bookmarks, settings and tasks", async () => {
    const { open } = browser();
    await api.toggleFavourite({ params: { contactId: lucia } });
    await api.createChannel({ body: { name: "Boda Ferrer", description: "", members: [lucia] } });
    await api.updateSettings({ body: { field: "status", value: "do-not-disturb" } });
    const [bookmark] = await api.listBookmarks();
    await api.deleteBookmark({ params: { id: bookmark!.id } });
    const [task] = await rest.listTasks();
    await rest.updateTask({ params: { taskId: task!.id }, body: { isDone: !task!.isDone } });
    const seen = async () => [
      await api.listFavourites(),
      await api.listChannels(),
      await api.getSettings(),
      await api.listBookmarks(),
      await rest.listTasks(),
    ];
    const before = await seen();
    open();
    expect(await seen()).toEqual(before);
    expect((await api.listChannels()).map(({ name }) => name)).toContain("Boda Ferrer");
  });

  it("include a registered person, who can sign in again, and whose calls stay theirs", async () => {
    const { open, stored } = browser();
    const body = { username: "Nora Vidal", email: "nora@conserje.app", password: "marea baja 9" };
    await rest.register({ body });
    await rest.login({ body });
    open();
    expect((await api.getSettings()).basicDetails.firstName).toBe("Nora");
    expect((await rest.login({ body })).username).toBe("Nora Vidal");
    expect(await refusalOf(rest.login({ body: { ...body, password: "marea alta" } }))).toMatchObject({ status: 400 });
    expect(JSON.stringify([...stored])).not.toContain("marea baja 9");
  });
});

it("finds the records of the hotel's areas at the next visit", async () => {
  const { open } = openShelf();
  open();
  const complaint = await act(await complain(), "start");
  const [one, other] = [await writeDown(), await writeDown({ lastName: "Aga" })];
  const versions = { version: one.version, otherVersion: other.version };
  const merge = { otherId: other.id, ...versions, chosen: { lastName: "kept" } as const };
  await guestsApi.mergeGuests({ params: { id: one.id }, body: merge });
  const message = await write(messageTo(one.id));
  const draft: PolicyDraft = { name: "Gratis", terms: { kind: "children", bands: [{ upToAge: 17, percent: 0 }] } };
  const createPolicy = () => policiesApi.createPolicy({ body: { clientId: "kept", draft } });
  const made = await createPolicy();
  const seen = async () => [
    await complaintsApi.getComplaint({ params: { id: complaint.id } }),
    await guestsApi.getGuest({ params: { id: one.id } }),
    await guestsApi.getGuest({ params: { id: other.id } }),
    await messagesApi.getGuestMessage({ params: { id: message.id } }),
    await policiesApi.getPolicy({ params: { id: made.id } }),
  ];
  const before = await seen();
  open();
  expect(await seen()).toEqual(before);
  expect(before.slice(1, 3).map(({ id }) => id)).toEqual([one.id, one.id]);
  expect(await createPolicy()).toEqual(made);
  expect((await complain()).id).toBe("Q-000042");
});

it("reports after a visit what became of a message that was sent before it", async () => {
  const stored = new Map<string, Row>();
  const store = async (rows: Row[]) => rows.forEach((row) => stored.set(`${row[0]} ${row[1]}`, structuredClone(row)));
  const open = () =>
    openMessages(
      undefined,
      shelfOf(stored.values(), store, async () => stored.clear()),
    );
  open();
  const { id } = await write(messageTo((await writeDown()).id));
  const { advance } = open();
  const state = async () => (await messagesApi.getGuestMessage({ params: { id } })).state;
  expect(await state()).toBe("sent");
  advance(60_000);
  expect(await state()).not.toBe("sent");
});

it("has the same sample each time in every area, and none in an empty house", async () => {
  const rowsIn = async (size: SampleSize) => {
    openComplaints(size);
    return Promise.all([
      complaintsApi.exportComplaints({ query: {} }),
      messagesApi.exportGuestMessages({ query: {} }),
      messagesApi.listTemplates(),
      messagesApi.listOutgoing({ query: { days: 1 } }).then(([today]) => today!.messages),
      loyaltyApi.exportMembers({ query: {} }),
    ]);
  };
  const rows = await rowsIn({ reservations: 60 });
  expect(rows.every(({ length }) => length > 0)).toBe(true);
  expect(await rowsIn({ reservations: 60 })).toEqual(rows);
  expect((await rowsIn({ isEmpty: true })).flat()).toEqual([]);
  expect((await loyaltyApi.getProgramme()).levels).toHaveLength(4);
});

describe("the sample", () => {
  it("stays once it was changed, and is created again until then", async () => {
    const { open } = browser();
    const tuesday = new Date("2026-03-24T08:00:00Z");
    const lastTime = async () => (await conversation(lucia)).messages.at(-1)!.time;
    const onMonday = await lastTime();
    open(tuesday);
    expect(await lastTime()).not.toBe(onMonday);
    const { time } = await send(lucia, "Buenos días");
    open(new Date("2026-03-29T08:00:00Z"));
    expect(await lastTime()).toBe(time);
  });

  it("is restored by a reset, also after another reload", async () => {
    const { open } = browser();
    const before = await textsOf(lucia);
    await send(lucia, "Olvídalo");
    await rest.resetDemo();
    expect(await textsOf(lucia)).toEqual(before);
    open();
    expect(await textsOf(lucia)).toEqual(before);
  });

  it("works where nothing can be stored", async () => {
    const { open } = browser({ isFull: true });
    await send(lucia, "En memoria");
    expect(await textsOf(lucia)).toContain("En memoria");
    open();
    expect(await textsOf(lucia)).not.toContain("En memoria");
  });
});
