import { expect, it, onTestFinished } from "vitest";

import type { RequestDraft } from "@/contract/guests/guestRequest";
import { conversationsContract } from "@/contract/messaging/conversations";
import { dayContract } from "@/contract/day/day";
import { requestsContract } from "@/contract/guests/requests";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { book } from "../../support/hotelBackend";
import { manualClock } from "../../support/manualClock";
import { startFakeBackend } from "../../support/wholeBackend";

const api = createClient({ ...requestsContract, ...dayContract, ...conversationsContract });
const today = "2026-04-14";

function open(size: SampleSize = { reservations: 60, messages: 1, contacts: 1 }) {
  const { now, after } = manualClock("2026-04-14T08:00:00.000Z");
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after }, size);
  onTestFinished(backend.stop);
  return backend.db;
}

async function ask(changes: Partial<RequestDraft> = {}) {
  const { id: reservationId } = await book({ arrival: today, departure: "2026-04-17" });
  const draft = { kind: "towels", quantity: 2, dueOn: today, dueTime: "19:00", note: "", ...changes } as const;
  return api.createRequest({ body: { clientId: reservationId, draft: { ...draft, reservationId } } });
}

/** What a channel has been told of a request. */
async function toldOf(id: string, channel = "channel-pisos") {
  const { messages } = await api.getConversation({ params: { id: channel }, query: {} });
  return messages.filter(({ text }) => text.startsWith(`${id}: `));
}

it("tells the channel of its department once of a request that is due, not again if deleted", async () => {
  open();
  const { id, reservationId } = await ask({ note: "De piscina" });
  const repair = await ask({ kind: "maintenance" });
  expect(await toldOf(id)).toHaveLength(1);
  for (const _ of [1, 2]) await api.getDay();
  const told = await toldOf(id);
  const text = `${id}: toallas × 2, para el 14/04/2026 a las 19:00. Prueba Iglesias (${reservationId}).\nDe piscina`;
  const meta = { receiver: "channel-pisos", sender: "contact-rosario", read: false };
  expect(told).toMatchObject([{ text, meta }]);
  expect(await toldOf(repair.id, "channel-mantenimiento")).toHaveLength(1);
  await api.deleteMessage({ params: { userId: "channel-pisos", messageId: told[0]!.mId } });
  await api.getDay();
  expect(await toldOf(id)).toEqual([]);
});

it("tells of it again for another of its dates, and not for another change", async () => {
  const db = open();
  const { id } = await ask();
  await api.getDay();
  const stored = db.requests.get(id);
  db.requests.put({ ...stored, note: "De piscina", dueTime: "20:00" });
  await api.getDay();
  expect(await toldOf(id)).toHaveLength(1);
  db.requests.put({ ...stored, dueOn: "2026-04-13" });
  await api.getDay();
  const [first, again] = [today, "2026-04-13"].map((date) => ({ clientId: `request:${id}:${date}` }));
  expect(await toldOf(id)).toMatchObject([first, again]);
});

it("tells of nothing that is due later, or has ended", async () => {
  const { hotel } = open();
  const later = await ask({ dueOn: "2026-04-15" });
  const { id, version } = await ask({ dueOn: "2026-04-15" });
  await api.actOnRequest({ params: { id, action: "reject" }, body: { version, reason: "No quedan" } });
  await api.getDay();
  expect(await toldOf(later.id)).toEqual([]);
  hotel.open("2026-04-15");
  await api.getDay();
  expect(await toldOf(later.id)).toHaveLength(1);
  expect(await toldOf(id)).toEqual([]);
});

it("posts no message in a hotel without channels", async () => {
  const db = open({ isEmpty: true });
  await api.getDay();
  expect(db.messaging.channels.all()).toEqual([]);
});
