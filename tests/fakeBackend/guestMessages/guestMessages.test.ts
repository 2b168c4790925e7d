import { describe, expect, it } from "vitest";

import { messageStates } from "@/contract/guests/guestMessage";
import { addDays } from "@/domain/civilDate";
import { sendDue } from "@/fakeBackend/guestMessages/outgoing";
import { shelfOf } from "@/fakeBackend/core/shelf";

import {
  act,
  messageRefusalOf,
  messagesApi,
  messageTo,
  openMessages,
  plan,
  write,
  writeDownGuest,
} from "../../support/messageCalls";

const today = "2026-04-14";
const rows = (query = {}) => messagesApi.exportGuestMessages({ query });
const get = (id: string) => messagesApi.getGuestMessage({ params: { id } });
const outgoingToday = async () => (await messagesApi.listOutgoing({ query: { days: 1 } }))[0]!.messages;

describe("the sample", () => {
  it("has a month's messages in all states, eight templates and four schedules, and nothing in an empty house", async () => {
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
    openMessages({ isEmpty: true });
    expect([...(await rows()), ...(await messagesApi.listTemplates()), ...(await outgoingToday())]).toEqual([]);
  });

  it("is the same each time", async () => {
    openMessages();
    const before = await rows();
    openMessages();
    expect(await rows()).toEqual(before);
  });
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

  it("has every outcome among many, and a failed one is sent again", async () => {
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
    expect(await messageRefusalOf(act(again, "resend"))).toMatchObject({ status: 409, codes: ["MESSAGE_STATE"] });
  });

  it("is sent once, however often it is asked for", async () => {
    openMessages();
    const { id: guestId } = await writeDownGuest();
    const draft = messageTo(guestId);
    const made = await write(draft, "once");
    expect(await write(draft, "once")).toEqual(made);
    const other = write({ ...draft, body: "Otra cosa." }, "once");
    expect(await messageRefusalOf(other)).toMatchObject({ status: 409, codes: ["MESSAGE_STALE"], current: made });
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
    expect(await messageRefusalOf(act(kept, "cancel"))).toMatchObject({ codes: ["MESSAGE_STALE"] });
    const days = await messagesApi.listOutgoing({ query: { days: 5 } });
    const holds = days.filter(({ messages }) => messages.some(({ eventRef }) => eventRef === kept.eventRef));
    expect(holds.map(({ date }) => date)).toEqual(["2026-04-16"]);
    sendDue(db, "2026-04-15", now());
    expect((await get(kept.id)).state).toBe("scheduled");
    sendDue(db, "2026-04-16", now());
    const gone = await get(kept.id);
    expect(gone).toMatchObject({ state: "sent", body: "Hola, Zuriñe: su taxi llega a las nueve." });
    expect(await messageRefusalOf(act(gone, "cancel"))).toMatchObject({ codes: ["MESSAGE_STATE"] });
    const cancelled = await act(await write(draft), "cancel");
    expect(cancelled.state).toBe("cancelled");
  });

  it("is refused with the reason beside its field", async () => {
    openMessages();
    const { id: guestId } = await writeDownGuest({ email: "" });
    expect(await messageRefusalOf(write(messageTo(guestId)))).toMatchObject({
      status: 422,
      fields: { channel: "El cliente no tiene correo." },
    });
    const sms = { channel: "sms", body: "{{x}} {{reserva.habitacion}}" } as const;
    const refused = await messageRefusalOf(write(messageTo(guestId, sms)));
    expect(refused.codes).toEqual(["TEMPLATE_VARIABLE_UNKNOWN", "MESSAGE_VALUE_MISSING"]);
    const offer = write(messageTo(guestId, { channel: "sms", templateId: "template-8" }));
    expect(await messageRefusalOf(offer)).toMatchObject({ codes: ["MESSAGE_CONSENT_MISSING"] });
    for (const [change, field] of [
      [{ guestId: "guest-9999" }, "guestId"],
      [{ reservationId: "RSV-000001" }, "reservationId"],
      [{ channel: "fax" as never }, "channel"],
      [{ channel: "sms", time: "later", sendOn: today }, "sendOn"],
    ] as const) {
      expect(Object.keys((await messageRefusalOf(write(messageTo(guestId, change)))).fields ?? {})).toEqual([field]);
    }
    expect(await messageRefusalOf(get("M-999999"))).toMatchObject({ status: 404 });
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

  it("outlives the page, with what is still to be reported", async () => {
    const kept = new Map<string, [string, string, unknown]>();
    const keep = async (some: [string, string, unknown][]) =>
      some.forEach((row) => kept.set(`${row[0]} ${row[1]}`, structuredClone(row)));
    const open = () =>
      openMessages(
        undefined,
        shelfOf(kept.values(), keep, async () => kept.clear()),
      );
    open();
    const { id: guestId } = await writeDownGuest();
    const { id } = await write(messageTo(guestId));
    const { advance } = open();
    expect((await get(id)).state).toBe("sent");
    advance(60_000);
    expect((await get(id)).state).not.toBe("sent");
  });
});

describe("what is due", () => {
  it("goes out on its day to who can get it, says who is left out and why, and not again", async () => {
    const { db, now } = openMessages();
    for (const one of db.guestMessages.schedules.all()) db.guestMessages.schedules.put({ ...one, isOn: false });
    const { id } = await plan({ days: 2 });
    const stay = [...db.hotel.all()].find(({ state }) => state === "confirmed")!;
    db.hotel.put({ ...stay, createdAt: 0 });
    const guest = db.hotel.guests.get(stay.guestId);
    db.hotel.putGuest({ ...guest, email: "" });
    const day = addDays(stay.arrival, -2);
    const reasonsOf = (ref: string) =>
      sendDue(db, day, now())
        .find(({ eventRef }) => eventRef === ref)
        ?.reasons.map(({ code }) => code);
    const refOf = (reservation: string) => `schedule:${id}:${reservation}:arrival`;
    expect(reasonsOf(refOf(stay.id))).toEqual(["MESSAGE_MAIL_MISSING"]);
    db.hotel.putGuest({ ...guest, email: "ya@example.com" });
    expect(reasonsOf(refOf(stay.id))).toEqual([]);
    expect(reasonsOf(refOf(stay.id))).toEqual(["MESSAGE_ALREADY_SENT"]);
    const version = 1;
    const draft = { moment: "beforeArrival", days: 1, channel: "mail", templateId: "template-2", isOn: true } as const;
    await messagesApi.updateSchedule({ params: { id }, body: { version, draft } });
    const tomorrow = sendDue(db, addDays(day, 1), now()).find(({ eventRef }) => eventRef === refOf(stay.id));
    expect(tomorrow!.reasons.map(({ code }) => code)).toEqual(["MESSAGE_ALREADY_SENT"]);
  });

  describe("to a guest with three rooms", () => {
    async function openThree() {
      const { db, now } = openMessages();
      for (const one of db.guestMessages.schedules.all()) db.guestMessages.schedules.put({ ...one, isOn: false });
      const stays = [...db.hotel.all()].filter(({ state }) => state === "confirmed").slice(0, 3);
      const guest = await writeDownGuest();
      const template = await messagesApi.createTemplate({
        body: {
          clientId: "three",
          draft: { name: "Tres", purpose: "stay", texts: { es: { subject: "", body: "{{reserva.numero}}" } } },
        },
      });
      const schedule = await plan({ days: 2, channel: "sms", templateId: template.id });
      const rooms = stays.map((stay) =>
        db.hotel.put({ ...stay, guestId: guest.id, arrival: "2026-04-20", departure: "2026-04-22", createdAt: 0 }),
      );
      const ofGuest = ({ guestId }: { guestId: string }) => guestId === guest.id;
      const send = (date = "2026-04-18") =>
        sendDue(db, date, now())
          .filter(ofGuest)
          .map(({ reasons }) => reasons.map(({ code }) => code));
      return { db, guest, schedule, template, rooms, send, written: async () => (await rows()).filter(ofGuest) };
    }

    it("goes out once, and names all of them", async () => {
      const { rooms, send, written } = await openThree();
      expect(send()).toEqual([[]]);
      expect(send()).toEqual([["MESSAGE_ALREADY_SENT"]]);
      const [first, ...others] = rooms.map(({ id }) => id);
      const [message, ...more] = await written();
      expect(more).toEqual([]);
      expect(message).toMatchObject({ reservationId: first, alsoAbout: others });
      expect(message!.body).toBe(`${first}, ${others[0]} y ${others[1]}`);
    });

    it("goes out about the rooms that are left, and not again when one of those is cancelled, moved or booked", async () => {
      const { db, rooms, send, written } = await openThree();
      const [first, second, third] = rooms;
      db.hotel.put({ ...first!, state: "cancelled" });
      send();
      expect(await written()).toMatchObject([{ reservationId: second!.id, alsoAbout: [third!.id] }]);
      db.hotel.put({ ...second!, state: "cancelled" });
      expect(send()).toEqual([["MESSAGE_ALREADY_SENT"]]);
      db.hotel.put({ ...first!, id: "RSV-900001" });
      expect(send()).toEqual([["MESSAGE_ALREADY_SENT"]]);
      db.hotel.put({ ...third!, arrival: "2026-04-21" });
      expect(send("2026-04-19")).toEqual([["MESSAGE_ALREADY_SENT"]]);
      expect(await written()).toHaveLength(1);
    });

    it("goes out again about another day, and to another guest with the same address", async () => {
      const { db, rooms, send, written } = await openThree();
      send();
      db.hotel.put({ ...rooms[0]!, id: "RSV-900002", arrival: "2026-04-25", departure: "2026-04-26" });
      expect(send("2026-04-23")).toEqual([[]]);
      const partner = await writeDownGuest({ firstName: "Iker" });
      db.hotel.put({ ...rooms[0]!, id: "RSV-900003", guestId: partner.id });
      send();
      expect(await written()).toHaveLength(2);
      expect((await rows()).filter(({ guestId }) => guestId === partner.id)).toHaveLength(1);
    });
  });

  it("leaves out who booked after the day of sending", async () => {
    const { db, now } = openMessages();
    const { id } = await plan({ days: 2 });
    const stay = [...db.hotel.all()].find((one) => one.state === "confirmed")!;
    const booked = (arrival: string) =>
      db.hotel.put({ ...stay, id: `RSV-9${arrival.slice(8)}`, arrival, departure: "2026-04-20", createdAt: +now() });
    booked("2026-04-15");
    booked("2026-04-17");
    const codesOn = (date: string, reservation: string) =>
      sendDue(db, date, now())
        .find(({ eventRef }) => eventRef === `schedule:${id}:${reservation}:arrival`)
        ?.reasons.map(({ code }) => code);
    expect(codesOn("2026-04-13", "RSV-915")).toEqual(["MESSAGE_BOOKED_LATE"]);
    expect(codesOn("2026-04-15", "RSV-917")).toEqual([]);
  });

  it("congratulates once a year who has consented, whatever became of the records", async () => {
    const { db, now } = openMessages();
    const born = { birthDate: "1980-04-14", firstName: "Ainhoa" };
    const one = await messagesApi.createGuest({
      body: { clientId: "one", draft: { ...guestDraft, ...born, hasMarketingConsent: true } },
    });
    const birthday = () =>
      sendDue(db, today, now()).filter(
        ({ guestId, eventRef }) => guestId === one.id && eventRef.startsWith("birthday"),
      );
    expect(birthday().map(({ reasons }) => reasons)).toEqual([[]]);
    const kept = db.hotel.guests.add({ ...db.hotel.guests.get(one.id), history: undefined });
    db.hotel.putGuest({ ...db.hotel.guests.get(one.id), merged: { into: kept.id } });
    const after = sendDue(db, today, now()).filter(({ guestId }) => guestId === kept.id);
    expect(after.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toEqual(["MESSAGE_ALREADY_SENT"]);
    db.hotel.putGuest({ ...db.hotel.guests.get(kept.id), hasMarketingConsent: false });
    const nextYear = sendDue(db, "2027-04-14", now()).find(({ guestId }) => guestId === kept.id);
    expect(nextYear!.reasons.map(({ code }) => code)).toEqual(["MESSAGE_CONSENT_MISSING"]);
  });

  it("is sent by the button as it was shown", async () => {
    openMessages();
    const shown = await outgoingToday();
    expect(await messagesApi.sendDueMessages()).toEqual(shown);
    const left = await outgoingToday();
    expect(left.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    expect((await rows({ states: "sent" })).length).toBeGreaterThanOrEqual(shown.length);
  });
});

const guestDraft = {
  firstName: "Zuriñe",
  lastName: "Ağa",
  email: "z@example.com",
  phone: "",
  document: "",
  country: "ES",
};

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
    expect(preview.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([[], ["MESSAGE_ALREADY_SENT"], []]);
    expect(preview[0]!.subject).toMatch(/^Votre réservation/);
    const before = (await rows()).length;
    await messagesApi.sendBulkMessage({ body: { ...body, clientId: "bulk" } });
    await messagesApi.sendBulkMessage({ body: { ...body, clientId: "bulk" } });
    expect((await rows()).length).toBe(before + 2);
    const unknown = messagesApi.sendBulkMessage({ body: { ...body, templateId: "?", clientId: "other" } });
    expect(await messageRefusalOf(unknown)).toMatchObject({ status: 422, codes: ["TEMPLATE_MISSING"] });
  });
});

describe("a bulk message of a template that a schedule sends, too", () => {
  const openBulk = () => {
    const { db } = openMessages();
    const { hotel, guestMessages } = db;
    const told = new Set(guestMessages.all().map(({ reservationId }) => reservationId));
    const stays = [...hotel.all()].filter((one) => one.state === "confirmed" && !told.has(one.id)).slice(0, 2);
    stays.forEach((stay, place) => {
      hotel.put({ ...stay, arrival: addDays(today, 3 + place), departure: addDays(today, 7), createdAt: 0 });
      hotel.putGuest({ ...hotel.guests.get(stay.guestId), email: "f@example.com" });
    });
    const body = { reservationIds: stays.map(({ id }) => id), channel: "mail", templateId: "template-2" } as const;
    const preview = async () =>
      (await messagesApi.previewBulkMessage({ body })).map(({ reasons }) => reasons.map(({ code }) => code));
    return { db, body, preview };
  };

  it("leaves out who is to get it from the schedule, and says when", async () => {
    const { body } = openBulk();
    const preview = await messagesApi.previewBulkMessage({ body });
    expect(preview.map(({ reasons }) => reasons)).toMatchObject([
      [{ code: "MESSAGE_PLANNED", values: { date: today } }],
      [{ code: "MESSAGE_PLANNED", values: { date: addDays(today, 1) } }],
    ]);
  });

  it("leaves out who has got it from the schedule", async () => {
    const { db, preview } = openBulk();
    sendDue(db, today, new Date());
    expect(await preview()).toEqual([["MESSAGE_ALREADY_SENT"], ["MESSAGE_PLANNED"]]);
  });

  it("reaches who cannot get it by the schedule's channel", async () => {
    const { db, body, preview } = openBulk();
    const { hotel, guestMessages } = db;
    const schedule = guestMessages.schedules.all().find(({ templateId }) => templateId === "template-2")!;
    guestMessages.schedules.put({ ...schedule, channel: "whatsApp" });
    const { guestId } = hotel.get(body.reservationIds[0]!);
    hotel.putGuest({ ...hotel.guests.get(guestId), phone: "" });
    expect(await preview()).toEqual([[], ["MESSAGE_PLANNED"]]);
  });

  it.each(["failed", "cancelled"] as const)("sends once more where the message ended as %s", async (state) => {
    const { db, body, preview } = openBulk();
    const { guestMessages } = db;
    for (const schedule of guestMessages.schedules.all()) guestMessages.schedules.put({ ...schedule, isOn: false });
    await messagesApi.sendBulkMessage({ body: { ...body, clientId: "bulk" } });
    const [id] = body.reservationIds;
    guestMessages.put({ ...guestMessages.all().find(({ reservationId }) => reservationId === id)!, state });
    expect(await preview()).toEqual([[], ["MESSAGE_ALREADY_SENT"]]);
  });

  it("reaches all where the schedule is off, and is not sent once more when it is on again", async () => {
    const { db, body, preview } = openBulk();
    const { schedules } = db.guestMessages;
    const schedule = schedules.all().find(({ templateId }) => templateId === "template-2")!;
    schedules.put({ ...schedule, isOn: false });
    expect(await preview()).toEqual([[], []]);
    await messagesApi.sendBulkMessage({ body: { ...body, clientId: "bulk" } });
    schedules.put({ ...schedule, isOn: true });
    const due = (await outgoingToday()).find(({ reservationId }) => reservationId === body.reservationIds[0]);
    expect(due!.reasons.map(({ code }) => code)).toEqual(["MESSAGE_ALREADY_SENT"]);
    expect(await preview()).toEqual([["MESSAGE_ALREADY_SENT"], ["MESSAGE_ALREADY_SENT"]]);
  });
});

describe("templates and schedules", () => {
  it("are written once, changed by who has seen them, and refused by field", async () => {
    openMessages();
    const draft = {
      name: " Parking ",
      purpose: "stay",
      texts: { es: { subject: "", body: " Hola " }, en: undefined },
    } as const;
    const create = () => messagesApi.createTemplate({ body: { clientId: "parking", draft } });
    const made = await create();
    expect(made).toMatchObject({ id: "template-9", name: "Parking", texts: { es: { subject: "", body: "Hola" } } });
    expect(await create()).toEqual(made);
    const params = { id: made.id };
    const update = (version: number, body: string) =>
      messagesApi.updateTemplate({
        params,
        body: { version, draft: { ...draft, texts: { es: { subject: "", body } } } },
      });
    expect(await update(1, "Hola, {{huesped.nombre}}")).toMatchObject({ version: 2 });
    expect(await messageRefusalOf(update(1, "Adiós"))).toMatchObject({
      codes: ["TEMPLATE_STALE"],
      current: { version: 2 },
    });
    expect(await messageRefusalOf(update(2, "{{x}}"))).toMatchObject({
      fields: { "texts.es.body": "La variable {{x}} no existe." },
    });
    expect(await messageRefusalOf(plan({ templateId: "?", days: 99 }))).toMatchObject({
      codes: ["SCHEDULE_DAYS", "TEMPLATE_MISSING"],
    });
    expect(await messageRefusalOf(plan({ moment: "birthday" }))).toMatchObject({
      codes: ["SCHEDULE_NEEDS_RESERVATION"],
    });
    expect(await plan({ moment: "birthday", days: 4, templateId: "template-7" })).toMatchObject({
      days: 0,
      template: "Feliz cumpleaños",
    });
  });
});

describe("the guest of a message", () => {
  it("is found by name with the reservation that is nearest, and by id", async () => {
    const { db } = openMessages();
    const stay = [...db.hotel.all()].find(({ state }) => state === "inHouse")!;
    const { firstName, lastName } = db.hotel.guests.get(stay.guestId);
    const [found] = await messagesApi.findRecipients({ query: { text: `${lastName} ${firstName}` } });
    expect(found).toMatchObject({ guestId: stay.guestId, reservationId: stay.id, arrival: stay.arrival });
    expect(await messagesApi.findRecipients({ query: { guestId: stay.guestId } })).toEqual([found]);
    expect(await messagesApi.findRecipients({ query: { text: " " } })).toEqual([]);
    const query = { guestId: stay.guestId, reservationId: stay.id, language: "es" } as const;
    expect(await messagesApi.getTemplateValues({ query })).toMatchObject({ "reserva.numero": stay.id });
  });

  it("is the one who was kept, after a merge", async () => {
    openMessages();
    const [kept, other] = [await writeDownGuest(), await writeDownGuest({ firstName: "Zurine" })];
    const { id } = await write(messageTo(other.id));
    const body = {
      otherId: other.id,
      version: kept.version,
      otherVersion: other.version,
      chosen: { firstName: "kept" } as const,
    };
    await messagesApi.mergeGuests({ params: { id: kept.id }, body });
    expect(await get(id)).toMatchObject({ guestId: kept.id, guest: "Zuriñe Ağa" });
    expect((await rows({ guestId: kept.id })).map((row) => row.id)).toEqual([id]);
  });

  it("cannot be told from it any more, once they are anonymised; what waited is cancelled", async () => {
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
