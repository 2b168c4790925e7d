import { describe, expect, it } from "vitest";

import type { RegisterDraft } from "@/contract/reservations/register";
import { registerContract } from "@/contract/reservations/registers";
import type { Traveller } from "@/contract/reservations/travellers";
import { travellerFaults } from "@/domain/register/travellerFaults";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { inDays, openQuiet } from "../support/quietHotel";
import { expectRefused } from "./folioCalls";

const api = createClient(registerContract);
const get = (id: string) => api.getRegister({ params: { id } });
const save = (id: string, version: number, draft: RegisterDraft) =>
  api.saveRegister({ params: { id }, body: { version, draft } });
const prepare = (...ids: string[]) => api.prepareRegisters({ body: { ids } });
const mark = (sentOn: string, lot: string, ...ids: string[]) => api.markRegistersSent({ body: { ids, sentOn, lot } });
const takeBack = (id: string, reason: string) => api.takeBackRegister({ params: { id }, body: { reason } });

/** The codes for which a register is not prepared; none where it is. */
async function codesAgainst(id: string) {
  const [{ isDone, reasons }] = (await prepare(id)) as [Awaited<ReturnType<typeof prepare>>[0]];
  expect(isDone).toBe(reasons.length === 0);
  return reasons.map(({ code }) => code);
}

const known: Partial<Traveller> = {
  secondLastName: "Gil",
  sex: "female",
  birthDate: "1990-05-01",
  documentType: "dni",
  document: "12345678Z",
  supportNumber: "ABC123456",
  address: "Calle Mayor 1",
  postalCode: "11005",
  town: "Cádiz",
  signature: "paper",
};

/** Ana, who is in house alone since yesterday, and all that the register asks about her. */
async function openRegister() {
  const stay = { state: "inHouse", checkedInOn: inDays(-1), adults: 1 } as const;
  const { idOf, ...opened } = await openQuiet({ Ana: { from: -1, nightCount: 2, rooms: "R-101", ...stay } });
  const id = idOf("Ana");
  const complete: Traveller = { ...(await get(id)).travellers[0]!, ...known };
  /** Saves her with other data; upon the first version unless told. */
  const saveWith = (changes: Partial<Traveller> = {}, version = 0) =>
    save(id, version, { travellers: [{ ...complete, ...changes }] });
  return { ...opened, id, complete, saveWith };
}

/** A register that is complete and prepared. */
async function openPrepared() {
  const opened = await openRegister();
  await opened.saveWith();
  await prepare(opened.id);
  return opened;
}

describe("the register of a stay", () => {
  it("begins with what the hotel knows of its guest", async () => {
    const { id } = await openRegister();
    const register = await get(id);
    expect(register).toMatchObject({ version: 0, room: "101", travellers: [{ firstName: "Ana", email: /./ }] });
    expect(register.missing[0]).toContain("address");
    expect(await api.listRegisters()).toMatchObject([{ id, people: 1, incomplete: 1 }]);
  });

  it("is saved, tells the guest's record what was unknown, and knows a repeat", async () => {
    const { id, saveWith } = await openRegister();
    const saved = await saveWith();
    expect(saved).toMatchObject({ version: 1, missing: [[]] });
    const { guest } = await hotelApi.getReservation({ params: { id } });
    expect(guest).toMatchObject({ document: "12345678Z", birthDate: "1990-05-01", documentType: "dni" });
    expect(await saveWith()).toEqual(saved);
  });

  it("is refused beside its fields, and against a newer version with the register as it is", async () => {
    const { saveWith } = await openRegister();
    const wrong = { document: "12345678A", sex: "x" as never, surnames: "x" as never, postalCode: "1100" };
    const { fields } = await hotelRefusalOf(saveWith(wrong));
    const expected = ["document", "postalCode", "sex", "surnames"].map((field) => `travellers.0.${field}`);
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(expected);
    expect(fields!["travellers.0.postalCode"]).toContain("cinco cifras");
    await saveWith();
    const stale = await expectRefused(saveWith({ town: "Sevilla" }), "RECORD_STALE");
    expect(stale.current).toMatchObject({ version: 1 });
  });

  it("is stored plain, however it was typed", async () => {
    const { saveWith } = await openRegister();
    const typed = { document: "12.345.678-z", phone: "0034 600 111 222", supportNumber: "abc 123456" };
    expect((await saveWith(typed)).travellers[0]).toMatchObject({
      document: "12345678Z",
      phone: "+34 600 111 222",
      supportNumber: "ABC123456",
    });
  });

  it("of an older version lacks what it did not ask for, or is faulty: it is read as incomplete", async () => {
    const { id, complete, db } = await openRegister();
    const { postalCode: _, municipalityCode: __, ...older } = complete;
    db.register.stays.set(id, { travellers: [older as Traveller], version: 1 });
    expect(await get(id)).toMatchObject({ missing: [["postalCode"]] });
    expect(await api.listRegisters()).toMatchObject([{ id, incomplete: 1 }]);
    db.register.stays.set(id, { travellers: [{ ...complete, document: "12345678A" }], version: 2 });
    expect(await codesAgainst(id)).toEqual(["REGISTER_FAULTY"]);
    expect(await api.listRegisters()).toMatchObject([{ id, state: "incomplete", incomplete: 1 }]);
  });
});

