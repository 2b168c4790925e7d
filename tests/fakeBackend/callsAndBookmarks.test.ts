import { describe, expect, it } from "vitest";

import type { CallRecord } from "@/contract/messaging/calls";

import { api, conversation, openMessaging, refusalOf, send } from "../support/messagingBackend";

const unknown = { status: 400, message: "Your id is not found" };

describe("calls", () => {
  it("are listed newest first: in and out, missed, voice and video, direct and group calls", async () => {
    openMessaging();
    const calls = await api.listCalls();
    const times = calls.map(({ callDate }) => callDate);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const wanted of [
      { isIncomming: true, isMissed: false },
      { isIncomming: false },
      { isIncomming: true, isMissed: true, callDuration: "0:00" },
      { hasVideoCall: true },
      { hasVideoCall: false },
    ]) {
      expect(calls).toContainEqual(expect.objectContaining(wanted));
    }
    const grouped = calls.filter(({ isGrouped }) => isGrouped);
    expect(new Set(grouped.map(({ peoples }) => peoples.length))).toEqual(new Set([5, 6]));
    expect(calls.every(({ callDuration }) => /^\d+:[0-5]\d$/.test(callDuration))).toBe(true);
  });

  it("are stored with their duration when they end", async () => {
    const { clock } = openMessaging();
    const before = (await api.listCalls()).length;
    const call = await api.startCall({ body: { userId: "contact-omar", hasVideoCall: true } });
    expect(call).toMatchObject({
      firstName: "Omar",
      lastName: "Benali",
      isIncomming: false,
      hasVideoCall: true,
      isGrouped: false,
      callDuration: "0:00",
      peoplesAvailableOnCall: 0,
      userId: "contact-omar",
    });
    clock.advance(12_400);
    const finish = () => api.finishCall({ params: { callId: call.callId } });
    expect(await finish()).toMatchObject({ callId: call.callId, callDuration: "0:12", isMissed: true });
    clock.advance(60_000);
    expect(await finish()).toMatchObject({ callDuration: "0:12", isMissed: true });
    const calls = await api.listCalls();
    expect(calls).toHaveLength(before + 1);
    expect(calls[0]).toMatchObject({ callId: call.callId });
    expect(calls[0]).not.toHaveProperty("isRunning");
  });

  it("ring for 45 seconds, also if the caller is gone, and end when the person makes another", async () => {
    const { clock } = openMessaging();
    const ring = (userId: string) => api.startCall({ body: { userId, hasVideoCall: false } });
    const first = await ring("contact-omar");
    clock.advance(20_000);
    const second = await ring("contact-marta");
    const stateOf = async ({ callId }: CallRecord) => (await api.listCalls()).find((call) => call.callId === callId);
    expect(await stateOf(first)).toMatchObject({ callDuration: "0:20", isMissed: true });
    clock.advance(44_999);
    expect(await stateOf(second)).toMatchObject({ callDuration: "0:00" });
    clock.advance(1);
    expect(await stateOf(second)).toMatchObject({ callDuration: "0:45", isMissed: true });
    expect(await stateOf(first)).toMatchObject({ callDuration: "0:20" });
  });

  it("go to all members of a channel", async () => {
    openMessaging();
    const call = await api.startCall({ body: { userId: "channel-eventos", hasVideoCall: false } });
    expect(call).toMatchObject({ firstName: "Eventos", lastName: "", isGrouped: true, peoples: { length: 6 } });
    expect(new Set(call.peoples.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())).size).toBe(6);
  });

  it("cannot be made to an unknown id", async () => {
    openMessaging();
    expect(await refusalOf(api.startCall({ body: { userId: "contact-nobody", hasVideoCall: false } }))).toEqual(
      unknown,
    );
    expect(await refusalOf(api.finishCall({ params: { callId: "9999" } }))).toEqual(unknown);
  });
});

