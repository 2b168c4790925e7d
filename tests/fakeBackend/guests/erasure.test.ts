import { describe, expect, it, onTestFinished } from "vitest";

import { complaintsContract } from "@/contract/guests/complaints";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { guestsContract } from "@/contract/guests/guests";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { requestsContract } from "@/contract/guests/requests";
import { planningContract } from "@/contract/reservations/planning";
import { folioContract } from "@/contract/reservations/folios";
import { handoverContract } from "@/contract/day/handover";
import { registerContract } from "@/contract/reservations/registers";
import { reservationsContract } from "@/contract/reservations/reservations";
import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { lostThingsContract } from "@/contract/rooms/lostThings";
import { post } from "@/fakeBackend/messaging/threadRules";
import { shelfOf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { allContracts } from "../../support/allContracts";
import { solveAll } from "../../support/closeCalls";
import { complaintOf } from "../../support/complaintCalls";
import { person } from "../../support/guestCalls";
import { draftOf, hotelApi } from "../../support/hotelBackend";
import { manualClock } from "../../support/manualClock";
import { messageTo } from "../../support/messageCalls";
import { startFakeBackend } from "../../support/wholeBackend";

const api = createClient({
  ...guestsContract,
  ...reservationsContract,
  ...folioContract,
  ...complaintsContract,
  ...requestsContract,
  ...guestMessagesContract,
  ...handoverContract,
  ...loyaltyContract,
  ...registerContract,
  ...planningContract,
  ...cleaningContract,
  ...lostThingsContract,
});

/** Not in the sample; the former spelling has it, too. */
const SURNAME = "Zubizarret";
const MAIL = "zuriarroz@example.com";
const today = "2026-04-14";

function open() {
  const rows = new Map<string, [string, string, unknown]>();
  const shelf = shelfOf(
    [],
    async (some) => some.forEach((row) => rows.set(`${row[0]} ${row[1]}`, structuredClone(row))),
    async () => rows.clear(),
  );
  const { now, after } = manualClock("2026-04-14T08:00:00.000Z");
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after }, { reservations: 60 }, { shelf });
  onTestFinished(backend.stop);
  return { db: backend.db, now, rows, shelf };
}

type Hotel = Awaited<ReturnType<typeof open>>;

/** Everything that can be read, by the path of the call, as far as it names the person. */
async function namedIn(ids: string[]) {
  const replies = new Map<string, string>();
  const endpoints = allContracts.flatMap(([, contract]) => Object.values(contract));
  for (const { path } of endpoints.filter(({ method }) => method === "GET")) {
    const urls = path.includes(":id") ? ids.map((id) => path.replace(":id", id)) : [path];
    for (const url of urls.filter((one) => !one.includes(":"))) {
      const params = { perPage: 500, date: today, days: 14, text: "a", from: today, to: today, by: "channel" };
      const { data } = await http.get<unknown>(url, { params, validateStatus: () => true });
      replies.set(url, JSON.stringify(data));
    }
  }
  const isNaming = (text: string) => text.includes(SURNAME) || text.includes(MAIL);
  return [...replies].filter(([, text]) => isNaming(text)).map(([url]) => url);
}