describe("a register on its way", () => {
  it("is prepared once it is complete, which sends nothing, and knows a repeat", async () => {
    const { id, saveWith } = await openRegister();
    expect(await codesAgainst(id)).toEqual(["REGISTER_INCOMPLETE"]);
    await saveWith();
    const [first] = await prepare(id);
    const by = expect.stringMatching(/./) as string;
    const noted = { what: "prepared", at: "2026-04-14T08:00:00.000Z", by, count: 1 };
    expect(first).toMatchObject({ isDone: true, register: { state: "prepared", version: 1, events: [noted] } });
    expect(await prepare(id)).toEqual([first]);
    expect(await api.listRegisters()).toMatchObject([{ id, state: "prepared", last: noted }]);
  });

  it.each<[string, Partial<Traveller>, string, Partial<Traveller>]>([
    ["the surnames are no guess", { lastName: "García", surnames: "guessed" }, "surnames", { surnames: "" }],
    ["a DNI has one surname", { secondLastName: "" }, "secondLastName", { surnames: "onlyOne" }],
  ])("is prepared once a person has said that %s", async (_, changes, field, said) => {
    const { id, saveWith } = await openRegister();
    expect((await saveWith(changes)).missing).toEqual([[field]]);
    expect(await codesAgainst(id)).toEqual(["REGISTER_INCOMPLETE"]);
    await saveWith({ ...changes, ...said }, 1);
    expect(await codesAgainst(id)).toEqual([]);
  });

  it("is not sent before the arrival, or by a hotel without its code", async () => {
    const { id, saveWith, hotel } = await openRegister();
    await saveWith();
    Object.assign(hotel.property, { establishmentCode: "" });
    expect(await codesAgainst(id)).toEqual(["REGISTER_NO_CODE"]);
    expect(await get(id)).toMatchObject({ state: "ready", events: [] });
    const { idOf } = await openQuiet({ Luis: { from: 0, rooms: "R-101" } });
    expect(await codesAgainst(idOf("Luis"))).toEqual(["REGISTER_NOT_ARRIVED", "REGISTER_INCOMPLETE"]);
  });

  it("is sent when a person says so, with the day and the number, and once", async () => {
    const { id, saveWith } = await openRegister();
    await saveWith();
    expect(await mark("2026-04-14", "", id)).toMatchObject([{ reasons: [{ code: "REGISTER_NOT_PREPARED" }] }]);
    await prepare(id);
    expect((await hotelRefusalOf(mark("2026-04-15", "", id))).fields).toHaveProperty("sentOn");
    expect((await hotelRefusalOf(mark("ayer", "x".repeat(61), id))).fields).toHaveProperty("lot");
    const [sent] = await mark("2026-04-13", " L-1 ", id);
    expect(sent!.register).toMatchObject({
      state: "sent",
      events: [{}, { what: "sent", sentOn: "2026-04-13", lot: "L-1" }],
    });
    expect(await mark("2026-04-14", "L-2", id)).toEqual([sent]);
    // a change is to be sent again, as a correction of what was sent
    expect(await saveWith({ address: "Calle Nueva 2" }, 1)).toMatchObject({ state: "ready", isCorrection: true });
    expect(await prepare(id)).toMatchObject([{ register: { state: "prepared", isCorrection: true } }]);
  });

  it("was not sent after all, for a reason: it is prepared still", async () => {
    const { id } = await openPrepared();
    await expectRefused(takeBack(id, "Lote rechazado"), "REGISTER_NOT_SENT");
    await mark("2026-04-14", "L-1", id);
    await expectRefused(takeBack(id, " "), "FIELD_MISSING");
    const back = await takeBack(id, "Lote rechazado");
    expect(back).toMatchObject({ state: "prepared", isCorrection: false });
    expect(back.events.at(-1)).toMatchObject({ what: "takenBack", reason: "Lote rechazado" });
    await mark("2026-04-14", "L-2", id);
    expect(await get(id)).toMatchObject({ state: "sent", isCorrection: false });
  });
});

it("has registers in the sample of which most are complete, and nothing that the rules refuse", async () => {
  const { hotel } = openHotel();
  const rows = await api.listRegisters();
  const complete = rows.filter(({ incomplete }) => incomplete === 0);
  expect(complete.length).toBeGreaterThan(rows.length / 2);
  expect(complete.length).toBeLessThan(rows.length);
  for (const { id } of rows)
    for (const traveller of (await get(id)).travellers)
      expect(travellerFaults(traveller, hotel.property.businessDate)).toEqual([]);
});
