import { describe, expect, it, onTestFinished } from "vitest";

import { authContract } from "@/contract/auth";
import { demoContract } from "@/contract/demo";
import { demoSignIn } from "@/contract/demoSignIn";
import { headerContract } from "@/contract/header";
import { startFakeBackend } from "@/fakeBackend";
import { type Shelf, shelfOf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { api, conversation, refusalOf, send, textsOf } from "../support/messagingBackend";

type Row = [table: string, key: string, row: unknown];

const lucia = "contact-lucia";
const rest = createClient({ ...authContract, ...headerContract, ...demoContract });
const monday = new Date("2026-03-23T08:00:00Z");

/** A browser's storage, and the app that is opened on it again and again. */
function browser({ isFull = false } = {}) {
  const stored = new Map<string, Row>();
  const shelf = (): Shelf =>
    shelfOf(
      structuredClone([...stored.values()]),
      async (rows) => {
        if (isFull) return;
        for (const [table, key, row] of structuredClone(rows)) stored.set(`${table} ${key}`, [table, key, row]);
      },
      async () => stored.clear(),
    );
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
  const shelf = shelfOf(
    [],
    async () => {},
    async () => {},
  );
  const table = (name: string) => {
    names.push(name);
    return shelf.table(name);
  };
  const { db, stop } = startFakeBackend(http, {}, undefined, { shelf: { ...shelf, table } });
  onTestFinished(stop);
  expect([...db.hotel.all()].length + db.messaging.contacts.all().length).toBeGreaterThan(0); // all are made by now
  expect(names.length).toBeGreaterThan(20);
  expect(names).not.toContain("");
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

describe("changes in the demo", () => {
  it("survive a reload: a message in its place, with its state", async () => {
    const { open } = browser();
    const before = await textsOf(lucia);
    const { mId } = await send(lucia, "Suben las flores a la 214");
    await api.markReceived({ params: { id: lucia } });
    open();
    const { messages } = await conversation(lucia);
    expect(messages.map(({ text }) => text)).toEqual([...before, "Suben las flores a la 214"]);
    expect(messages.at(-1)).toMatchObject({ mId, meta: { received: true, read: false } });
  });

  it("do not leave a call ringing after a reload", async () => {
    const { open } = browser();
    const { callId } = await api.startCall({ body: { userId: lucia, hasVideoCall: false } });
    open();
    const [last] = await api.listCalls();
    expect(last).toMatchObject({ callId, callDuration: "0:45", isMissed: true });
  });

  it("are not repeated when the same call arrives again after a reload, and no sign-in is stored for that", async () => {
    const { open, stored } = browser();
    const toggle = () => api.toggleMute({ params: { id: lucia }, key: "the same" });
    const reply = await toggle();
    await rest.login({ body: { email: demoSignIn.email, password: demoSignIn.password } });
    open();
    expect(await toggle()).toBe(reply);
    expect((await api.getContact({ params: { id: lucia } })).isMuted).toBe(true);
    expect([...stored.keys()].filter((key) => key.startsWith("answers"))).toHaveLength(1);
  });

  it("stay deleted, and their ids are not used again", async () => {
    const { open } = browser();
    const { mId } = await send(lucia, "Uno");
    await api.deleteMessage({ params: { userId: lucia, messageId: mId } });
    open();
    expect(await textsOf(lucia)).not.toContain("Uno");
    const next = await send(lucia, "Dos");
    expect(Number(next.mId)).toBeGreaterThan(Number(mId));
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

  it("store a message once, though its client repeats it after a reload", async () => {
    const { open } = browser();
    const first = await send(lucia, "Una sola vez", { clientId: "c-1" });
    open();
    const second = await send(lucia, "Una sola vez", { clientId: "c-1" });
    expect(second.mId).toBe(first.mId);
    expect((await textsOf(lucia)).filter((text) => text === "Una sola vez")).toHaveLength(1);
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

  it("include a registered person, who can sign in again, and whose calls are theirs after a reload", async () => {
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
