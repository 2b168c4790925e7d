import { describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import type { SettingUpdate } from "@/contract/messaging/settings";
import { createClient } from "@/shared/api/createClient";

import { api, conversation, openMessaging, refusalOf, send } from "../support/messagingBackend";

const update = (field: string, value: unknown) =>
  // also of fields and values that the contract does not allow
  api.updateSettings({ body: { field, value } as SettingUpdate });
const seenBy = (contactId: string) => api.getProfileSeenBy({ params: { contactId } });

describe("the profile", () => {
  it("has the sample's 17 media items and 4 attached files", async () => {
    openMessaging();
    const profile = await api.getProfile();
    expect(profile.basicDetails).toMatchObject({
      firstName: "Marina",
      lastName: "Solé",
      fullName: "Marina Solé",
      email: "admin@conserje.app",
    });
    expect(profile.media).toMatchObject({ total: 17, list: { length: 17 } });
    expect(profile.attachedFiles).toMatchObject({ total: 4, list: { length: 4 } });
  });

  it("shows what has been changed under settings", async () => {
    openMessaging();
    await update("basicDetails.firstName", "Mar");
    await update("basicDetails.profile", "/samples/bay.svg");
    await update("basicDetails.coverImage", "/samples/pool.svg");
    await update("status", "do-not-disturb");
    expect(await api.getProfile()).toMatchObject({
      basicDetails: { fullName: "Mar Solé", avatar: "/samples/bay.svg", coverImage: "/samples/pool.svg" },
      status: "do-not-disturb",
    });
  });
});

it("has each of its details under its own name, in the settings and in the profile", async () => {
  openMessaging();
  const details = { firstName: "Mar", lastName: "", title: "Jefa", description: "De noche", location: "Planta 2" };
  for (const [name, value] of Object.entries(details)) await update(`basicDetails.${name}`, value);
  expect((await api.getSettings()).basicDetails).toMatchObject(details);
  expect((await api.getProfile()).basicDetails).toMatchObject({ ...details, fullName: "Mar" });
});

it("shows a new portrait, and nothing else, as the person's own", async () => {
  const { db } = openMessaging();
  const before = db.users.get(1);
  await update("basicDetails.title", "Jefa");
  expect(db.users.get(1)).toEqual(before);
  await update("basicDetails.profile", "/samples/bay.svg");
  expect(db.users.get(1)).toEqual({ ...before, profileImage: "/samples/bay.svg" });
});

/** As large as one may be. */
const picture = "data:image/png;base64,".padEnd(2 * 1024 * 1024, "A");

describe("a setting", () => {
  it.each<[string, unknown, object]>([
    ["basicDetails.firstName", "a".repeat(60), { basicDetails: { firstName: "a".repeat(60) } }],
    ["basicDetails.description", "a".repeat(500), { basicDetails: { description: "a".repeat(500) } }],
    ["basicDetails.profile", "/samples/other-1.svg", { basicDetails: { profile: "/samples/other-1.svg" } }],
    ["basicDetails.coverImage", "", { basicDetails: { coverImage: "" } }],
    ["basicDetails.coverImage", picture, { basicDetails: { coverImage: picture } }],
    ["basicDetails.description", "", { basicDetails: { description: "" } }],
    ["basicDetails.email", "mar@hotel.example", { basicDetails: { email: "mar@hotel.example" } }],
    ["basicDetails.profile", "data:image/png;base64,AAAA", { basicDetails: { profile: "data:image/png;base64,AAAA" } }],
    ["theme.image", "", { theme: { image: "" } }],
    ["privacy.displayprofilePhoto", "nobody", { privacy: { displayprofilePhoto: "nobody" } }],
    ["privacy.displayLastSeen", false, { privacy: { displayLastSeen: false } }],
    ["privacy.displayStatus", "selected", { privacy: { displayStatus: "selected" } }],
    ["privacy.readReceipts", false, { privacy: { readReceipts: false } }],
    ["privacy.displayGroups", "everyone", { privacy: { displayGroups: "everyone" } }],
    ["privacy.selectedContacts", ["contact-omar"], { privacy: { selectedContacts: ["contact-omar"] } }],
    ["security.securityNotification", false, { security: { securityNotification: false } }],
    ["status", "away", { status: "away" }],
  ])("%s keeps what it takes (%#)", async (field, value, expected) => {
    openMessaging();
    const before = await api.getSettings();
    expect(before).not.toMatchObject(expected);
    expect(await update(field, value)).toMatchObject(expected);
    expect(await api.getSettings()).toMatchObject(expected);
  });

  it.each<[string, unknown]>([
    ["basicDetails.firstName", "  "],
    ["basicDetails.firstName", 7],
    ["basicDetails.description", "a".repeat(501)],
    ["basicDetails.firstName", "a".repeat(61)],
    ["basicDetails.description", 7],
    ["basicDetails.description", ["a"]],
    ["basicDetails.profile", 7],
    ["basicDetails.profile", [""]],
    ["basicDetails.profile", `${picture}A`],
    ["basicDetails.profile", "/samples/a.svg.html"],
    ["basicDetails.email", "nadie"],
    ["basicDetails.email", "mar@hotel"],
    ["basicDetails.email", ["mar@hotel.example"]],
    ["privacy.selectedContacts", ["contact-omar", "contact-nobody"]],
    ["privacy.selectedContacts", [["contact-omar"]]],
    ["basicDetails.profile", "https://elsewhere.example/a.png"],
    ["basicDetails.profile", "data:image/svg+xml;base64,AAAA"],
    ["basicDetails.profile", "/samples/../a.svg"],
    ["theme.image", "/samples/bay.svg"],
    ["privacy.displayprofilePhoto", "friends"],
    ["privacy.displayLastSeen", "false"],
    ["privacy.readReceipts", null],
    ["privacy.selectedContacts", ["contact-nobody"]],
    ["privacy.selectedContacts", "contact-omar"],
    ["security.securityNotification", 1],
    ["status", "Active"],
    ["status", { toString: "away" }],
  ])("%s does not take what it cannot be, and stays as it was (%#)", async (field, value) => {
    openMessaging();
    const before = await api.getSettings();
    expect(await refusalOf(update(field, value))).toEqual({
      status: 400,
      message: "The setting does not take that value.",
      fields: { [field]: "The setting does not take that value." },
    });
    expect(await api.getSettings()).toEqual(before);
  });

  it.each([
    "__proto__",
    "constructor",
    "basicDetails",
    "basicDetails.fullName",
    "toString",
    "",
    "privacy.__proto__",
    7,
    ["status"],
  ])("%j is none", async (field) => {
    openMessaging();
    const before = await api.getSettings();
    expect(await refusalOf(update(field as string, { polluted: true }))).toEqual({
      status: 400,
      message: "There is no such setting.",
    });
    expect(await api.getSettings()).toEqual(before);
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("privacy", () => {
  it("shows everything to everyone, to selected people, or to no one", async () => {
    openMessaging();
    await update("basicDetails.profile", "/samples/bay.svg");
    await update("privacy.selectedContacts", ["contact-omar"]);
    const fields = { displayprofilePhoto: "profileImage", displayStatus: "status", displayGroups: "channels" } as const;
    for (const [setting, shown] of Object.entries(fields)) {
      const isSeen = async (contactId: string) => Object.hasOwn(await seenBy(contactId), shown);
      await update(`privacy.${setting}`, "everyone");
      expect([await isSeen("contact-omar"), await isSeen("contact-fatou")]).toEqual([true, true]);
      await update(`privacy.${setting}`, "selected");
      expect([await isSeen("contact-omar"), await isSeen("contact-fatou")]).toEqual([true, false]);
      await update(`privacy.${setting}`, "nobody");
      expect([await isSeen("contact-omar"), await isSeen("contact-fatou")]).toEqual([false, false]);
    }
  });

  it("shows or hides when the person was last seen", async () => {
    openMessaging();
    expect((await seenBy("contact-omar")).lastSeen).toBe("2026-03-27T10:00:00.000Z");
    await update("privacy.displayLastSeen", false);
    expect(await seenBy("contact-omar")).not.toHaveProperty("lastSeen");
  });

  it("shows the chosen status to others", async () => {
    openMessaging();
    await update("status", "do-not-disturb");
    expect(await seenBy("contact-omar")).toMatchObject({ fullName: "Marina Solé", status: "do-not-disturb" });
    expect(await refusalOf(seenBy("contact-nobody"))).toMatchObject({ message: "Your id is not found" });
  });
});

describe("another person who signs in", () => {
  const auth = createClient(authContract);

  it("has their own settings and conversations, and does not change those of the first", async () => {
    openMessaging();
    await send("contact-omar", "Solo para Marina");
    await update("status", "away");
    const person = { username: "Rita Sanz", email: "rita@hotel.example", password: "una frase corta" };
    const { uid } = await auth.register({ body: person });
    await auth.login({ body: { email: person.email, password: person.password } });

    expect(await api.getProfile()).toMatchObject({ basicDetails: { fullName: "Rita Sanz" }, status: "active" });
    const { messages } = await conversation("contact-omar");
    expect(messages.map(({ text }) => text)).not.toContain("Solo para Marina");
    expect(messages.map(({ meta }) => meta.sender)).toContain(String(uid));
    expect((await send("contact-omar", "Hola")).meta.sender).toBe(String(uid));

    await auth.login({ body: { email: "admin@conserje.app", password: "Bahia-Serena-48" } });
    expect(await api.getSettings()).toMatchObject({ status: "away" });
    expect((await conversation("contact-omar")).messages.at(-1)!.text).toBe("Solo para Marina");
  });
});
