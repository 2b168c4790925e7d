import { describe, expect, it } from "vitest";

import { type MessageDraft, messageStates } from "@/contract/guests/guestMessage";
import { addDays } from "@/domain/civilDate";
import type { Database } from "@/fakeBackend/core/database";
import { sendDue } from "@/fakeBackend/guestMessages/outgoing";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";

import {
  act,
  messageRefusalOf,
  messagesApi,
  messageTo,
  openMessages,
  plan,
  scheduleOf,
  write,
  writeDownGuest,
} from "../../support/messageCalls";

const today = "2026-04-14";
const rows = (query = {}) => messagesApi.exportGuestMessages({ query });
const get = (id: string) => messagesApi.getGuestMessage({ params: { id } });
const outgoingToday = async () => (await messagesApi.listOutgoing({ query: { days: 1 } }))[0]!.messages;
const codesOf = ({ reasons }: { reasons: { code: string }[] }) => reasons.map(({ code }) => code);

function switchOff({ schedules }: Database["guestMessages"]) {
  for (const one of schedules.all()) schedules.put({ ...one, isOn: false });
}

const confirmedIn = ({ hotel }: Database) => [...hotel.all()].filter(({ state }) => state === "confirmed");

it("has a sample of a month's messages in all states, eight templates and four schedules", async () => {
  openMessages({});
  const all = await rows();
  expect(all.length).toBeGreaterThan(130);
  expect(all.length).toBeLessThanOrEqual(150);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(messageStates));
  expect(all.every(({ at }) => at.slice(0, 10) >= addDays(today, -30) && at.slice(0, 10) < today)).toBe(true);
  expect(all.filter(({ guest, body }) => guest === "" || body.includes("{{"))).toEqual([]);
  const templates = await messagesApi.listTemplates();
  expect(templates).toHaveLength(8);
  expect(templates.every(({ texts }) => texts.es && texts.en)).toBe(true);
  expect(await messagesApi.listSchedules()).toHaveLength(4);
  expect((await outgoingToday()).length).toBeGreaterThan(5);
});

