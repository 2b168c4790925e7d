import { describe, expect, it } from "vitest";

import type { CallRecord } from "@/contract/messaging/calls";
import { sentences } from "@/contract/sentences";

import { api, conversation, openMessaging, refusalOf, send } from "../support/messagingBackend";

const unknown = { status: 400, message: "Your id is not found" };
const omar = "contact-omar";

describe("calls", () => {
  const ring = (userId: string, hasVideoCall = false) => api.startCall({ body: { userId, hasVideoCall } });

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
    ])
      expect(calls).toContainEqual(expect.objectContaining(wanted));
    const grouped = calls.filter(({ isGrouped }) => isGrouped);
    expect(new Set(grouped.map(({ peoples }) => peoples.length))).toEqual(new Set([5, 6]));
    expect(calls.every(({ callDuration }) => /^\d+:[0-5]\d$/.test(callDuration))).toBe(true);
  });

  it("are stored with their duration when they end", async () => {
    const { clock } = openMessaging();
    const before = (await api.listCalls()).length;
    const call = await ring(omar, true);
    expect(call).toMatchObject({
      firstName: "Omar",
      lastName: "Benali",
      isIncomming: false,
      hasVideoCall: true,
      isGrouped: false,
      callDuration: "0:00",
      peoplesAvailableOnCall: 0,
      userId: omar,
    });
    const finish = () => api.finishCall({ params: { callId: call.callId } });
    const ended = { callId: call.callId, callDuration: "0:12", isMissed: true };
    clock.advance(12_400);
    expect(await finish()).toMatchObject(ended);
    clock.advance(60_000);
    expect(await finish()).toMatchObject(ended);
    const calls = await api.listCalls();
    expect([calls.length, calls[0]?.callId]).toEqual([before + 1, call.callId]);
    expect(calls[0]).not.toHaveProperty("isRunning");
  });

  it("ring for 45 seconds, also if the caller is gone, and end when the person makes another", async () => {
    const { clock } = openMessaging();
    const first = await ring(omar);
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

  it("go to all members of a channel, and to no unknown id", async () => {
    openMessaging();
    const call = await ring("channel-eventos");
    expect(call).toMatchObject({ firstName: "Eventos", lastName: "", isGrouped: true, peoples: { length: 6 } });
    expect(new Set(call.peoples.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())).size).toBe(6);
    expect(await refusalOf(ring("contact-nobody"))).toEqual(unknown);
    expect(await refusalOf(api.finishCall({ params: { callId: "9999" } }))).toEqual(unknown);
  });
});

describe("bookmarks", () => {
  const idsOf = async () => (await api.listBookmarks()).map(({ id }) => id);
  const add = (mId: string) => api.addBookmark({ body: { userId: omar, mId } });
  const keep = async (text: string, more: Parameters<typeof send>[2] = {}) => add((await send(omar, text, more)).mId);

  it("are six in the sample, each of a message", async () => {
    openMessaging();
    const bookmarks = await api.listBookmarks();
    expect(bookmarks).toHaveLength(6);
    for (const { userId, mId } of bookmarks) {
      expect((await conversation(userId!)).messages.map((message) => message.mId)).toContain(mId);
    }
  });

  it("can be renamed, with a name", async () => {
    openMessaging();
    const [bookmark] = await api.listBookmarks();
    const rename = (title: unknown) => api.updateBookmark({ body: { ...bookmark, title } as never });
    expect(await rename("Menú")).toBe("Bookmark is Updated!");
    expect((await api.listBookmarks())[0]).toEqual({ ...bookmark, title: "Menú" });
    for (const title of ["", "  ", undefined])
      expect(await refusalOf(rename(title))).toMatchObject({
        message: sentences.nameRequired,
        fields: { title: sentences.nameRequired },
      });
  });

  it("need an existing id", async () => {
    openMessaging();
    const [bookmark] = await api.listBookmarks();
    const params = { id: "9999" };
    expect(await refusalOf(api.updateBookmark({ body: { ...bookmark!, ...params } }))).toEqual(unknown);
    expect(await refusalOf(api.deleteBookmark({ params }))).toEqual(unknown);
    expect(await refusalOf(api.restoreBookmark({ params: { id: bookmark!.id } }))).toEqual(unknown);
    expect(await refusalOf(add("999999"))).toEqual(unknown);
  });

  it("can be deleted, and return to their place, also among those of the same moment", async () => {
    openMessaging();
    const [, sample] = await idsOf();
    const made = [await keep("uno"), await keep("dos"), await keep("tres")];
    const before = await idsOf();
    expect(before.slice(0, 3)).toEqual(made.map(({ id }) => id));
    for (const id of [sample!, made[1]!.id]) {
      expect(await api.deleteBookmark({ params: { id } })).toBe("Bookmark is Deleted!");
      expect(await idsOf()).toEqual(before.filter((other) => other !== id));
      await api.restoreBookmark({ params: { id } });
      expect(await idsOf()).toEqual(before);
    }
  });

  it("are of a message once, never have a used id, and are not restored beside a newer bookmark", async () => {
    openMessaging();
    const { mId } = await send(omar, "Clave del almacén: en el cajón");
    const bookmark = await add(mId);
    expect(await add(mId)).toEqual(bookmark);
    await api.deleteBookmark({ params: { id: bookmark.id } });
    const anew = await add(mId);
    expect(anew.id).not.toBe(bookmark.id);
    expect(await api.restoreBookmark({ params: { id: bookmark.id } })).toEqual(anew);
    expect((await api.listBookmarks()).filter((one) => one.mId === mId)).toEqual([anew]);
  });

  const image = [{ downloadLink: "/samples/tap.svg" }];
  const file = (name: string, mime: string) => [{ name, downloadLink: "/a", desc: "2.0 KB", mime }];
  const long = "ñ".repeat(61);
  const link = "Está en https://hotel.example/plano ahora";

  it.each<[string, string, object, object]>([
    ["the beginning of its text", long, {}, { icon: "message", title: "ñ".repeat(60), desc: long }],
    ["a link", link, {}, { icon: "link", title: link, desc: "https://hotel.example/plano" }],
    ["a link alone", "http://example.com", {}, { icon: "link", desc: "http://example.com" }],
    ["a picture", "", { image }, { icon: "image", title: "Imagen", desc: "" }],
    ["a picture with a text", "La piscina", { image }, { icon: "image", title: "La piscina" }],
    [
      "a file",
      "El parte",
      { attachments: file("parte.pdf", "application/pdf") },
      { icon: "pdf", title: "parte.pdf", desc: "2.0 KB" },
    ],
  ])("are named after %s", async (_, text, more, expected) => {
    openMessaging();
    expect(await keep(text, more)).toMatchObject({ userId: omar, ...expected });
  });
});
