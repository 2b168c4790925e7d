import { describe, expect, it } from "vitest";

import type { Chat } from "@/contract/messaging/chats";
import { isChannel } from "@/domain/chat/chats";

import { api, conversation, openMessaging, refusalOf, send } from "../support/messagingBackend";

const idsOf = (chats: Chat[]) => chats.map(({ id }) => id);

async function placeOf(id: string) {
  const lists = {
    favourites: await api.listFavourites(),
    direct: await api.listDirectChats(),
    channels: await api.listChannels(),
    archive: await api.listArchive(),
  };
  return Object.entries(lists)
    .filter(([, chats]) => idsOf(chats).includes(id))
    .map(([name]) => name);
}

const toggleFavourite = (contactId: string) => api.toggleFavourite({ params: { contactId } });
const toggleArchive = (id: string) => api.toggleArchive({ params: { id } });
const unReadOf = async (id: string) => (await conversation(id)).unRead;

describe("favourites", () => {
  it("move a person out of the direct chats and back, each with its sentence", async () => {
    openMessaging();
    expect(await placeOf("contact-omar")).toEqual(["direct"]);
    expect(await toggleFavourite("contact-omar")).toBe("User has been added to your favourite");
    expect(await placeOf("contact-omar")).toEqual(["favourites"]);
    expect((await api.getContact({ params: { id: "contact-omar" } })).isFavourite).toBe(true);
    expect(await toggleFavourite("contact-omar")).toBe("User has been removed to your favourite");
    expect(await placeOf("contact-omar")).toEqual(["direct"]);
  });

  it("list a person who was not listed before, and leave them listed", async () => {
    openMessaging();
    expect(await placeOf("contact-zoe")).toEqual([]);
    await toggleFavourite("contact-zoe");
    expect(await placeOf("contact-zoe")).toEqual(["favourites"]);
    await toggleFavourite("contact-zoe");
    expect(await placeOf("contact-zoe")).toEqual(["direct"]);
  });

  it("may be channels, too", async () => {
    openMessaging();
    await toggleFavourite("channel-pisos");
    expect(await placeOf("channel-pisos")).toEqual(["favourites"]);
    const channel = (await api.listFavourites()).find(isChannel);
    expect(channel).toMatchObject({ id: "channel-pisos", meta: { unRead: 4 } });
    await toggleFavourite("channel-pisos");
    expect(await placeOf("channel-pisos")).toEqual(["channels"]);
  });

  it("refuse an unknown id", async () => {
    openMessaging();
    expect(await refusalOf(toggleFavourite("contact-nobody"))).toEqual({
      status: 400,
      message: "Your id is not found",
    });
  });
});

describe("the archive", () => {
  it.each([
    ["contact-omar", "direct"],
    ["contact-lucia", "favourites"],
    ["channel-pisos", "channels"],
  ])("takes %s and gives it back to the %s", async (id, place) => {
    openMessaging();
    expect(await placeOf(id)).toEqual([place]);
    expect(await toggleArchive(id)).toBe("User has been added to your archives");
    expect(await placeOf(id)).toEqual(["archive"]);
    expect(await toggleArchive(id)).toBe("User has been removed to your archives");
    expect(await placeOf(id)).toEqual([place]);
  });

  it("returns a person to the direct chats who was in no list", async () => {
    openMessaging();
    await toggleArchive("contact-zoe");
    expect(await placeOf("contact-zoe")).toEqual(["archive"]);
    await toggleArchive("contact-zoe");
    expect(await placeOf("contact-zoe")).toEqual(["direct"]);
  });

  it("refuses an unknown id", async () => {
    openMessaging();
    expect(await refusalOf(toggleArchive("contact-nobody"))).toEqual({
      status: 400,
      message: "The archive chat is not found",
    });
  });
});