describe("a message", () => {
  it("says what the guest reads, and is delivered after a while", async () => {
    const { advance } = openMessages();
    const { id: guestId } = await writeDownGuest();
    const sent = await write(messageTo(guestId));
    expect(sent).toMatchObject({ state: "sent", address: "z@example.com", guest: "Zuriñe Ağa" });
    expect(sent.body).toBe("Hola, Zuriñe: su taxi llega a las nueve.");
    advance(60_000);
    expect(["delivered", "answered", "failed"]).toContain((await get(sent.id)).state);
  });

  it("has every outcome among many, and can be sent again where it failed", async () => {
    const { advance } = openMessages();
    const { id: guestId } = await writeDownGuest();
    for (let count = 0; count < 40; count += 1) await write(messageTo(guestId));
    advance(60_000);
    const all = await rows({ guestId });
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(["delivered", "answered", "failed"]));
    expect(all.find(({ state }) => state === "answered")!.answer).not.toBe("");
    const failed = all.find(({ state }) => state === "failed")!;
    expect(failed.failure!.code).toBe("MESSAGE_BOUNCED");
    const again = await act(failed, "resend");
    expect(again).toMatchObject({ state: "sent", eventRef: failed.eventRef });
    expect(again.failure).toBeUndefined();
    expect(await messageRefusalOf(act(again, "resend"))).toMatchObject({ status: 409, codes: ["ACT_NOT_NOW"] });
  });

  it("is sent once, however often it is asked for", async () => {
    openMessages();
    const { id: guestId } = await writeDownGuest();
    const draft = messageTo(guestId);
    const made = await write(draft, "once");
    expect(await write(draft, "once")).toEqual(made);
    const other = write({ ...draft, body: "Otra cosa." }, "once");
    expect(await messageRefusalOf(other)).toMatchObject({ status: 409, codes: ["RECORD_STALE"], current: made });
  });

  it("waits as a draft or until its day, is changed and cancelled", async () => {
    const { db, now } = openMessages();
    const { id: guestId } = await writeDownGuest();
    const kept = await write(messageTo(guestId, { time: "kept", body: "" }));
    expect(kept).toMatchObject({ state: "draft", address: "" });
    const draft = messageTo(guestId, { time: "later", sendOn: "2026-04-16" });
    const body = { version: kept.version, draft };
    const waiting = await messagesApi.updateGuestMessage({ params: { id: kept.id }, body });
    expect(waiting).toMatchObject({ state: "scheduled", sendOn: "2026-04-16" });
    const days = await messagesApi.listOutgoing({ query: { days: 5 } });
    const holds = days.filter(({ messages }) => messages.some(({ eventRef }) => eventRef === kept.eventRef));
    expect(holds.map(({ date }) => date)).toEqual(["2026-04-16"]);
    sendDue(db, "2026-04-15", now());
    expect((await get(kept.id)).state).toBe("scheduled");
    sendDue(db, "2026-04-16", now());
    const gone = await get(kept.id);
    expect(gone).toMatchObject({ state: "sent", body: "Hola, Zuriñe: su taxi llega a las nueve." });
    expect(await messageRefusalOf(act(gone, "cancel"))).toMatchObject({ codes: ["ACT_NOT_NOW"] });
    expect((await act(await write(draft), "cancel")).state).toBe("cancelled");
  });

  it("is refused with the reason beside its field", async () => {
    openMessages();
    const { id: guestId } = await writeDownGuest({ email: "" });
    const refused = (changes: Partial<MessageDraft>) => messageRefusalOf(write(messageTo(guestId, changes)));
    expect(await refused({})).toMatchObject({ status: 422, fields: { channel: "El cliente no tiene correo." } });
    const { codes } = await refused({ channel: "sms", body: "{{x}} {{reserva.habitacion}}" });
    expect(codes).toEqual(["TEMPLATE_VARIABLE_UNKNOWN", "MESSAGE_VALUE_MISSING"]);
    const offer = await refused({ channel: "sms", templateId: "template-8" });
    expect(offer.codes).toEqual(["MESSAGE_CONSENT_MISSING"]);
    for (const [change, field] of [
      [{ guestId: "guest-9999" }, "guestId"],
      [{ reservationId: "RSV-000001" }, "reservationId"],
      [{ channel: "fax" as never }, "channel"],
      [{ channel: "sms", time: "later", sendOn: today }, "sendOn"],
    ] as const)
      expect(Object.keys((await refused(change)).fields ?? {})).toEqual([field]);
  });

  it("is found by guest, text, state, channel and template", async () => {
    openMessages();
    const { id: guestId } = await writeDownGuest();
    const { id } = await write(messageTo(guestId, { body: "Aparcamiento reservado.", templateId: "template-2" }));
    const filters = { states: "sent,draft", channels: "mail", templateIds: "template-2", guestId };
    for (const text of ["zurine aga", "reservado", id])
      expect((await rows({ ...filters, text })).map((row) => row.id)).toEqual([id]);
    expect(await rows({ ...filters, states: "failed" })).toEqual([]);
    const { inView, rows: page } = await messagesApi.listGuestMessages({ query: { view: "waiting" } });
    expect(inView.waiting).toBe(page.length);
  });
});

