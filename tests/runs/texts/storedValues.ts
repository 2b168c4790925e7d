import { reservationColumns } from "@/features/reservations/list/reservationColumns";

const time = "2026-11-22T10:00:00.000Z";

const reply = {
  mId: "1",
  text: "¿Está lista?",
  time,
  meta: {
    receiver: "1",
    sender: "contact-omar",
    sent: true,
    received: true,
    read: true,
    userData: { id: "contact-omar", firstName: "Omar", lastName: "Benali" },
  },
};

const bookmark = { id: "1", icon: "image", title: "Parte", desc: "1 kB", userId: "contact-rosario", mId: "1", time };

/** What a tab that is gone has not sent yet. */
const left = (entry: object) => ({ version: 1, tab: "gone", uid: 1, entry });
const leftSave = (what: object) => left({ key: "1", time, isWaiting: true, what });

/** What the app itself stores in structures, under their keys: a person who has left a page in the middle of things. */
export const storedValues: Record<string, unknown> = {
  authUser: { uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" },
  reservationColumns: { order: reservationColumns.map(({ id }) => id), hidden: ["phone_number"] },
  "draft:chat:contact-rosario": {
    version: 1,
    draft: {
      text: "Ya voy",
      isUrgent: true,
      replyOf: reply,
      files: [{ id: "1", name: "parte.pdf", mime: "application/pdf", size: 1200, status: "uploading" }],
      mentions: [{ id: "contact-lucia", name: "Lucía Ferrer" }],
    },
  },
  "outbox:messages:own": left({
    clientId: "own",
    chatId: "contact-rosario",
    time,
    text: "Hola",
    status: "failed",
    replyOf: reply,
    image: [{ downloadLink: "/samples/bay.svg", width: 10, height: 10 }],
    attachments: [{ name: "parte.pdf", downloadLink: "/samples/parte.pdf", desc: "1 kB", mime: "application/pdf" }],
    mentions: ["contact-lucia"],
  }),
  "outbox:ticks:1": leftSave({ id: "3", isDone: true }),
  "outbox:chatSaves:1": leftSave({ id: "contact-rosario", act: "toggleFavourite", marks: { isFavourite: true } }),
  "outbox:messageSaves:1": leftSave({ act: "delete", chatId: "contact-rosario", message: reply }),
  "outbox:callSaves:1": leftSave({ callId: "call-1" }),
  "outbox:bookmarkSaves:1": leftSave({ act: "rename", bookmark }),
  "outbox:settingSaves:1": leftSave({ field: "privacy.readReceipts", value: false }),
  "outbox:topBarSaves:1": leftSave({ act: "removeCartItem", itemId: "1" }),
  "outbox:reservationWrites:2": leftSave({ kind: "deletion", act: "restore", id: "RSV-000482", customer: "Zoe Nadal" }),
  "outbox:reservationWrites:1": leftSave({
    kind: "form",
    clientId: "1",
    version: 0,
    name: "Zoe Nadal",
    draft: {
      state: "confirmed",
      arrival: "2026-12-01",
      departure: "2026-12-03",
      eta: "18:00",
      adults: 2,
      childrenAges: [4],
      roomTypeId: "double",
      ratePlanId: "flexible",
      newGuest: { firstName: "Zoe", lastName: "Nadal", email: "", phone: "", document: "", country: "ES" },
      channelId: "phone",
      externalRef: "",
      guarantee: "none",
      releaseOn: "",
      extras: [{ productId: "breakfast", quantity: 1 }],
      notes: { internal: "", guest: "", request: "Cuna" },
    },
  }),
  "draft:booking:-:1": {
    version: 2,
    tab: "gone",
    savedAt: "2026-11-22T10:00:00.000Z",
    values: {
      clientId: "1",
      version: 0,
      state: "confirmed",
      arrival: "2026-12-01",
      departure: "2026-12-03",
      eta: "18:00",
      adults: 2,
      childrenAges: [4, ""],
      roomTypeId: "double",
      ratePlanId: "flexible",
      guest: null,
      newGuest: { firstName: "Zoe", lastName: "Nadal", email: "", phone: "", document: "", country: "ES" },
      channelId: "phone",
      externalRef: "",
      guarantee: "none",
      releaseOn: "",
      quantities: { breakfast: 1 },
      notes: { internal: "", guest: "", request: "Cuna" },
    },
  },
};

/** What it stores as a plain text. */
export const storedTexts = ["token", "sp", "apiKey", "signedInAt", "language", "theme", "sidebar", "changingPage"];

/** What its router stores besides. */
export const ofTheRouter = ["remix-router-transitions", "react-router-scroll-positions"];
