import { beforeEach, describe, expect, it } from "vitest";

import { api, conversation, openMessaging, refusalOf, send } from "../support/messagingBackend";

beforeEach(() => void openMessaging());

async function placeOf(id: string) {
  const lists = {
    favourites: await api.listFavourites(),
    direct: await api.listDirectChats(),
    channels: await api.listChannels(),
    archive: await api.listArchive(),
  };
  return Object.entries(lists)
    .filter(([, chats]) => chats.some((chat) => chat.id === id))
    .map(([name]) => name);
}

const detailsOf = (id: string) =>
  id.startsWith("channel") ? api.getChannel({ params: { id } }) : api.getContact({ params: { id } });
const toggleFavourite = (contactId: string) => api.toggleFavourite({ params: { contactId } });
const toggleArchive = (id: string) => api.toggleArchive({ params: { id } });

const places: [id: string, before: string[], after: string[]][] = [
  ["contact-omar", ["direct"], ["direct"]],
  ["channel-pisos", ["channels"], ["channels"]],
  ["contact-zoe", [], ["direct"]], // from then on
];

it.each(places)("moves %s to the favourites and back, each with its sentence", async (id, before, after) => {
  expect(await placeOf(id)).toEqual(before);
  expect(await toggleFavourite(id)).toBe("User has been added to your favourite");
  expect(await placeOf(id)).toEqual(["favourites"]);
  expect(await detailsOf(id)).toMatchObject({ isFavourite: true });
  expect(await toggleFavourite(id)).toBe("User has been removed to your favourite");
  expect(await placeOf(id)).toEqual(after);
});

it.each([...places, ["contact-lucia", ["favourites"], ["favourites"]]] as const)(
  "moves %s to the archive and back, each with its sentence",
  async (id, before, after) => {
    expect(await placeOf(id)).toEqual(before);
    expect(await toggleArchive(id)).toBe("User has been added to your archives");
    expect(await placeOf(id)).toEqual(["archive"]);
    expect(await toggleArchive(id)).toBe("User has been removed to your archives");
    expect(await placeOf(id)).toEqual(after);
  },
);

it("refuses an unknown id as a favourite and for the archive", async () => {
  const refused = { status: 400, message: "Your id is not found" };
  expect(await refusalOf(toggleFavourite("contact-nobody"))).toEqual(refused);
  expect(await refusalOf(toggleArchive("contact-nobody"))).toEqual({
    ...refused,
    message: "The archive chat is not found",
  });
});

describe("direct chats", () => {
  it("have the person, the unread count and the last message", async () => {
    const chats = await api.listDirectChats();
    expect(chats.find(({ id }) => id === "contact-joan")).toBeUndefined(); // a favourite
    expect(chats.find(({ id }) => id === "contact-kenji")).toMatchObject({
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

  it("are opened for several contacts at once, never twice, and for archived ones", async () => {
    const ids = ["contact-zoe", "contact-sergio", "contact-zoe", "contact-omar", "contact-tomas"];
    expect(await placeOf("contact-tomas")).toEqual(["archive"]);
    expect(await api.addContacts({ body: ids })).toBe("Contacts Added!");
    const listed = (await api.listDirectChats()).map(({ id }) => id).filter((id) => ids.includes(id));
    expect(listed.toSorted()).toEqual(["contact-omar", "contact-sergio", "contact-tomas", "contact-zoe"]);
    expect(await placeOf("contact-tomas")).toEqual(["direct"]);
    expect((await conversation("contact-zoe")).messages).toEqual([]);
  });

  it("are opened for all or for none", async () => {
    const refusal = await refusalOf(api.addContacts({ body: ["contact-zoe", "contact-nobody"] }));
    expect(refusal).toEqual({ status: 400, message: "Your id is not found" });
    expect(await placeOf("contact-zoe")).toEqual([]);
  });

  it("can be removed, keep the conversation, and return with the next message", async () => {
    const { messages } = await conversation("contact-omar");
    const reply = await api.removeFromChats({ params: { contactId: "contact-omar" } });
    expect(reply).toBe("The person is no longer among your chats.");
    expect(await placeOf("contact-omar")).toEqual([]);
    await send("contact-omar", "¿Sigues ahí?");
    expect(await placeOf("contact-omar")).toEqual(["direct"]);
    expect((await conversation("contact-omar")).messages).toHaveLength(messages.length + 1);
  });

  it("do not include a channel, which cannot be removed", async () => {
    const refusal = await refusalOf(api.removeFromChats({ params: { contactId: "channel-pisos" } }));
    expect(refusal.message).toBe("Your id is not found");
    expect(await placeOf("channel-pisos")).toEqual(["channels"]);
  });
});

describe("unread messages", () => {
  it.each(["contact-kenji", "contact-lucia", "channel-pisos"])("of %s are none once the chat is read", async (id) => {
    const before = await conversation(id);
    expect(before.unRead).toBeGreaterThan(0);
    expect(await conversation(id)).toEqual(before); // opened, not read
    expect(await api.markChatRead({ params: { id } })).toMatchObject({ id, unRead: 0 });
    const chats = [...(await api.listDirectChats()), ...(await api.listFavourites()), ...(await api.listChannels())];
    expect(chats.find((chat) => chat.id === id)?.meta.unRead).toBe(0);
    expect((await conversation(id)).firstUnread).toBeNull();
  });

  it("can be marked again from a message on, or from the last message of another person", async () => {
    const { messages } = await conversation("contact-carmen");
    const params = { id: "contact-carmen" };
    expect(await api.markChatUnread({ params, body: {} })).toMatchObject({ unRead: 1 });
    expect((await conversation("contact-carmen")).firstUnread).toBe(messages[2]!.mId);
    expect(await api.markChatUnread({ params, body: { mId: messages[0]!.mId } })).toMatchObject({ unRead: 2 });
  });

  it("need a message of another person", async () => {
    const unread = () => api.markChatUnread({ params: { id: "contact-zoe" }, body: {} });
    const refusal = { status: 400, message: "There is no message of anybody else here." };
    expect(await refusalOf(unread())).toEqual(refusal);
    await send("contact-zoe", "Hola");
    expect(await refusalOf(unread())).toEqual(refusal);
  });

  it("are fewer after a deletion, and as many again after its undo", async () => {
    const { firstUnread } = await conversation("channel-pisos");
    const params = { userId: "channel-pisos", messageId: firstUnread! };
    await api.deleteMessage({ params });
    expect((await conversation("channel-pisos")).unRead).toBe(3);
    await api.restoreMessage({ params });
    expect(await conversation("channel-pisos")).toMatchObject({ unRead: 4, firstUnread });
  });
});

it("mutes a chat and unmutes it", async () => {
  const toggleMute = (id: string) => api.toggleMute({ params: { id } });
  for (const id of ["channel-pisos", "contact-omar"]) {
    expect(await toggleMute(id)).toBe("Chat muted.");
    expect(await detailsOf(id)).toMatchObject({ isMuted: true });
  }
  expect(await toggleMute("channel-pisos")).toBe("Chat no longer muted.");
});
