import { beforeEach, describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import type { SettingUpdate } from "@/contract/messaging/settings";
import { createClient } from "@/shared/api/createClient";

import { api, conversation, openMessaging, refusalOf, send } from "../support/messagingBackend";

let opened: ReturnType<typeof openMessaging>;
beforeEach(() => void (opened = openMessaging()));

const update = (field: string, value: unknown) =>
  // also of fields and values that the contract does not allow
  api.updateSettings({ body: { field, value } as SettingUpdate });
const seenBy = (contactId: string) => api.getProfileSeenBy({ params: { contactId } });

describe("the profile", () => {
  it("has the sample's 17 media items and 4 attached files", async () => {
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

  it("shows what has been changed under settings, each detail under its own name", async () => {
    const details = { firstName: "Mar", lastName: "", title: "Jefa", description: "De noche", location: "Planta 2" };
    for (const [name, value] of Object.entries(details)) await update(`basicDetails.${name}`, value);
    await update("basicDetails.profile", "/samples/bay.svg");
    await update("basicDetails.coverImage", "/samples/pool.svg");
    await update("status", "do-not-disturb");
    expect((await api.getSettings()).basicDetails).toMatchObject(details);
    const pictures = { avatar: "/samples/bay.svg", coverImage: "/samples/pool.svg" };
    expect(await api.getProfile()).toMatchObject({
      basicDetails: { ...details, ...pictures, fullName: "Mar" },
      status: "do-not-disturb",
    });
  });
});

it("shows a new portrait, and nothing else, as the person's own", async () => {
  const { db } = opened;
  const before = db.users.get(1);
  await update("basicDetails.title", "Jefa");
  expect(db.users.get(1)).toEqual(before);
  await update("basicDetails.profile", "/samples/bay.svg");
  expect(db.users.get(1)).toEqual({ ...before, profileImage: "/samples/bay.svg" });
});

/** As large as one may be. */
const picture = "data:image/png;base64,".padEnd(2 * 1024 * 1024, "A");

const taken: Record<string, unknown[]> = {
  "basicDetails.firstName": ["a".repeat(60)],
  "basicDetails.description": ["a".repeat(500), ""],
  "basicDetails.email": ["mar@hotel.example"],
  "basicDetails.profile": ["/samples/other-1.svg", "data:image/png;base64,AAAA"],
  "basicDetails.coverImage": ["", picture],
  "theme.image": [""],
  "privacy.displayprofilePhoto": ["nobody"],
  "privacy.displayLastSeen": [false],
  "privacy.displayStatus": ["selected"],
  "privacy.readReceipts": [false],
  "privacy.displayGroups": ["everyone"],
  "privacy.selectedContacts": [["contact-omar"]],
  "security.securityNotification": [false],
  status: ["away"],
};

const refused: Record<string, unknown[]> = {
  "basicDetails.firstName": ["  ", 7, "a".repeat(61)],
  "basicDetails.description": ["a".repeat(501), 7, ["a"]],
  "basicDetails.email": ["nadie", "mar@hotel", ["mar@hotel.example"]],
  "basicDetails.profile": [
    7,
    [""],
    `${picture}A`,
    "data:image/svg+xml;base64,AAAA",
    "/samples/a.svg.html",
    "https://elsewhere.example/a.png",
    "/samples/../a.svg",
  ],
  "theme.image": ["/samples/bay.svg"],
  "privacy.displayprofilePhoto": ["friends"],
  "privacy.displayLastSeen": ["false"],
  "privacy.readReceipts": [null],
  "privacy.selectedContacts": [
    ["contact-omar", "contact-nobody"],
    [["contact-omar"]],
    ["contact-nobody"],
    "contact-omar",
  ],
  "security.securityNotification": [1],
  status: ["Active", { toString: "away" }],
};

describe("a setting", () => {
  it.each(Object.entries(taken))("%s keeps what it takes", async (field, values) => {
    for (const value of values) {
      expect(await api.getSettings()).not.toHaveProperty(field, value);
      expect(await update(field, value)).toHaveProperty(field, value);
      expect(await api.getSettings()).toHaveProperty(field, value);
    }
  });

  it.each(Object.entries(refused))("%s does not take what it cannot be, and stays as it was", async (field, values) => {
    const before = await api.getSettings();
    const message = "The setting does not take that value.";
    for (const value of values)
      expect(await refusalOf(update(field, value))).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await api.getSettings()).toEqual(before);
  });

  it("is refused under a name that is none", async () => {
    const before = await api.getSettings();
    const ofObjects = ["__proto__", "constructor", "toString", "privacy.__proto__"];
    for (const field of [...ofObjects, "basicDetails", "basicDetails.fullName", "", 7, ["status"]]) {
      const answer = await refusalOf(update(field as string, { polluted: true }));
      expect(answer, String(field)).toEqual({ status: 400, message: "There is no such setting." });
    }
    expect(await api.getSettings()).toEqual(before);
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("privacy", () => {
  it("shows everything to everyone, to selected people, or to nobody", async () => {
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

  it("shows the chosen status to others, and when the person was last seen, unless hidden", async () => {
    await update("status", "do-not-disturb");
    const shown = { fullName: "Marina Solé", status: "do-not-disturb", lastSeen: "2026-03-27T10:00:00.000Z" };
    expect(await seenBy("contact-omar")).toMatchObject(shown);
    await update("privacy.displayLastSeen", false);
    expect(await seenBy("contact-omar")).not.toHaveProperty("lastSeen");
    expect(await refusalOf(seenBy("contact-nobody"))).toMatchObject({ message: "Your id is not found" });
  });
});

describe("another person who signs in", () => {
  const auth = createClient(authContract);

  it("has their own settings and conversations, and does not change those of the first", async () => {
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