const lineOf = (path: string) => path.replace(/^\/pms\//, "");

let calls = 0;
const clientId = () => `erasure-${(calls += 1)}`;

/** A guest who has been everywhere, and another one beside whom they are named. */
async function liveThrough({ db, now }: Hotel) {
  const { hotel } = db;
  const named = `Nerea ${SURNAME}a Olano`;
  const create = (draft: Parameters<typeof person>[0]) =>
    api.createGuest({ body: { clientId: clientId(), draft: person(draft) } });
  const former = { firstName: "Nerea", lastName: `${SURNAME}ta`, email: MAIL, document: "", notes: "Alta" };
  const { id, version } = await create(former);
  const renamed = person({ ...former, lastName: `${SURNAME}a Olano` });
  await api.updateGuest({ params: { id }, body: { version, draft: renamed } });
  const friend = await create({ firstName: "Iker", lastName: "Sanz", email: "i@example.com", phone: "", document: "" });

  // stays
  const draftFor = (guestId: string, note = "") => ({
    ...draftOf({ arrival: today, departure: "2026-04-16", notes: { internal: note, guest: note, request: note } }),
    newGuest: undefined,
    guestId,
  });
  const book = (guestId: string, note?: string) =>
    api.createReservation({ body: { clientId: clientId(), draft: draftFor(guestId, note) } });
  const mine = await book(id, `Para ${named}`);
  const theirs = await book(friend.id, `Amigo de la Sra. ${SURNAME}a, ${MAIL}`);
  const taken = await book(id);
  const given = await api.updateReservation({
    params: { id: taken.id },
    body: { version: taken.version, draft: draftFor(friend.id) },
  });
  for (const stay of [mine, theirs]) hotel.put({ ...hotel.get(stay.id), state: "inHouse", checkedInOn: today });

  // folios
  const folio = async (stay: { id: string }, action: string, body: object) => {
    const { version: current } = await api.getReservation({ params: { id: stay.id } });
    return api.actOnFolio({ params: { id: stay.id, action }, body: { version: current, ...body } });
  };
  const charge = { description: `Taxi ${SURNAME}a`, quantity: 1, unitPrice: 2000, sourceRef: "desk:taxi" };
  await folio(mine, "charge", charge);
  await folio(mine, "pay", { method: "room", amount: 1000, stayId: theirs.id, sourceRef: "desk:by-room" });
  await folio(theirs, "pay", { method: "room", amount: 500, stayId: mine.id, sourceRef: "desk:back" });
  const group = { payer: `Boda ${SURNAME}a Olano`, routed: ["extra"], memberIds: [mine.id], sourceRef: "desk:group" };
  await folio(theirs, "group", group);

  // complaints, requests, messages, notes
  const description = `Lo cuenta ${named}, muy enfadada.`;
  const complain = (guestId: string) => complaintOf({ guestId, roomId: "", description });
  const complaint = () => api.createComplaint({ body: { clientId: clientId(), draft: complain(id) } });
  await complaint();
  const moved = await complaint();
  await api.updateComplaint({
    params: { id: moved.id },
    body: { version: moved.version, draft: complain(friend.id) },
  });
  const towels = { kind: "towels", quantity: 1, dueOn: today, dueTime: "18:00", note: `Para ${named}` } as const;
  for (const { id: reservationId } of [mine, theirs])
    await api.createRequest({ body: { clientId: clientId(), draft: { ...towels, reservationId } } });
  for (const guestId of [id, friend.id]) {
    const draft = messageTo(guestId, { subject: "Cena", body: `Con ${named}` });
    await api.createGuestMessage({ body: { clientId: clientId(), draft } });
  }
  await api.addHandover({ body: { clientId: clientId(), text: `Llamar a Sra. ${SURNAME}a: ${MAIL}` } });
  const [chat] = db.messaging.channels.all();
  post(db.messaging, chat!.id, now(), { text: `¿Sabéis algo de ${named}?`, clientId: clientId() });

  // rooms
  const room = hotel.rooms[0]!;
  const nights = { roomId: hotel.rooms.at(-1)!.id, from: "2026-05-01", to: "2026-05-02" };
  const block = { id: "block-erasure", kind: "internalUse", reason: `Maletas de ${named}` } as const;
  hotel.putBlock(block.id, { ...block, ...nights });
  db.rooms.reportFault(room.id, `${named} dice que el grifo gotea`, { by: "Ana", now: now() });
  const { tasks } = await api.getCleaningPlan({ query: {} });
  db.housekeeping.change(tasks[0]!, { note: `Toallas para ${named}` });
  const found = { place: "Armario", roomId: room.id, foundAt: now().toISOString(), foundBy: "Ana" };
  await api.createLostThing({ body: { clientId: clientId(), draft: { what: `Bolso de ${named}`, ...found } } });

  // loyalty
  for (const guestId of [id, friend.id]) {
    await api.enrolGuest({ params: { id: guestId } });
    const { version: of } = await api.getMember({ params: { id: guestId } });
    const body = { version: of, points: 10, reason: `Por ${named}` };
    await api.actOnMember({ params: { id: guestId, action: "adjust" }, body });
  }

  /** One stay is solved in the close, and another one left out; and its price was negotiated when it was moved. */
  async function solveClose() {
    const stay = await book(id, `De ${named}`);
    const stored = hotel.get(stay.id);
    const { arrival, departure, version: seen } = stored;
    const negotiatedPrice = { perNight: 90_00, reason: `Prima de ${named}` };
    hotel.put({ ...stored, negotiatedPrice });
    const [choice] = await hotelApi.listRoomChoices({ params: { id: stay.id } });
    const stays = { arrival, departure, from: arrival, to: departure };
    const move = { reservationId: stay.id, version: seen, ...stays, roomId: choice!.room.id, isRepriced: false };
    await api.moveStays({ body: { clientId: "erasure-move", moves: [move] } });
    const rows = [
      { id: stay.id, version: hotel.get(stay.id).version },
      { id: mine.id, version: 0 },
    ];
    const { refused } = await solveAll(today, rows, "noShow", "erasure-close");
    expect(refused).toHaveLength(1);
    return stay.id;
  }
  const absent = await solveClose();

  // the register, and another record of the same person
  const { travellers, version: registered } = await api.getRegister({ params: { id: mine.id } });
  await api.saveRegister({ params: { id: mine.id }, body: { version: registered, draft: { travellers } } });
  await api.setGuestsApart({ params: { id: friend.id }, body: { otherId: id, isApart: true } });
  const twin = await create({ ...former, phone: "" });
  const kept = await api.getGuest({ params: { id } });
  const versions = { version: kept.version, otherVersion: twin.version };
  const chosen = { lastName: "kept", firstName: "kept" } as const;
  await api.mergeGuests({ params: { id }, body: { otherId: twin.id, ...versions, chosen } });

  // the stay ends, and is paid
  hotel.put({ ...hotel.get(mine.id), state: "checkedOut", checkedOutOn: today });
  for (const stay of [mine.id, absent]) {
    const { balance: amount } = await api.getReservation({ params: { id: stay } });
    const stored = hotel.get(stay);
    const payment = { id: "last", method: "card" as const, amount, at: now().toISOString() };
    hotel.put({ ...stored, payments: [...stored.payments, payment] });
  }
  return { id, friend: friend.id, mine: mine.id, theirs: theirs.id, given: given.id, chat: chat!.id };
}

async function erase(id: string, redact: string[]) {
  const { version } = await api.getGuest({ params: { id } });
  await api.actOnGuest({ params: { id, action: "anonymise" }, body: { version, redact } });
}

describe("a guest who is erased", () => {
  it("is named nowhere afterwards but where the law keeps it, in no reply and no row", async () => {
    const hotel = open();
    const lived = await liveThrough(hotel);
    const { id, mine, theirs } = lived;
    const complaints = hotel.db.complaints.all().map((one) => one.id);
    const messages = hotel.db.guestMessages.all().map((one) => one.id);
    const ids = [...Object.values(lived), ...complaints.slice(-2), ...messages.slice(-2)];
    expect((await namedIn(ids)).length).toBeGreaterThan(20);

    const texts = await api.listNamingTexts({ params: { id } });
    const placesOf = (isKept: boolean) => texts.filter((one) => one.isKept === isKept).map(({ place }) => place);
    expect(new Set(placesOf(true))).toEqual(new Set(["folio", "register"]));
    const ofPeople = ["reservation", "group", "request", "complaint", "message", "handover", "chat", "points"];
    expect(new Set(placesOf(false))).toEqual(new Set([...ofPeople, "block", "room", "cleaning", "lostThing"]));
    await erase(
      id,
      texts.map(({ key }) => key),
    );

    const kept = new Set([`reservations/${mine}`, `register/${mine}`, "register"]);
    expect((await namedIn(ids)).map(lineOf).filter((path) => !kept.has(path))).toEqual([]);
    const bill = await api.getReservation({ params: { id: mine } });
    const { charges: lines, history, ...rest } = bill;
    expect(JSON.stringify(rest)).not.toContain(SURNAME);
    expect(lines.filter(({ description }) => description.includes(SURNAME))).toHaveLength(1);
    expect(history.every(({ changes }) => changes.every(({ field }) => field !== "guest"))).toBe(true);
    const friends = await api.getReservation({ params: { id: theirs } });
    expect(friends.notes.internal).toBe("Amigo de la […], […]");
    expect(friends.group?.name).toBe("Boda […]");

    await hotel.shelf.flushed();
    const left = [...hotel.rows].filter(([, row]) => /Zubizarret|zuriarroz/.test(JSON.stringify(row)));
    expect(left.map(([key]) => key).toSorted()).toEqual([`registers ${mine}`, `reservations ${mine}`]);
  });

  it("leaves the texts that were not chosen, and remembers where they are, without the words", async () => {
    const { id, mine } = await liveThrough(open());
    const texts = await api.listNamingTexts({ params: { id } });
    const chosen = texts.filter(({ place }) => place !== "handover").map(({ key }) => key);
    await erase(id, chosen);
    const left = await api.listNamingTexts({ params: { id } });
    expect(left.map(({ place }) => place).toSorted()).toEqual(["folio", "handover", "register"]);
    expect(left.every(({ text }) => text === "")).toBe(true);
    const [note] = await api.listHandover({ query: { date: today } });
    expect(note!.text).toContain(SURNAME);
    // a solution of the close that is sent again
    const { refused } = await solveAll(today, [], "noShow", "erasure-close");
    expect(refused).toMatchObject([{ id: mine }]);
    expect(JSON.stringify(refused)).not.toContain(SURNAME);
  });

  it("is erased from two texts of one stay, and from the history of the stay that pays", async () => {
    const { db } = open();
    const payer = `Boda ${SURNAME}a`;
    const create = async (lastName: string, email: string) =>
      (
        await api.createGuest({
          body: { clientId: clientId(), draft: person({ lastName, email, phone: "", document: "" }) },
        })
      ).id;
    const [mine, theirs] = [await create(`${SURNAME}a Olano`, MAIL), await create("Sanz", "i@example.com")];
    const book = async (guestId: string) => {
      const notes = { internal: `Prima de ${SURNAME}a Olano`, guest: "", request: "" };
      const draft = { ...draftOf({ arrival: today, departure: "2026-04-16", notes }), newGuest: undefined, guestId };
      const { id } = await api.createReservation({ body: { clientId: clientId(), draft } });
      db.hotel.put({ ...db.hotel.get(id), state: "inHouse", checkedInOn: today });
      return id;
    };
    const [leader, member] = [await book(mine), await book(theirs)];
    const { version } = await api.getReservation({ params: { id: leader } });
    const group = { payer, routed: ["extra"], memberIds: [member], sourceRef: "desk:group" };
    await api.actOnFolio({ params: { id: leader, action: "group" }, body: { version, ...group } });
    db.hotel.put({ ...db.hotel.get(leader), state: "cancelled" });
    await erase(mine, [`reservation:${member}`, `group:${member}`]);
    for (const id of [leader, member])
      expect(JSON.stringify(await api.getReservation({ params: { id } }))).not.toContain(SURNAME);
    expect(db.hotel.get(member).notes.internal).toBe("Prima de […]");
    expect(db.hotel.get(member).billing?.name).toBe("Boda […]");
  });
});