describe("what is due", () => {
  /** What the schedule says of a stay on a day. */
  const reasonsOn = ({ db, now }: ReturnType<typeof openMessages>, date: string, scheduleId: string, stay: string) => {
    const due = sendDue(db, date, now()).find(({ eventRef }) => eventRef === `schedule:${scheduleId}:${stay}:arrival`);
    return due && codesOf(due);
  };

  it("goes out on its day to who can get it, says who is left out and why, and not again", async () => {
    const opened = openMessages();
    const { hotel, guestMessages } = opened.db;
    switchOff(guestMessages);
    const { id } = await plan({ days: 2 });
    const [stay] = confirmedIn(opened.db);
    hotel.put({ ...stay!, createdAt: 0 });
    const guest = hotel.guests.get(stay!.guestId);
    const day = addDays(stay!.arrival, -2);
    const reasons = (date = day) => reasonsOn(opened, date, id, stay!.id);
    hotel.putGuest({ ...guest, email: "" });
    expect(reasons()).toEqual(["MESSAGE_MAIL_MISSING"]);
    hotel.putGuest({ ...guest, email: "ya@example.com" });
    expect(reasons()).toEqual([]);
    expect(reasons()).toEqual(["MESSAGE_ALREADY_SENT"]);
    await messagesApi.updateSchedule({ params: { id }, body: { version: 1, draft: scheduleOf({ days: 1 }) } });
    expect(reasons(addDays(day, 1))).toEqual(["MESSAGE_ALREADY_SENT"]);
    // the stay is another guest's, who has read nothing
    const other = [...hotel.guests.all()].find((one) => one.id !== guest.id && one.email !== "" && !one.isAnonymised);
    hotel.put({ ...hotel.get(stay!.id), guestId: other!.id });
    expect(reasons(addDays(day, 1))).toEqual([]);
    expect(reasons(addDays(day, 1))).toEqual(["MESSAGE_ALREADY_SENT"]);
  });

  describe("to a guest with three rooms", () => {
    async function openThree() {
      const { db, now } = openMessages();
      switchOff(db.guestMessages);
      const guest = await writeDownGuest();
      const texts = { es: { subject: "", body: "{{reserva.numero}}" } };
      const template = await messagesApi.createTemplate({
        body: { clientId: "three", draft: { name: "Tres", purpose: "stay", texts } },
      });
      await plan({ days: 2, channel: "sms", templateId: template.id });
      const agreed = { guestId: guest.id, arrival: "2026-04-20", departure: "2026-04-22", createdAt: 0 };
      const stays = confirmedIn(db)
        .slice(0, 3)
        .map((stay) => db.hotel.put({ ...stay, ...agreed }));
      const ofGuest = ({ guestId }: { guestId: string }) => guestId === guest.id;
      const send = (date = "2026-04-18") => sendDue(db, date, now()).filter(ofGuest).map(codesOf);
      const put = (stay: StoredReservation | undefined, changes: Partial<StoredReservation>) =>
        db.hotel.put({ ...stay!, ...changes });
      return { stays, send, put, written: async () => (await rows()).filter(ofGuest) };
    }

    it("goes out once, and names all of them", async () => {
      const { stays, send, written } = await openThree();
      expect(send()).toEqual([[]]);
      expect(send()).toEqual([["MESSAGE_ALREADY_SENT"]]);
      const [first, ...others] = stays.map(({ id }) => id);
      const body = `${first}, ${others[0]} y ${others[1]}`;
      expect(await written()).toMatchObject([{ reservationId: first, alsoAbout: others, body }]);
    });

    it("is not sent again when a room of the guest is cancelled, moved or booked", async () => {
      const { put, stays, send, written } = await openThree();
      const [first, second, third] = stays;
      put(first, { state: "cancelled" });
      send();
      expect(await written()).toMatchObject([{ reservationId: second!.id, alsoAbout: [third!.id] }]);
      put(second, { state: "cancelled" });
      expect(send()).toEqual([["MESSAGE_ALREADY_SENT"]]);
      put(first, { id: "RSV-900001" });
      expect(send()).toEqual([["MESSAGE_ALREADY_SENT"]]);
      put(third, { arrival: "2026-04-21" });
      expect(send("2026-04-19")).toEqual([["MESSAGE_ALREADY_SENT"]]);
      expect(await written()).toHaveLength(1);
    });

    it("goes out again about another day, and to another guest with the same address", async () => {
      const { put, stays, send, written } = await openThree();
      send();
      put(stays[0], { id: "RSV-900002", arrival: "2026-04-25", departure: "2026-04-26" });
      expect(send("2026-04-23")).toEqual([[]]);
      const partner = await writeDownGuest({ firstName: "Iker" });
      put(stays[0], { id: "RSV-900003", guestId: partner.id });
      send();
      expect(await written()).toHaveLength(2);
      expect((await rows()).filter(({ guestId }) => guestId === partner.id)).toHaveLength(1);
    });
  });

  it("leaves out who booked after the day of sending", async () => {
    const opened = openMessages();
    const { db, now } = opened;
    const { id } = await plan({ days: 2 });
    const [stay] = confirmedIn(db);
    for (const arrival of ["2026-04-15", "2026-04-17"]) {
      const booked = { arrival, departure: "2026-04-20", createdAt: +now() };
      db.hotel.put({ ...stay!, id: `RSV-9${arrival.slice(8)}`, ...booked });
    }
    expect(reasonsOn(opened, "2026-04-13", id, "RSV-915")).toEqual(["MESSAGE_BOOKED_LATE"]);
    expect(reasonsOn(opened, "2026-04-15", id, "RSV-917")).toEqual([]);
  });

  it("congratulates once a year who has consented, whatever became of the records", async () => {
    const { db, now } = openMessages();
    const { guests } = db.hotel;
    const born = { birthDate: "1980-04-14", firstName: "Ainhoa", hasMarketingConsent: true };
    const one = await writeDownGuest(born);
    const sendOn = (date: string, id: string) => sendDue(db, date, now()).filter(({ guestId }) => guestId === id);
    const birthday = sendOn(today, one.id).filter(({ eventRef }) => eventRef.startsWith("birthday"));
    expect(birthday.map(codesOf)).toEqual([[]]);
    const kept = guests.add({ ...guests.get(one.id), history: undefined });
    db.hotel.putGuest({ ...guests.get(one.id), merged: { into: kept.id } });
    expect(sendOn(today, kept.id).flatMap(codesOf)).toEqual(["MESSAGE_ALREADY_SENT"]);
    db.hotel.putGuest({ ...guests.get(kept.id), hasMarketingConsent: false });
    expect(codesOf(sendOn("2027-04-14", kept.id)[0]!)).toEqual(["MESSAGE_CONSENT_MISSING"]);
  });

  it("is sent by the button as it was shown", async () => {
    openMessages();
    const shown = await outgoingToday();
    expect(await messagesApi.sendDueMessages()).toEqual(shown);
    expect((await outgoingToday()).filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    expect((await rows({ states: "sent" })).length).toBeGreaterThanOrEqual(shown.length);
  });
});

describe("a bulk message", () => {
  it("reaches each guest once in their language, and says who is left out", async () => {
    const { db } = openMessages();
    const told = new Set((await rows()).map(({ reservationId }) => reservationId));
    const stays = [...db.hotel.all()].filter(({ id, state }) => state === "inHouse" && !told.has(id)).slice(0, 3);
    const [first, second] = stays;
    db.hotel.put({ ...second!, guestId: first!.guestId });
    db.hotel.putGuest({ ...db.hotel.guests.get(first!.guestId), language: "fr", email: "f@example.com" });
    const body = { reservationIds: stays.map(({ id }) => id), channel: "mail", templateId: "template-1" } as const;
    const preview = await messagesApi.previewBulkMessage({ body });
    expect(preview.map(codesOf)).toEqual([[], ["MESSAGE_ALREADY_SENT"], []]);
    expect(preview[0]!.subject).toMatch(/^Votre réservation/);
    const before = (await rows()).length;
    for (const _ of [1, 2]) await messagesApi.sendBulkMessage({ body: { ...body, clientId: "bulk" } });
    expect((await rows()).length).toBe(before + 2);
    const unknown = messagesApi.sendBulkMessage({ body: { ...body, templateId: "?", clientId: "other" } });
    expect(await messageRefusalOf(unknown)).toMatchObject({ status: 422, codes: ["TEMPLATE_MISSING"] });
  });
});

describe("a bulk message of a template that a schedule sends, too", () => {
  const openBulk = () => {
    const { db, now } = openMessages();
    const { hotel, guestMessages } = db;
    const told = new Set(guestMessages.all().map(({ reservationId }) => reservationId));
    const stays = confirmedIn(db)
      .filter(({ id }) => !told.has(id))
      .slice(0, 2);
    stays.forEach((stay, place) => {
      hotel.put({ ...stay, arrival: addDays(today, 3 + place), departure: addDays(today, 7), createdAt: 0 });
      hotel.putGuest({ ...hotel.guests.get(stay.guestId), email: "f@example.com" });
    });
    const body = { reservationIds: stays.map(({ id }) => id), channel: "mail", templateId: "template-2" } as const;
    const schedule = guestMessages.schedules.all().find(({ templateId }) => templateId === body.templateId)!;
    const put = (changes: Partial<typeof schedule>) => guestMessages.schedules.put({ ...schedule, ...changes });
    const preview = async () => (await messagesApi.previewBulkMessage({ body })).map(codesOf);
    const send = () => messagesApi.sendBulkMessage({ body: { ...body, clientId: "bulk" } });
    return { db, now, body, put, preview, send, first: hotel.get(stays[0]!.id) };
  };

  it("leaves out who is to get it from the schedule, and says when; or who has got it", async () => {
    const { db, now, body, preview } = openBulk();
    const planned = await messagesApi.previewBulkMessage({ body });
    expect(planned.map(({ reasons }) => reasons)).toMatchObject([
      [{ code: "MESSAGE_PLANNED", values: { date: today } }],
      [{ code: "MESSAGE_PLANNED", values: { date: addDays(today, 1) } }],
    ]);
    sendDue(db, today, now());
    expect(await preview()).toEqual([["MESSAGE_ALREADY_SENT"], ["MESSAGE_PLANNED"]]);
  });

  it("reaches who cannot get it by the schedule's channel", async () => {
    const { db, put, preview, first } = openBulk();
    put({ channel: "whatsApp" });
    db.hotel.putGuest({ ...db.hotel.guests.get(first.guestId), phone: "" });
    expect(await preview()).toEqual([[], ["MESSAGE_PLANNED"]]);
  });

  it.each(["failed", "cancelled"] as const)("sends once more where the message ended as %s", async (state) => {
    const { db, preview, send, first } = openBulk();
    const { guestMessages } = db;
    switchOff(guestMessages);
    await send();
    guestMessages.put({ ...guestMessages.all().find(({ reservationId }) => reservationId === first.id)!, state });
    expect(await preview()).toEqual([[], ["MESSAGE_ALREADY_SENT"]]);
  });

  it("reaches all where the schedule is off, and is not sent once more when it is on again", async () => {
    const { put, preview, send, first } = openBulk();
    put({ isOn: false });
    expect(await preview()).toEqual([[], []]);
    await send();
    put({ isOn: true });
    const due = (await outgoingToday()).find(({ reservationId }) => reservationId === first.id);
    expect(codesOf(due!)).toEqual(["MESSAGE_ALREADY_SENT"]);
    expect(await preview()).toEqual([["MESSAGE_ALREADY_SENT"], ["MESSAGE_ALREADY_SENT"]]);
  });
});

it("writes templates and schedules once, trimmed, and refuses them by field", async () => {
  openMessages();
  const draft = (body: string) => ({
    name: " Parking ",
    purpose: "stay" as const,
    texts: { es: { subject: "", body }, en: undefined },
  });
  const create = () => messagesApi.createTemplate({ body: { clientId: "parking", draft: draft(" Hola ") } });
  const made = await create();
  expect(made).toMatchObject({ id: "template-9", name: "Parking", texts: { es: { subject: "", body: "Hola" } } });
  expect(await create()).toEqual(made);
  const update = (body: string) =>
    messagesApi.updateTemplate({ params: { id: made.id }, body: { version: 1, draft: draft(body) } });
  expect(await messageRefusalOf(update("{{x}}"))).toMatchObject({
    fields: { "texts.es.body": "La variable {{x}} no existe." },
  });
  expect(await update("Hola, {{huesped.nombre}}")).toMatchObject({ version: 2 });
  const stale = { codes: ["RECORD_STALE"], current: { version: 2 } };
  expect(await messageRefusalOf(update("Adiós"))).toMatchObject(stale);
  const none = await messageRefusalOf(plan({ templateId: "?", days: 99 }));
  expect(none.codes).toEqual(["SCHEDULE_DAYS", "TEMPLATE_MISSING"]);
  const birthday = await messageRefusalOf(plan({ moment: "birthday" }));
  expect(birthday.codes).toEqual(["SCHEDULE_NEEDS_RESERVATION"]);
  const planned = await plan({ moment: "birthday", days: 4, templateId: "template-7" });
  expect(planned).toMatchObject({ days: 0, template: "Feliz cumpleaños" });
});

describe("the guest of a message", () => {
  it("is found by name with the reservation that is nearest, and by id", async () => {
    const { db } = openMessages();
    const stay = [...db.hotel.all()].find(({ state }) => state === "inHouse")!;
    const { guestId, id: reservationId, arrival } = stay;
    const { firstName, lastName } = db.hotel.guests.get(guestId);
    const find = (query: object) => messagesApi.findRecipients({ query });
    const [found] = await find({ text: `${lastName} ${firstName}` });
    expect(found).toMatchObject({ guestId, reservationId, arrival });
    expect(await find({ guestId })).toEqual([found]);
    expect(await find({ text: " " })).toEqual([]);
    const values = await messagesApi.getTemplateValues({ query: { guestId, reservationId, language: "es" } });
    expect(values).toMatchObject({ "reserva.numero": reservationId });
  });

  it("is the kept record after a merge", async () => {
    openMessages();
    const [kept, other] = [await writeDownGuest(), await writeDownGuest({ firstName: "Zurine" })];
    const { id } = await write(messageTo(other.id));
    const versions = { version: kept.version, otherVersion: other.version };
    const body = { otherId: other.id, ...versions, chosen: { firstName: "kept" } as const };
    await messagesApi.mergeGuests({ params: { id: kept.id }, body });
    expect(await get(id)).toMatchObject({ guestId: kept.id, guest: "Zuriñe Ağa" });
    expect((await rows({ guestId: kept.id })).map((row) => row.id)).toEqual([id]);
  });

  it("cannot be told from it any more, once anonymised; what waited is cancelled", async () => {
    const { advance } = openMessages();
    const { id: guestId, version } = await writeDownGuest();
    const sent = await write(messageTo(guestId));
    const waiting = await write(messageTo(guestId, { time: "kept" }));
    await messagesApi.actOnGuest({ params: { id: guestId, action: "anonymise" }, body: { version } });
    advance(60_000);
    const erased = await get(sent.id);
    expect(erased).toMatchObject({ state: "sent", sentAt: sent.sentAt, address: "", subject: "", body: "" });
    expect(JSON.stringify(erased)).not.toMatch(/Zuriñe|example\.com/);
    expect((await get(waiting.id)).state).toBe("cancelled");
  });
});
