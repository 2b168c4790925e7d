import { describe, expect, it } from "vitest";

import type { RegisterDraft } from "@/contract/reservations/register";
import type { Traveller } from "@/contract/reservations/travellers";
import { registerContract } from "@/contract/reservations/registers";
import { travellerFaults } from "@/domain/register/travellerFaults";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { inDays, openQuiet } from "../support/quietHotel";

const api = createClient(registerContract);
const get = (id: string) => api.getRegister({ params: { id } });
const save = (id: string, version: number, draft: RegisterDraft) =>
  api.saveRegister({ params: { id }, body: { version, draft } });
const prepare = (...ids: string[]) => api.prepareRegisters({ body: { ids } });
const mark = (sentOn: string, lot: string, ...ids: string[]) => api.markRegistersSent({ body: { ids, sentOn, lot } });
const takeBack = (id: string, reason: string) => api.takeBackRegister({ params: { id }, body: { reason } });

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

/** Ana, who is in house alone since yesterday. */
async function openRegister() {
  const stay = { state: "inHouse", checkedInOn: inDays(-1), adults: 1 } as const;
  const { idOf, ...opened } = await openQuiet({ Ana: { from: -1, nightCount: 2, rooms: "R-101", ...stay } });
  const id = idOf("Ana");
  const { travellers } = await get(id);
  return { ...opened, id, travellers, complete: [{ ...travellers[0]!, ...known }] };
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
    const { id, complete } = await openRegister();
    const saved = await save(id, 0, { travellers: complete });
    expect(saved).toMatchObject({ version: 1, missing: [[]] });
    const { guest } = await hotelApi.getReservation({ params: { id } });
    expect(guest).toMatchObject({ document: "12345678Z", birthDate: "1990-05-01", documentType: "dni" });
    expect(await save(id, 0, { travellers: complete })).toEqual(saved);
  });

  it("is refused beside its fields, and against a newer version with the register as it is", async () => {
    const { id, complete } = await openRegister();
    const wrong = [{ ...complete[0]!, document: "12345678A", sex: "x" as never }];
    const faults = await hotelRefusalOf(save(id, 0, { travellers: wrong }));
    expect(Object.keys(faults.fields ?? {})).toEqual(["travellers.0.sex", "travellers.0.document"]);
    await save(id, 0, { travellers: complete });
    const other = [{ ...complete[0]!, town: "Sevilla" }];
    const stale = await hotelRefusalOf(save(id, 0, { travellers: other }));
    expect(stale).toMatchObject({ codes: ["REGISTER_STALE"], current: { version: 1 } });
  });

  it("is prepared once it is complete, which sends nothing, and knows a repeat", async () => {
    const { id, complete } = await openRegister();
    expect(await prepare(id)).toMatchObject([{ isDone: false, reasons: [{ code: "REGISTER_INCOMPLETE" }] }]);
    await save(id, 0, { travellers: complete });
    const [first] = await prepare(id);
    const noted = {
      what: "prepared",
      at: "2026-04-14T08:00:00.000Z",
      by: expect.stringMatching(/./) as string,
      count: 1,
    };
    expect(first).toMatchObject({ isDone: true, register: { state: "prepared", version: 1, events: [noted] } });
    expect(await prepare(id)).toEqual([first]);
    expect(await api.listRegisters()).toMatchObject([{ id, state: "prepared", last: noted }]);
  });

  it("is sent when a person says so, with the day and the number, and once", async () => {
    const { id, complete } = await openRegister();
    await save(id, 0, { travellers: complete });
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
  });

  it("is to be sent again after a change, as a correction of what was sent", async () => {
    const { id, complete } = await openRegister();
    await save(id, 0, { travellers: complete });
    await prepare(id);
    const changed = await save(id, 1, { travellers: [{ ...complete[0]!, address: "Calle Nueva 2" }] });
    expect(changed).toMatchObject({ state: "ready", isCorrection: false });
    await prepare(id);
    await mark("2026-04-14", "", id);
    const again = await save(id, 2, { travellers: complete });
    expect(again).toMatchObject({ state: "ready", isCorrection: true });
    expect(await prepare(id)).toMatchObject([{ register: { state: "prepared", isCorrection: true } }]);
  });

  it("was not sent after all, for a reason: it is prepared still", async () => {
    const { id, complete } = await openRegister();
    await save(id, 0, { travellers: complete });
    await prepare(id);
    expect((await hotelRefusalOf(takeBack(id, "Lote rechazado"))).codes).toEqual(["REGISTER_NOT_SENT"]);
    await mark("2026-04-14", "L-1", id);
    expect((await hotelRefusalOf(takeBack(id, " "))).codes).toEqual(["REGISTER_REASON_MISSING"]);
    const back = await takeBack(id, "Lote rechazado");
    expect(back).toMatchObject({ state: "prepared", isCorrection: false });
    expect(back.events.at(-1)).toMatchObject({ what: "takenBack", reason: "Lote rechazado" });
    await mark("2026-04-14", "L-2", id);
    expect(await get(id)).toMatchObject({ state: "sent", isCorrection: false });
  });

  it("is not prepared with what the ministry does not take, as it was stored before", async () => {
    const { id, complete, db } = await openRegister();
    db.register.stays.set(id, { travellers: [{ ...complete[0]!, document: "12345678A" }], version: 1 });
    expect(await prepare(id)).toMatchObject([{ isDone: false, reasons: [{ code: "REGISTER_FAULTY" }] }]);
    expect(await api.listRegisters()).toMatchObject([{ id, state: "incomplete", incomplete: 1 }]);
  });

  it("is stored plain, however it was typed", async () => {
    const { id, complete } = await openRegister();
    const typed = { ...complete[0]!, document: "12.345.678-z", phone: "0034 600 111 222", supportNumber: "abc 123456" };
    const { travellers } = await save(id, 0, { travellers: [typed] });
    expect(travellers[0]).toMatchObject({
      document: "12345678Z",
      phone: "+34 600 111 222",
      supportNumber: "ABC123456",
    });
  });

  it("is not prepared with surnames that were guessed, until a person has said that they are right", async () => {
    const { id, complete } = await openRegister();
    const guessed = {
      ...complete[0]!,
      lastName: "García",
      secondLastName: "de la Torre",
      surnames: "guessed",
    } as const;
    const saved = await save(id, 0, { travellers: [guessed] });
    expect(saved.missing).toEqual([["surnames"]]);
    expect(await prepare(id)).toMatchObject([{ isDone: false, reasons: [{ code: "REGISTER_INCOMPLETE" }] }]);
    await save(id, 1, { travellers: [{ ...guessed, surnames: "" }] });
    expect(await prepare(id)).toMatchObject([{ isDone: true }]);
  });

  it("is prepared of a person with a DNI and one surname, as was said, and not with a mark that does not exist", async () => {
    const { id, complete } = await openRegister();
    const one = { ...complete[0]!, secondLastName: "" };
    expect((await save(id, 0, { travellers: [one] })).missing).toEqual([["secondLastName"]]);
    const wrong = await hotelRefusalOf(save(id, 1, { travellers: [{ ...one, surnames: "x" as never }] }));
    expect(Object.keys(wrong.fields ?? {})).toEqual(["travellers.0.surnames"]);
    await save(id, 1, { travellers: [{ ...one, surnames: "onlyOne" }] });
    expect(await prepare(id)).toMatchObject([{ isDone: true }]);
  });

  it("is not sent by a hotel without its code, and says so", async () => {
    const { id, complete, hotel } = await openRegister();
    await save(id, 0, { travellers: complete });
    Object.assign(hotel.property, { establishmentCode: "" });
    expect(await prepare(id)).toMatchObject([{ isDone: false, reasons: [{ code: "REGISTER_NO_CODE" }] }]);
    expect(await get(id)).toMatchObject({ state: "ready", events: [] });
  });

  it("of an older version lacks what it did not ask for: it is read as incomplete", async () => {
    const { id, complete, db } = await openRegister();
    const { postalCode: _, municipalityCode: __, ...older } = complete[0]!;
    db.register.stays.set(id, { travellers: [older as Traveller], version: 1 });
    expect(await get(id)).toMatchObject({ missing: [["postalCode"]] });
    expect(await api.listRegisters()).toMatchObject([{ id, incomplete: 1 }]);
  });

  it("refuses a postal code that Spain does not have, beside its field", async () => {
    const { id, complete } = await openRegister();
    const wrong = [{ ...complete[0]!, postalCode: "1100" }];
    const { fields } = await hotelRefusalOf(save(id, 0, { travellers: wrong }));
    expect(fields).toMatchObject({ "travellers.0.postalCode": expect.stringContaining("cinco cifras") as string });
  });

  it("is not sent before the arrival", async () => {
    const { idOf } = await openQuiet({ Luis: { from: 0, rooms: "R-101" } });
    expect(await prepare(idOf("Luis"))).toMatchObject([
      { isDone: false, reasons: [{ code: "REGISTER_NOT_ARRIVED" }, { code: "REGISTER_INCOMPLETE" }] },
    ]);
  });
});

describe("the registers of the sample", () => {
  it("are complete for most of the stays in house, and some of them are not", async () => {
    openHotel();
    const rows = await api.listRegisters();
    const complete = rows.filter(({ incomplete }) => incomplete === 0);
    expect(complete.length).toBeGreaterThan(rows.length / 2);
    expect(complete.length).toBeLessThan(rows.length);
  });

  it("have nothing that the rules refuse", async () => {
    const { hotel } = openHotel();
    for (const { id } of await api.listRegisters())
      for (const traveller of (await get(id)).travellers)
        expect(travellerFaults(traveller, hotel.property.businessDate)).toEqual([]);
  });
});
