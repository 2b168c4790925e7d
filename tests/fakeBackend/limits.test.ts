import { describe, expect, it } from "vitest";

import { messageLimits } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";

import { api, openMessaging, refusalOf, send } from "../support/messagingBackend";

const image = { id: "", downloadLink: "data:image/png;base64,AA==" };
const file = { id: "", name: "parte.pdf", downloadLink: "data:application/pdf;base64,AA==", desc: "0.8 KB" };
const omar = "contact-omar";

describe("a message", () => {
  it("may have 4,000 letters and no more", async () => {
    openMessaging();
    const whole = "x".repeat(messageLimits.textLetters);
    expect((await send(omar, whole)).text).toBe(whole);
    expect((await refusalOf(send(omar, `${whole}x`))).message).toBe(sentences.messageTooLong);
  });

  it("may have ten pictures and files, counted together", async () => {
    openMessaging();
    const images = (count: number) => Array.from({ length: count }, () => image);
    const sent = await send(omar, "", { image: images(6), attachments: [file, file, file, file] });
    expect([sent.image?.length, sent.attachments?.length]).toEqual([6, 4]);
    const tooMany = send(omar, "", { image: images(6), attachments: [file, file, file, file, file] });
    expect((await refusalOf(tooMany)).message).toBe(sentences.tooManyFiles);
  });

  it("has the same limits when it is forwarded with a note", async () => {
    openMessaging();
    const { mId } = await send(omar, "Mira esto");
    const forward = (note: string) =>
      api.forwardMessage({ body: { contacts: ["contact-lucia"], message: note, forwardedMessage: { mId } } });
    const refused = await refusalOf(forward("x".repeat(messageLimits.textLetters + 1)));
    expect(refused.message).toBe(sentences.messageTooLong);
  });
});

describe("a bookmark", () => {
  const keep = async (text: string, more: Parameters<typeof send>[2] = {}) => {
    const { mId } = await send(omar, text, more);
    return api.addBookmark({ body: { userId: omar, mId } });
  };

  it("is named after the beginning of its message, its file, or its picture", async () => {
    openMessaging();
    const long = "ñ".repeat(61);
    expect(await keep(long)).toMatchObject({ icon: "message", title: "ñ".repeat(60), desc: long });
    expect(await keep("Ver http://example.com/plano ahora")).toMatchObject({
      icon: "link",
      title: "Ver http://example.com/plano ahora",
      desc: "http://example.com/plano",
    });
    expect(await keep("https://example.com")).toMatchObject({ icon: "link", desc: "https://example.com" });
    expect(await keep("", { image: [image] })).toMatchObject({ icon: "image", title: "Imagen", desc: "" });
    expect(await keep("La piscina", { image: [image] })).toMatchObject({ icon: "image", title: "La piscina" });
    expect(await keep("El parte", { attachments: [file] })).toMatchObject({ title: "parte.pdf", desc: "0.8 KB" });
  });

  it("returns to its place on undo, also among bookmarks of the same moment", async () => {
    openMessaging();
    const made = [await keep("uno"), await keep("dos"), await keep("tres")];
    const ids = async () => (await api.listBookmarks()).map(({ id }) => id);
    const before = await ids();
    expect(before.slice(0, 3)).toEqual(made.map(({ id }) => id));
    await api.deleteBookmark({ params: { id: made[1]!.id } });
    await api.restoreBookmark({ params: { id: made[1]!.id } });
    expect(await ids()).toEqual(before);
  });

  it("needs a name", async () => {
    openMessaging();
    const bookmark = await keep("uno");
    for (const title of ["", "  ", undefined]) {
      const refused = await refusalOf(api.updateBookmark({ body: { ...bookmark, title } as never }));
      expect(refused).toMatchObject({ message: sentences.nameRequired, fields: { title: sentences.nameRequired } });
    }
  });
});

describe("a channel", () => {
  const make = (changes: object) =>
    api.createChannel({ body: { name: "Bodas 2027", description: "Bodas", members: [omar], ...changes } });

  it("has a unique name, ignoring case and outer spaces, and members", async () => {
    openMessaging();
    await make({});
    expect((await refusalOf(make({ name: " bodas 2027 " }))).fields).toHaveProperty("name");
    for (const name of ["", " ", undefined]) {
      expect((await refusalOf(make({ name }))).message).toBe(sentences.nameRequired);
    }
    for (const members of [[], undefined]) {
      expect((await refusalOf(make({ name: "Otro", members }))).message).toBe(sentences.membersRequired);
    }
  });

  it("begins unmuted and read, with its description", async () => {
    openMessaging();
    await make({ name: "  Bodas  ", description: undefined });
    const made = (await api.listChannels()).find(({ name }) => name === "Bodas");
    expect(made).toMatchObject({ description: "", isMuted: false, isArchived: false, meta: { unRead: 0 } });
  });
});

it("refuses an invitation without a name", async () => {
  openMessaging();
  for (const name of ["", undefined]) {
    const body = { email: "eva@example.com", name, message: "" } as never;
    expect((await refusalOf(api.inviteContact({ body }))).fields).toHaveProperty("name");
  }
});

describe("a file", () => {
  const upload = (bytes: number) =>
    api.uploadFile({
      body: { name: "a.bin", mime: "text/plain", content: new Blob(["x".repeat(bytes)]) },
    });

  it("gives its size in kB, and from a megabyte on in MB", async () => {
    openMessaging();
    expect(await upload(1536)).toMatchObject({ desc: "1.5 KB", size: 1536, mime: "text/plain" });
    expect((await upload(1024 * 1024 - 1)).desc).toBe("1024.0 KB");
    expect((await upload(1024 * 1024)).desc).toBe("1.0 MB");
  });

  it("is unchanged under its address", async () => {
    const { db } = openMessaging();
    const { downloadLink } = await upload(3);
    const blob = db.files.get(downloadLink)!;
    expect([await blob.text(), blob.type]).toEqual(["xxx", "text/plain"]);
  });

  it("stays in a data address where the browser makes no other", async () => {
    const { db } = openMessaging();
    const make = URL.createObjectURL;
    Reflect.set(URL, "createObjectURL", undefined);
    const { downloadLink } = await upload(3).finally(() => Reflect.set(URL, "createObjectURL", make));
    expect(downloadLink).toBe(`data:text/plain;base64,${btoa("xxx")}`);
    expect(db.files.get(downloadLink)).toBeUndefined();
  });
});

describe("a body", () => {
  const channel = { name: "Recepción", description: "", members: [omar] };

  it.each([
    [{ name: "x".repeat(101) }, { name: sentences.nameTooLong }],
    [{ description: "x".repeat(201) }, { description: sentences.textTooLong }],
    [{ description: "x".repeat(100_001) }, { description: sentences.invalidValue }],
    [{ clientId: "x".repeat(101) }, { clientId: sentences.invalidValue }],
    [{ members: Array<string>(5001).fill(omar) }, { members: sentences.invalidValue }],
  ])("is refused by the field that is too long", async (long, fields) => {
    openMessaging();
    const refused = await refusalOf(api.createChannel({ body: { ...channel, ...long } }));
    expect(refused.fields).toEqual(fields);
  });

  it("may have as many letters as its limits say", async () => {
    openMessaging();
    const longest = { name: "x".repeat(100), description: "x".repeat(200), clientId: "x".repeat(100) };
    expect(await api.createChannel({ body: { ...channel, ...longest } })).toBe(sentences.channelCreated);
  });
});