describe("direct chats", () => {
  it("have the person, the unread count and the last message", async () => {
    openMessaging();
    const chats = await api.listDirectChats();
    expect(chats.find(({ id }) => id === "contact-joan")).toBeUndefined(); // a favourite
    const kenji = chats.find(({ id }) => id === "contact-kenji");
    expect(kenji).toMatchObject({
      firstName: "Kenji",
      lastName: "Sato",
      meta: { unRead: 2, status: "active" },
      lastMessage: { text: "Y el postre, sin frutos secos. Este es.", image: [{ downloadLink: "/samples/dish.svg" }] },
      channels: [
        { id: "channel-cocina", name: "Cocina" },
        { id: "channel-restaurante", name: "Restaurante" },
      ],
      media: { total: 1, list: [{ url: "/samples/dish.svg" }] },
      attachedFiles: { total: 1, list: [{ fileName: "alergias-mesa-7.txt", icon: "document" }] },
    });
  });

  it("are opened for contacts, several at once and never twice", async () => {
    openMessaging();
    const ids = ["contact-zoe", "contact-sergio", "contact-zoe", "contact-omar"];
    expect(await api.addContacts({ body: ids })).toBe("Contacts Added!");
    const listed = idsOf(await api.listDirectChats());
    expect(listed.filter((id) => ids.includes(id)).toSorted()).toEqual([
      "contact-omar",
      "contact-sergio",
      "contact-zoe",
    ]);
    expect((await conversation("contact-zoe")).messages).toEqual([]);
  });

  it("are opened for all or for none", async () => {
    openMessaging();
    const refusal = await refusalOf(api.addContacts({ body: ["contact-zoe", "contact-nobody"] }));
    expect(refusal).toEqual({ status: 400, message: "Your id is not found" });
    expect(await placeOf("contact-zoe")).toEqual([]);
  });

  it("restore an archived person who is added again", async () => {
    openMessaging();
    expect(await placeOf("contact-tomas")).toEqual(["archive"]);
    await api.addContacts({ body: ["contact-tomas"] });
    expect(await placeOf("contact-tomas")).toEqual(["direct"]);
  });

  it("can be removed, keep the conversation, and return with the next message", async () => {
    openMessaging();
    const { messages } = await conversation("contact-omar");
    const reply = await api.removeFromChats({ params: { contactId: "contact-omar" } });
    expect(reply).toBe("The person is no longer among your chats.");
    expect(await placeOf("contact-omar")).toEqual([]);
    await send("contact-omar", "¿Sigues ahí?");
    expect(await placeOf("contact-omar")).toEqual(["direct"]);
    expect((await conversation("contact-omar")).messages).toHaveLength(messages.length + 1);
  });

  it("do not include a channel, which cannot be removed", async () => {
    openMessaging();
    const refusal = await refusalOf(api.removeFromChats({ params: { contactId: "channel-pisos" } }));
    expect(refusal.message).toBe("Your id is not found");
    expect(await placeOf("channel-pisos")).toEqual(["channels"]);
  });
});

describe("unread messages", () => {
  it.each(["contact-kenji", "contact-lucia", "channel-pisos"])("of %s are none once the chat is read", async (id) => {
    openMessaging();
    expect(await unReadOf(id)).toBeGreaterThan(0);
    const state = await api.markChatRead({ params: { id } });
    expect(state).toMatchObject({ id, unRead: 0 });
    const chats = [...(await api.listDirectChats()), ...(await api.listFavourites()), ...(await api.listChannels())];
    expect(chats.find((chat) => chat.id === id)?.meta.unRead).toBe(0);
    expect((await conversation(id)).firstUnread).toBeNull();
  });

  it("stay as they are when a conversation is only opened", async () => {
    openMessaging();
    const before = await conversation("channel-pisos");
    expect(await conversation("channel-pisos")).toEqual(before);
    expect(before.unRead).toBe(4);
  });

  it("have a first one, before which the divider is", async () => {
    openMessaging();
    const { messages, firstUnread } = await conversation("contact-marta");
    expect(messages.findIndex(({ mId }) => mId === firstUnread)).toBe(messages.length - 3);
  });

  it("can be marked again from a message on, or from the last one of another person", async () => {
    openMessaging();
    const { messages } = await conversation("contact-carmen");
    const params = { id: "contact-carmen" };
    expect(await api.markChatUnread({ params, body: {} })).toMatchObject({ unRead: 1 });
    expect((await conversation("contact-carmen")).firstUnread).toBe(messages[2]!.mId);
    expect(await api.markChatUnread({ params, body: { mId: messages[0]!.mId } })).toMatchObject({ unRead: 2 });
    expect(await api.markChatRead({ params })).toMatchObject({ unRead: 0 });
  });

  it("need a message of another person", async () => {
    openMessaging();
    const unread = () => api.markChatUnread({ params: { id: "contact-zoe" }, body: {} });
    const refusal = { status: 400, message: "There is no message of anybody else here." };
    expect(await refusalOf(unread())).toEqual(refusal);
    await send("contact-zoe", "Hola");
    expect(await refusalOf(unread())).toEqual(refusal);
  });

  it("are fewer after a deletion, and as many again after its undo", async () => {
    openMessaging();
    const { firstUnread } = await conversation("channel-pisos");
    const params = { userId: "channel-pisos", messageId: firstUnread! };
    await api.deleteMessage({ params });
    expect(await unReadOf("channel-pisos")).toBe(3);
    await api.restoreMessage({ params });
    expect(await conversation("channel-pisos")).toMatchObject({ unRead: 4, firstUnread });
  });
});

it("mutes a chat and unmutes it", async () => {
  openMessaging();
  const toggleMute = (id: string) => api.toggleMute({ params: { id } });
  expect(await toggleMute("channel-pisos")).toBe("Chat muted.");
  expect((await api.getChannel({ params: { id: "channel-pisos" } })).isMuted).toBe(true);
  expect(await toggleMute("channel-pisos")).toBe("Chat no longer muted.");
  expect(await toggleMute("contact-omar")).toBe("Chat muted.");
  expect((await api.getContact({ params: { id: "contact-omar" } })).isMuted).toBe(true);
});
