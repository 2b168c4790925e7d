import { describe, expect, it } from "vitest";

import { sentences } from "@/contract/sentences";

import { api, openMessaging, refusalOf } from "../support/messagingBackend";

describe("contacts", () => {
  it("are found by id, with the files of the conversation", async () => {
    openMessaging();
    const contact = await api.getContact({ params: { id: "contact-marta" } });
    expect(contact).toMatchObject({ firstName: "Marta", lastName: "Vila", status: "active", department: "events" });
    expect(contact.media).toMatchObject({ total: 4, list: { length: 4 } });
    expect(contact.attachedFiles.list).toMatchObject([{ fileName: "menu-boda.pdf", icon: "pdf" }]);
    const unknown = await refusalOf(api.getContact({ params: { id: "contact-nobody" } }));
    expect(unknown).toEqual({ status: 400, message: "Your id is not found" });
  });

  it("have the newest six media in a list, and all in their details", async () => {
    openMessaging({}, { messages: 3000 });
    const listed = (await api.listContacts()).find(({ id }) => id === "contact-rosario")!;
    const { media } = await api.getContact({ params: { id: "contact-rosario" } });
    expect(media.total).toBeGreaterThan(6);
    expect(media.list).toHaveLength(media.total);
    expect(listed.media).toEqual({ total: media.total, list: media.list.slice(0, 6) });
  });

  it("hide when they were last seen if they choose so", async () => {
    openMessaging();
    const contacts = await api.listContacts();
    const seenAt = (id: string) => contacts.find((contact) => contact.id === id)!.lastSeen;
    expect([seenAt("contact-zoe"), seenAt("contact-marta")]).toEqual([undefined, "2026-03-27T09:59:00.000Z"]);
  });
});

describe("an invitation", () => {
  const invite = (email: string, name: unknown) =>
    api.inviteContact({ body: { email, name, message: "Hola" } as never });

  it("needs an address and a name", async () => {
    const { db } = openMessaging();
    expect(await invite("ana@hotel.example", "Ana Ruiz")).toBe("User is Invited");
    expect(db.messaging.invitations.all()).toEqual([{ email: "ana@hotel.example", name: "Ana Ruiz", message: "Hola" }]);
  });

  const noEmail = { email: "Write a complete e-mail, such as name@hotel.com." };
  it.each([
    ["", "Ana", noEmail],
    ["ana", "Ana", noEmail],
    ["ana@hotel", "Ana", noEmail],
    ["ana@hotel.", "Ana", noEmail],
    ["a na@hotel.example", "Ana", noEmail],
    ["@hotel.example", "Ana", noEmail],
    ["OMAR@bahiaserena.example", "Ana", { email: "That person is among your contacts." }],
    ["ana@hotel.example", " ", { name: "Write a name." }],
    ["ana@hotel.example", "", { name: "Write a name." }],
    ["ana@hotel.example", undefined, { name: "Write a name." }],
  ])("does not go to %j with the name %j", async (email, name, fields) => {
    openMessaging();
    expect(await refusalOf(invite(email, name))).toMatchObject({ status: 400, fields });
  });
});

describe("channels", () => {
  const draft = { name: "Puente", description: "Puente de mayo", members: ["contact-omar", "contact-fatou"] };
  const create = (changes: object = {}) => api.createChannel({ body: { ...draft, ...changes } });

  it("are found by id, with their members and their admin", async () => {
    openMessaging();
    const channel = await api.getChannel({ params: { id: "channel-cocina" } });
    expect(channel).toMatchObject({ name: "Cocina", meta: { unRead: 2 } });
    expect(channel.members.slice(0, 2)).toMatchObject([{ firstName: "Ainhoa", isAdmin: true }, { firstName: "Kenji" }]);
    expect(channel.members[1]!.isAdmin ?? false).toBe(false);
    expect(channel.members[0]!.channels).toContainEqual({ id: "channel-cocina", name: "Cocina" });
    const unknown = await refusalOf(api.getChannel({ params: { id: "channel-nobody" } }));
    expect(unknown).toEqual({ status: 400, message: "The channel is not found" });
  });

  it("begin with each member once, unmuted and read", async () => {
    openMessaging();
    const members = ["contact-omar", "contact-fatou", "contact-omar"];
    expect(await create({ name: " Puente ", members })).toBe("Channel Created!");
    await create({ name: "Bodas", description: undefined });
    const channels = await api.listChannels();
    const fresh = { isAdmin: true, isMuted: false, isArchived: false, meta: { unRead: 0 } };
    expect(channels.slice(-2)).toMatchObject([
      { ...fresh, name: "Puente", description: "Puente de mayo", members: [{ id: members[0] }, { id: members[1] }] },
      { ...fresh, name: "Bodas", description: "" },
    ]);
    expect(new Set(channels.map(({ id }) => id)).size).toBe(10);
  });

  it("may have as many letters as their limits say", async () => {
    openMessaging();
    const longest = { name: "x".repeat(100), description: "x".repeat(200), clientId: "x".repeat(100) };
    expect(await create(longest)).toBe(sentences.channelCreated);
  });

  const invalid = sentences.invalidValue;
  it.each<[string, object, object]>([
    ["no name", { name: "" }, { name: sentences.nameRequired }],
    ["white space as name", { name: "  " }, { name: sentences.nameRequired }],
    ["a name that is not there", { name: undefined }, { name: sentences.nameRequired }],
    ["a known name", { name: " pisos " }, { name: "There is already a channel with that name." }],
    ["a long name", { name: "x".repeat(101) }, { name: sentences.nameTooLong }],
    ["no member", { members: [] }, { members: "Choose at least one member." }],
    ["members that are not there", { members: undefined }, { members: "Choose at least one member." }],
    ["too many members", { members: Array<string>(5001).fill("contact-omar") }, { members: invalid }],
    ["a long description", { description: "x".repeat(201) }, { description: sentences.textTooLong }],
    ["a description too long to read", { description: "x".repeat(100_001) }, { description: invalid }],
    ["a long id of the client", { clientId: "x".repeat(101) }, { clientId: invalid }],
  ])("are refused by field with %s", async (_, changes, fields) => {
    openMessaging();
    const refused = await refusalOf(create(changes));
    expect([refused.status, refused.fields]).toEqual([400, fields]);
    expect(await api.listChannels()).toHaveLength(8);
  });

  it("need known members", async () => {
    openMessaging();
    expect(await refusalOf(create({ members: ["contact-nobody"] }))).toMatchObject({ message: "Your id is not found" });
  });
});
