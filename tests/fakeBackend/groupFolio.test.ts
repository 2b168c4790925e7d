import { describe, expect, it } from "vitest";

import type { FolioAct } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";

import { book, hotelApi, openHotel } from "../support/hotelBackend";
import { actOn, expectRefused, minibar, now, post } from "./folioCalls";

const share = (leader: Reservation, members: Reservation[]) =>
  post(leader, "group", { payer: "Boda", routed: ["room"], memberIds: members.map(({ id }) => id) });
const toGroup: Partial<FolioAct> = { ...minibar, window: "company" };
const roomOf = ({ nights }: Reservation) => nights.reduce((sum, { price }) => sum + price, 0);
const balanceOf = async (stay: Reservation) => (await now(stay)).balance;
const actOnNow = async (stay: Reservation, action: string, act = {}) => actOn(await now(stay), action, act);

/** A leader and two members, whose nights the leader's folio pays; one of them has a minibar. */
async function openGroup() {
  const opened = openHotel({ reservations: 1 });
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
    expect([one.balance, other.balance]).toEqual([700, 0]);
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

  it("takes charges to the group at once, and leaves their correction to the member's folio", async () => {
    const { leader, one } = await openGroup();
    const charged = await post(one, "charge", toGroup);
    const owing = await now(leader);
    expect(owing.balance).toBe(leader.balance + 700);
    const line = owing.charges.find(({ member }) => member?.id === one.id)!;
    await expectRefused(post(owing, "correct", { chargeId: line.id, reason: "Error" }), "GROUP_LINE");
    const own = charged.charges.find(({ window }) => window === "company")!;
    await post(charged, "correct", { chargeId: own.id, reason: "Error" });
    expect(await balanceOf(leader)).toBe(leader.balance);
  });

  it("lets a member leave while the group owes, and not the leader", async () => {
    const opened = await openGroup();
    const { leader, other } = opened;
    checkIn(opened, leader, other);
    const codesOf = async (stay: Reservation) =>
      (await now(stay)).actions.find(({ action }) => action === "checkOut")!.reasons.map(({ code }) => code);
    expect([await codesOf(other), await codesOf(leader)]).toEqual([[], ["OPEN_BALANCE"]]);
    const owing = await now(leader);
    await post(owing, "pay", { method: "card", amount: owing.balance });
    expect(await codesOf(leader)).toEqual([]);
  });

  it("takes no payment in the window of a member: the leader's folio does", async () => {
    const { one, leader } = await openGroup();
    const pay = { method: "card" as const, amount: 100, isDeposit: true };
    expect((await expectRefused(post(one, "pay", { ...pay, window: "company" }), "GROUP_PAYS")).status).toBe(422);
    expect((await post(leader, "pay", pay)).balance).toBe(leader.balance - 100);
  });

  it("is shared once, however often it is sent, and changes all of its reservations or none", async () => {
    const { leader, one, other } = await openGroup();
    expect((await share(leader, [one, other])).version).toBe(leader.version);
    const stranger = await post(await book(), "bill", { payer: "Acme", routed: ["room"] });
    expect((await expectRefused(share(leader, [one, stranger]), "GROUP_OTHER_PAYER")).status).toBe(422);
    expect((await now(other)).billing?.leader).toBe(leader.id);
    await expectRefused(share(one, [other]), "GROUP_MEMBER");
    await expectRefused(share(await book(), [leader]), "GROUP_OTHER_LEADER");
  });

  it("lets a member go for which it was charged nothing, who owes the nights then", async () => {
    const { leader, one, other, own } = await openGroup();
    const charged = await post(one, "charge", toGroup);
    await expectRefused(share(await now(leader), [other]), "GROUP_IN_USE");
    const less = await share(await now(leader), [charged]);
    expect(await balanceOf(other)).toBe(roomOf(other));
    expect(less.balance).toBe(own + roomOf(one) + 700);
  });

  it("does not let the leader be cancelled or deleted while it pays for others", async () => {
    const { leader } = await openGroup();
    const { reasons } = leader.actions.find(({ action }) => action === "cancel")!;
    expect(reasons.map(({ code }) => code)).toEqual(["GROUP_LEADER"]);
    await expectRefused(hotelApi.deleteReservation({ params: { id: leader.id } }), "GROUP_LEADER");
  });

  it("refuses a charge to a group whose folio is closed, and names the guest instead", async () => {
    const { hotel, leader, one } = await openGroup();
    hotel.put({ ...hotel.get(leader.id), state: "checkedOut", checkedOutOn: "2026-04-14" });
    const refusal = await expectRefused(post(one, "charge", toGroup), "GROUP_CLOSED");
    expect(refusal.fields).toEqual({ window: expect.any(String) as string });
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
    await actOnNow(leader, "checkOut");
    return opened;
  }

  it("pays nothing that comes after its leader has left: it is the member's own", async () => {
    const { leader, one, hotel } = await openLeft();
    const stored = hotel.get(one.id);
    const last = stored.nights.at(-1)!;
    const next = { ...last, date: addDays(last.date, 1) };
    hotel.put({ ...stored, departure: addDays(stored.departure, 1), nights: [...stored.nights, next] });
    expect([await balanceOf(leader), await balanceOf(one)]).toEqual([0, 700 + next.price]);
    const charged = await post(await now(one), "charge", minibar);
    expect([await balanceOf(leader), charged.balance]).toEqual([0, 1400 + next.price]);
    expect(charged.group).toMatchObject({ routed: ["room"], members: [{ handedOver: roomOf(one) }, {}] });
  });

  it("lets nothing be changed that its closed folio has paid, until it is opened again", async () => {
    const { leader, one, other } = await openLeft();
    const cancel = () => actOnNow(other, "cancel", { cancelReason: "entryError" });
    await expectRefused(cancel(), "GROUP_SETTLED");
    expect(await balanceOf(leader)).toBe(0);
    await actOnNow(leader, "reopen");
    const { billing, moves = [] } = await now(one);
    expect([billing, moves]).toEqual([one.billing, []]);
    await cancel();
    expect(await balanceOf(leader)).toBeLessThan(0); // for the group's payer to get back
  });
});

it("proposes who is of the same guest or company at the same time, and finds others by name", async () => {
  openHotel({ reservations: 60 });
  const [leader, one, other] = [await book(), await book(), await book()];
  await share(leader, [one, other]);
  const choices = (text: string) => hotelApi.listGroupChoices({ params: { id: leader.id }, query: { text } });
  expect((await choices("")).filter(({ isMember }) => isMember)).toHaveLength(2);
  const found = await choices("garcía");
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(10);
  expect(found.map(({ id }) => id)).not.toContain(one.id);
});