describe("bookmarks", () => {
  const idsOf = async () => (await api.listBookmarks()).map(({ id }) => id);

  it("are six in the sample, each of a message", async () => {
    openMessaging();
    const bookmarks = await api.listBookmarks();
    expect(bookmarks).toHaveLength(6);
    for (const { userId, mId } of bookmarks) {
      expect((await conversation(userId!)).messages.map((message) => message.mId)).toContain(mId);
    }
  });

  it("can be renamed", async () => {
    openMessaging();
    const [bookmark] = await api.listBookmarks();
    expect(await api.updateBookmark({ body: { ...bookmark!, title: "Menú" } })).toBe("Bookmark is Updated!");
    expect((await api.listBookmarks())[0]).toEqual({ ...bookmark, title: "Menú" });
  });

  it("need a title, and an existing id", async () => {
    openMessaging();
    const [bookmark] = await api.listBookmarks();
    expect(await refusalOf(api.updateBookmark({ body: { ...bookmark!, title: " " } }))).toMatchObject({
      fields: { title: "Write a name." },
    });
    expect(await refusalOf(api.updateBookmark({ body: { ...bookmark!, id: "9999" } }))).toEqual(unknown);
    expect(await refusalOf(api.deleteBookmark({ params: { id: "9999" } }))).toEqual(unknown);
    expect(await refusalOf(api.restoreBookmark({ params: { id: bookmark!.id } }))).toEqual(unknown);
  });

  it("can be deleted one by one, and return to their place", async () => {
    openMessaging();
    const before = await idsOf();
    const [, id = ""] = before;
    expect(await api.deleteBookmark({ params: { id } })).toBe("Bookmark is Deleted!");
    expect(await idsOf()).toEqual(before.filter((other) => other !== id));
    await api.restoreBookmark({ params: { id } });
    expect(await idsOf()).toEqual(before);
  });

  it("are not restored if their message has been bookmarked again", async () => {
    openMessaging();
    const { mId } = await send("contact-omar", "Clave del almacén: en el cajón");
    const body = { userId: "contact-omar", mId };
    const { id } = await api.addBookmark({ body });
    await api.deleteBookmark({ params: { id } });
    const anew = await api.addBookmark({ body });
    expect(await api.restoreBookmark({ params: { id } })).toEqual(anew);
    expect((await api.listBookmarks()).filter((one) => one.mId === mId)).toEqual([anew]);
  });

  it("are made of messages, once each, and never with a used id", async () => {
    openMessaging();
    const { mId } = await send("contact-omar", "Clave del almacén: en el cajón");
    const add = () => api.addBookmark({ body: { userId: "contact-omar", mId } });
    const bookmark = await add();
    expect(bookmark).toMatchObject({
      icon: "message",
      title: "Clave del almacén: en el cajón",
      userId: "contact-omar",
      mId,
    });
    expect(await add()).toEqual(bookmark);
    await api.deleteBookmark({ params: { id: bookmark.id } });
    expect((await add()).id).not.toBe(bookmark.id);
    expect(await refusalOf(api.addBookmark({ body: { userId: "contact-omar", mId: "999999" } }))).toEqual(unknown);
  });

  it.each([
    [
      { attachments: [{ name: "acta.pdf", downloadLink: "/a", desc: "2.0 KB", mime: "application/pdf" }] },
      "pdf",
      "acta.pdf",
    ],
    [{ image: [{ downloadLink: "/samples/tap.svg" }] }, "image", "Mira"],
  ])("show what a message carries: %j", async (more, icon, title) => {
    openMessaging();
    const { mId } = await send("contact-omar", "Mira", more);
    const bookmark = await api.addBookmark({ body: { userId: "contact-omar", mId } });
    expect(bookmark).toMatchObject({ icon, title });
  });

  it("show the address of a link", async () => {
    openMessaging();
    const { mId } = await send("contact-omar", "Está en https://hotel.example/plano ahora");
    const bookmark = await api.addBookmark({ body: { userId: "contact-omar", mId } });
    expect(bookmark).toMatchObject({ icon: "link", desc: "https://hotel.example/plano" });
  });
});
