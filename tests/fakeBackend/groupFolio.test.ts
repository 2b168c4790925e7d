import { describe, expect, it } from "vitest";

import type { FolioAct, FolioAction } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";

import { book, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";

let posted = 0;

function post({ id, version }: Reservation, action: FolioAction, act: Partial<FolioAct> = {}) {
  posted += 1;
  return hotelApi.actOnFolio({ params: { id, action }, body: { version, sourceRef: `desk:${posted}`, ...act } });
}

const now = ({ id }: Reservation) => hotelApi.getReservation({ params: { id } });
const share = (leader: Reservation, members: Reservation[], changes: Partial<FolioAct> = {}) =>
  post(leader, "group", { payer: "Boda", routed: ["room"], memberIds: members.map(({ id }) => id), ...changes });
const minibar: Partial<FolioAct> = { description: "Minibar", quantity: 2, unitPrice: 350, vat: 10 };
const roomOf = ({ nights }: Reservation) => nights.reduce((sum, { price }) => sum + price, 0);

/** A leader and two members, whose nights the leader's folio pays; one of them has a minibar. */
async function openGroup() {
  const opened = openHotel();
  const [leader, one, other] = [await book(), await book(), await book()];
  const charged = await post(one, "charge", minibar);
  const shared = await share(leader, [charged, other]);
  return { ...opened, leader: shared, one: await now(one), other: await now(other), own: leader.balance };
}

/** All of them in house, as if they had come today. */
function checkIn({ hotel }: ReturnType<typeof openHotel>, ...stays: Reservation[]) {
  for (const { id } of stays) {
    const stored = hotel.get(id);
    hotel.put({ ...stored, state: "inHouse", checkedInOn: stored.arrival });
  }
}

describe("a folio shared by a group", () => {
  it("pays the nights of its members: each owes the rest, and the leader all of theirs", async () => {
    const { leader, one, other, own } = await openGroup();
    expect(one.balance).toBe(700);
    expect(other.balance).toBe(0);
    expect(leader.balance).toBe(own + roomOf(one) + roomOf(other));
    expect(leader.group).toMatchObject({
      name: "Boda",
      balance: leader.balance,
      members: [
        { id: one.id, handedOver: roomOf(one) },
        { id: other.id, handedOver: roomOf(other) },
      ],
    });
    const { rows } = await hotelApi.listReservations({ query: { text: leader.id } });
    expect(rows.map(({ balance }) => balance)).toEqual([leader.balance]);
  });

  it("lists the lines of each member once they are posted, with the stay that they are of", async () => {
    const opened = await openGroup();
    checkIn(opened, opened.one);
    opened.hotel.open(addDays(opened.one.arrival, 1));
    const { charges } = await now(opened.leader);
    expect(charges).toMatchObject([
      { kind: "room", amount: opened.one.nights[0]!.price, member: { id: opened.one.id } },
    ]);
  });

  it("takes what is charged to the group at once, and leaves its correction to the member's folio", async () => {
    const { leader, one } = await openGroup();
    await post(one, "charge", { ...minibar, window: "company" });
    const owing = await now(leader);
    expect(owing.balance).toBe(leader.balance + 700);
    const line = owing.charges.find(({ member }) => member?.id === one.id)!;
    const refusal = await hotelRefusalOf(post(owing, "correct", { chargeId: line.id, reason: "Error" }));
    expect(refusal.codes).toEqual(["GROUP_LINE"]);
    const charged = await now(one);
    const own = charged.charges.find(({ window }) => window === "company")!;
    await post(charged, "correct", { chargeId: own.id, reason: "Error" });
    expect((await now(leader)).balance).toBe(leader.balance);
  });

  it("lets a member leave while the group owes, and not the leader", async () => {
    const opened = await openGroup();
    const { leader, other } = opened;
    checkIn(opened, leader, other);
    const codesOf = async (stay: Reservation) =>
      (await now(stay)).actions.find(({ action }) => action === "checkOut")!.reasons.map(({ code }) => code);
    expect(await codesOf(other)).toEqual([]);
    expect(await codesOf(leader)).toEqual(["OPEN_BALANCE"]);
    const owing = await now(leader);
    await post(owing, "pay", { method: "card", amount: owing.balance });
    expect(await codesOf(leader)).toEqual([]);
  });

  it("takes no payment in the window of a member: the leader's folio does", async () => {
    const { one, leader } = await openGroup();
    const pay = { method: "card" as const, amount: 100, isDeposit: true };
    const refusal = await hotelRefusalOf(post(one, "pay", { ...pay, window: "company" }));
    expect(refusal).toMatchObject({ status: 422, codes: ["GROUP_PAYS"] });
    expect((await post(leader, "pay", pay)).balance).toBe(leader.balance - 100);
  });

  it("is shared once, however often it is sent, and changes all of its reservations or none", async () => {
    const { leader, one, other } = await openGroup();
    expect((await share(leader, [one, other])).version).toBe(leader.version);
    const stranger = await post(await book(), "bill", { payer: "Acme", routed: ["room"] });
    const refusal = await hotelRefusalOf(share(leader, [one, stranger]));
    expect(refusal).toMatchObject({ status: 422, codes: ["GROUP_OTHER_PAYER"] });
    expect((await now(other)).billing?.leader).toBe(leader.id);
    expect((await hotelRefusalOf(share(one, [other]))).codes).toEqual(["GROUP_MEMBER"]);
    expect((await hotelRefusalOf(share(await book(), [leader]))).codes).toEqual(["GROUP_OTHER_LEADER"]);
  });

  it("ends when its last member is taken out, and keeps whom it has paid for", async () => {
    const { leader, one, other, own } = await openGroup();
    const charged = await post(one, "charge", { ...minibar, window: "company" });
    expect((await hotelRefusalOf(share(await now(leader), [other]))).codes).toEqual(["GROUP_IN_USE"]);
    const line = charged.charges.find(({ window }) => window === "company")!;
    expect(line).toBeDefined();
    const less = await share(await now(leader), [charged]);
    expect((await now(other)).balance).toBe(roomOf(other));
    expect(less.balance).toBe(own + roomOf(one) + 700);
  });

  it("does not let the leader be cancelled or deleted while it pays for others", async () => {
    const { leader } = await openGroup();
    const reasons = leader.actions.find(({ action }) => action === "cancel")!.reasons;
    expect(reasons.map(({ code }) => code)).toEqual(["GROUP_LEADER"]);
    const deletion = hotelApi.deleteReservation({ params: { id: leader.id } });
    expect((await hotelRefusalOf(deletion)).codes).toEqual(["GROUP_LEADER"]);
  });

  it("refuses a charge to a group whose folio is closed, and names the guest instead", async () => {
    const { hotel, leader, one } = await openGroup();
    hotel.put({ ...hotel.get(leader.id), state: "checkedOut", checkedOutOn: "2026-04-14" });
    const refusal = await hotelRefusalOf(post(one, "charge", { ...minibar, window: "company" }));
    expect(refusal).toMatchObject({ codes: ["GROUP_CLOSED"], fields: { window: expect.any(String) as string } });
    expect((await post(one, "charge", minibar)).balance).toBe(one.balance + 700);
  });

  /** The leader has paid for all and left, while a member stays. */
  async function openLeft() {
    const opened = await openGroup();
    const { leader, one, hotel } = opened;
    hotel.open(leader.arrival);
    checkIn(opened, leader, one);
    const owing = await now(leader);
    await post(owing, "pay", { method: "card", amount: owing.balance });
    hotel.open(leader.departure);
    const { version } = await now(leader);
    await hotelApi.actOnReservation({ params: { id: leader.id, action: "checkOut" }, body: { version } });
    return opened;
  }

  it("pays nothing that comes after its leader has left: it is the member's own", async () => {
    const { leader, one, hotel } = await openLeft();
    const stored = hotel.get(one.id);
    const last = stored.nights.at(-1)!;
    const next = { ...last, date: addDays(last.date, 1) };
    hotel.put({ ...stored, departure: addDays(stored.departure, 1), nights: [...stored.nights, next] });
    expect((await now(leader)).balance).toBe(0);
    expect((await now(one)).balance).toBe(700 + next.price);
    await post(await now(one), "charge", minibar);
    expect((await now(one)).balance).toBe(1400 + next.price);
    expect((await now(leader)).balance).toBe(0);
    expect((await now(one)).group).toMatchObject({ routed: ["room"], members: [{ handedOver: roomOf(one) }, {}] });
  });

  it("lets nothing be changed that its closed folio has paid, until it is opened again", async () => {
    const { leader, other } = await openLeft();
    const cancel = async () => {
      const body = { version: (await now(other)).version, cancelReason: "entryError" as const };
      return hotelApi.actOnReservation({ params: { id: other.id, action: "cancel" }, body });
    };
    expect((await hotelRefusalOf(cancel())).codes).toEqual(["GROUP_SETTLED"]);
    expect((await now(leader)).balance).toBe(0);
    const { version } = await now(leader);
    await hotelApi.actOnReservation({ params: { id: leader.id, action: "reopen" }, body: { version } });
    await cancel();
    expect((await now(leader)).balance).toBeLessThan(0); // for the group's payer to get back
  });

  it("pays again what comes when its leader's folio is opened again", async () => {
    const { leader, one } = await openLeft();
    const { version } = await now(leader);
    await hotelApi.actOnReservation({ params: { id: leader.id, action: "reopen" }, body: { version } });
    expect((await now(one)).billing).toEqual(one.billing);
    expect((await now(one)).moves ?? []).toEqual([]);
  });

  it("proposes who is of the same guest or company at the same time, and finds others by name", async () => {
    const { leader, one } = await openGroup();
    const choices = (text: string) => hotelApi.listGroupChoices({ params: { id: leader.id }, query: { text } });
    expect((await choices("")).filter(({ isMember }) => isMember)).toHaveLength(2);
    const found = await choices("garcía");
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(found.map(({ id }) => id)).not.toContain(one.id);
  });
});
