import { describe, expect, it } from "vitest";

import { api, openMessaging, refusalOf } from "../support/messagingBackend";

describe("contacts", () => {
  it("are found by id, with the files of the conversation", async () => {
    openMessaging();
    const contact = await api.getContact({ params: { id: "contact-marta" } });
    expect(contact).toMatchObject({ firstName: "Marta", lastName: "Vila", status: "active", department: "events" });
    expect(contact.media).toMatchObject({ total: 4, list: { length: 4 } });
    expect(contact.attachedFiles.list).toMatchObject([{ fileName: "menu-boda.pdf", icon: "pdf" }]);
    expect(await refusalOf(api.getContact({ params: { id: "contact-nobody" } }))).toEqual({
      status: 400,
      message: "Your id is not found",
    });
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
    expect(contacts.find(({ id }) => id === "contact-zoe")!.lastSeen).toBeUndefined();
    expect(contacts.find(({ id }) => id === "contact-marta")!.lastSeen).toBe("2026-03-27T09:59:00.000Z");
  });
});

describe("an invitation", () => {
  const invite = (email: string, name = "Ana Ruiz") => api.inviteContact({ body: { email, name, message: "Hola" } });

  it("needs an address and a name", async () => {
    const { db } = openMessaging();
    expect(await invite("ana@hotel.example")).toBe("User is Invited");
    expect(db.messaging.invitations.all()).toEqual([{ email: "ana@hotel.example", name: "Ana Ruiz", message: "Hola" }]);
  });

  it.each(["", "ana", "ana@hotel", "ana@hotel.", "a na@hotel.example", "@hotel.example"])(
    "does not go to %j",
    async (email) => {
      openMessaging();
      expect(await refusalOf(invite(email))).toMatchObject({
        status: 400,
        fields: { email: "Write a complete e-mail, such as name@hotel.com." },
      });
    },
  );

  it("asks for a name", async () => {
    openMessaging();
    expect(await refusalOf(invite("ana@hotel.example", " "))).toMatchObject({ fields: { name: "Write a name." } });
  });

  it("is refused for a contact", async () => {
    openMessaging();
    expect(await refusalOf(invite("OMAR@bahiaserena.example"))).toMatchObject({
      status: 400,
      fields: { email: "That person is among your contacts." },
    });
  });
});

describe("channels", () => {
  const create = (name: string, members = ["contact-omar", "contact-fatou"]) =>
    api.createChannel({ body: { name, description: "Puente de mayo", members } });

  it("are found by id, with their members and their admin", async () => {
    openMessaging();
    const channel = await api.getChannel({ params: { id: "channel-cocina" } });
    expect(channel).toMatchObject({ name: "Cocina", meta: { unRead: 2 } });
    const names = channel.members.map(({ firstName, isAdmin }) => [firstName, isAdmin ?? false]);
    expect(names.slice(0, 2)).toEqual([
      ["Ainhoa", true],
      ["Kenji", false],
    ]);
    expect(channel.members[0]!.channels).toContainEqual({ id: "channel-cocina", name: "Cocina" });
    expect(await refusalOf(api.getChannel({ params: { id: "channel-nobody" } }))).toEqual({
      status: 400,
      message: "The channel is not found",
    });
  });

  it("can be created, with a name and each member once", async () => {
    openMessaging();
    expect(await create(" Puente ", ["contact-omar", "contact-fatou", "contact-omar"])).toBe("Channel Created!");
    const channels = await api.listChannels();
    expect(channels.at(-1)).toMatchObject({
      name: "Puente",
      description: "Puente de mayo",
      isAdmin: true,
      meta: { unRead: 0 },
      members: [{ id: "contact-omar" }, { id: "contact-fatou" }],
    });
    expect(new Set(channels.map(({ id }) => id)).size).toBe(9);
  });

  it("need a new name, and known members", async () => {
    openMessaging();
    expect(await refusalOf(create("  "))).toMatchObject({ status: 400, fields: { name: "Write a name." } });
    expect(await refusalOf(create("pisos"))).toMatchObject({
      status: 400,
      fields: { name: "There is already a channel with that name." },
    });
    expect(await refusalOf(create("Puente", []))).toMatchObject({ fields: { members: "Choose at least one member." } });
    expect(await refusalOf(create("Puente", ["contact-nobody"]))).toMatchObject({ message: "Your id is not found" });
    expect(await api.listChannels()).toHaveLength(8);
  });
});
