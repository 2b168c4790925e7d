import fc from "fast-check";
import { expect, it } from "vitest";

import type { MemberAct, MemberAction } from "@/contract/guests/member";
import { type Charge, type Payment, paymentMethods } from "@/contract/account/account";
import { moveShares, type AccountWindow, accountWindows, routedKinds } from "@/contract/account/accountWindows";
import { type FolioAction, folioActions, type FolioFields } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { pointsOf } from "@/domain/loyalty/ledger";
import { addDays } from "@/domain/civilDate";
import { linesOfAct, standingInAct } from "@/domain/account/correctionLines";
import { correctionOf, isRedemption } from "@/domain/account/corrections";
import { inWindow } from "@/domain/account/windows";
import { wholeFolio } from "@/domain/folio/folioLines";
import { paidTotal } from "@/domain/account/balance";
import { isEnded } from "@/domain/reservations/situationOf";
import { ApiError } from "@/fakeBackend/core/ApiError";
import { createDatabase } from "@/fakeBackend/createDatabase";
import { actOnFolio } from "@/fakeBackend/folio/folioPart";
import { act } from "@/fakeBackend/hotel/reservations/act";
import { deleteReservation, restoreReservation } from "@/fakeBackend/hotel/reservations/deletion";
import { updateReservation } from "@/fakeBackend/hotel/reservations/saveReservation";
import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { accountOf, catchUp } from "@/fakeBackend/loyalty/accounts";
import { enrol } from "@/fakeBackend/loyalty/changeMember";
import type { LoyaltyBook } from "@/fakeBackend/loyalty/LoyaltyBook";
import { memberRecord } from "@/fakeBackend/loyalty/memberRecord";
import type { Context } from "@/fakeBackend/core/routes";
import { noShelf } from "@/fakeBackend/core/shelf";

import { draftOf, valuesOf } from "@/shared/stay/record/bookingValues";

import { sampleReservation } from "../domain/sampleReservation";
import { person } from "../support/guestCalls";
import "../support/wholeBackend";

const now = new Date("2026-04-14T21:30:00.000Z");
const actor = { by: "Marina Solé", now };
/** `npm run model` raises it to 20,000: a fifth of the sequences of the rules alone, which are faster. */
const SEQUENCES = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 100) / 5);
const GIVEN = 3_000;
const CENTS_PER_POINT = 5;

/** Ana's two stays, one in house and one to come, and Luis's, who is in house, too. */
const stays = ["RSV-A", "RSV-B", "RSV-C"] as const;

const ofStay = ["cancel", "reactivate", "markNoShow", "checkIn", "checkOut", "reopen", "delete", "restore"] as const;
const kinds = [
  ...(["charge", "charge", "pay", "pay", "refund", "refund", "allow", "correct", "correct"] as const),
  ...(["move", "move", "move", "bill", "bill", "unbill", "group", "halve", "halve"] as const),
  ...(["redeem", "redeem", "undo", "night", "negotiate"] as const),
  ...ofStay,
];
type Kind = (typeof kinds)[number];

const step = fc.record({
  kind: fc.constantFrom<Kind>(...kinds),
  stay: fc.constantFrom(...stays),
  other: fc.constantFrom(...stays),
  reference: fc.nat(9),
  quantity: fc.constantFrom(1, 1, 3, 999),
  unitPrice: fc.constantFrom(1, 333, 1_000, 5_005, 100_000_00),
  vat: fc.constantFrom(10 as const, 21 as const),
  /** An allowance is told its rate. */
  isTold: fc.boolean(),
  method: fc.constantFrom(...paymentMethods),
  /** Of what is open, so that limits are met often; else the cents. */
  amount: fc.oneof(fc.constantFrom("all" as const, "over" as const), fc.integer({ min: 1, max: 9_000 })),
  isDeposit: fc.boolean(),
  isDeclined: fc.constantFrom(false, false, false, true),
  window: fc.constantFrom(undefined, ...accountWindows),
  routed: fc.subarray([...routedKinds]),
  share: fc.constantFrom(...moveShares),
  percent: fc.constantFrom(1, 33, 50, 60, 99),
  nights: fc.integer({ min: 1, max: 3 }),
  line: fc.nat(12),
  points: fc.constantFrom(1, 50, 400, 2_500),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const { cancelledAt: _, ...sample } = sampleReservation;

function openHouse(isBilled: boolean) {
  const db = createDatabase(now, noShelf, { reservations: 1 });
  const { hotel, loyalty } = db;
  for (const id of ["G-A", "G-C"]) hotel.putGuest({ ...person(), id, version: 1 });
  const put = (id: string, guestId: string, arrival: string, price: number, more: Partial<StoredReservation>) => {
    const [roomTypeId, roomId] = ["DBL", hotel.rooms[stays.findIndex((one) => one === id)]!.id];
    const nights = [0, 1, 2, 3].map((day) => ({ date: addDays(arrival, day), price: price + day, roomTypeId, roomId }));
    const dates = { arrival, departure: addDays(arrival, 4), nights };
    const extras = [{ id: "extra-1", productId: "parking", quantity: 1 }];
    hotel.put({ ...sample, ...dates, extras, id, guestId, createdAt: 0, updatedAt: 0, ...more });
  };
  const billed = isBilled ? { billing: { name: "Acme", taxId: "", email: "", routed: [] } } : {};
  put("RSV-A", "G-A", "2026-04-12", 100_00, { state: "inHouse", checkedInOn: "2026-04-12", ...billed });
  put("RSV-B", "G-A", "2026-04-13", 50_05, { state: "confirmed" });
  put("RSV-C", "G-C", "2026-04-12", 33_33, { state: "inHouse", checkedInOn: "2026-04-12" });
  enrol("G-A", loyalty);
  const { version } = memberOf(loyalty);
  actOnMember("adjust", { points: GIVEN, reason: "Saldo", version }, loyalty);
  return db;
}
type House = ReturnType<typeof openHouse>;

const memberOf = (loyalty: LoyaltyBook) => accountOf("G-A", loyalty)!;

function actOnMember(action: MemberAction, body: MemberAct, loyalty: LoyaltyBook) {
  const db = { loyalty, session: { uid: 1 }, users: { get: () => ({ username: actor.by }) } };
  memberRecord.act({ params: { id: "G-A", action }, body }, { db, now: () => now } as unknown as Context);
}

/** All own lines of a stay, posted or not. */
const linesOf = (id: string, { hotel }: House) => wholeFolio(hotel.get(id), hotel.products);
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const rateOf = ({ kind, vat = 10 }: Charge) => (kind === "transfer" ? "transfer" : String(vat));

/** The stays as the server tells of them, without deleted ones; and of each what its lines come to at each rate, and is paid. */
function toldBy(house: House) {
  const { hotel } = house;
  const told = stays.flatMap((id) => (hotel.find(id)!.isDeleted ? [] : toReservation(hotel.get(id), hotel)));
  const books: Record<string, number> = {};
  const add = (key: string, cents: number) => (books[key] = (books[key] ?? 0) + cents);
  for (const { id, payments } of told) {
    for (const line of linesOf(id, house)) add(`${id} at ${rateOf(line)}`, line.amount);
    add(`${id} paid`, paidTotal(payments));
  }
  return { told, books, windows: JSON.stringify(told.map(({ windows }) => windows)) };
}
type Told = ReturnType<typeof toldBy>;

type Change = Record<string, number>;
/** What a step has to change in the books; undefined where only the rules for all times say. */
interface Outcome {
  change: Change | undefined;
  /** The cents that an allowance takes off a stay, or gives back, at whatever rates. */
  allowed?: [id: string, cents: number];
  windows?: "same";
  /** The figure of the window that it may take down to zero, and not below. */
  floor?: "balance" | "total";
}

const none: Change = {};

/** Does one thing, or is refused, and says what it has to change. */
function take(one: Step, house: House, { told }: Told): Outcome {
  const { hotel, loyalty } = house;
  const stored = hotel.find(one.stay)!;
  if (one.kind === "night") {
    const { businessDate } = hotel.property;
    if (businessDate < "2026-04-17") hotel.open(addDays(businessDate, 1));
    return { change: none, windows: "same" };
  }
  if (one.kind === "restore") {
    restoreReservation(one.stay, hotel, actor);
    return { change: undefined };
  }
  const before = told.find(({ id }) => id === one.stay);
  if (!before) return { change: none, windows: "same" };
  if (one.kind === "delete") {
    deleteReservation(stored, hotel, actor);
    return { change: undefined };
  }
  if (one.kind === "redeem" || one.kind === "undo") {
    const { entries, version } = memberOf(loyalty);
    const entry = entries.findLast(({ kind }) => kind === "redeemed");
    const asked = { version, reason: "Canje" };
    if (one.kind === "undo") {
      actOnMember("undo", { ...asked, entryId: entry?.id ?? "" }, loyalty);
      return { change: none, allowed: [entry!.reservationId, -entry!.points * CENTS_PER_POINT] };
    }
    const most = Math.max(...before.windows.map(({ balance }) => balance));
    const points = one.amount === "all" ? Math.floor(most / CENTS_PER_POINT) : one.points;
    actOnMember("redeem", { ...asked, points, reservationId: one.stay }, loyalty);
    return { change: none, allowed: [one.stay, -points * CENTS_PER_POINT], floor: "balance" };
  }
  if (one.kind === "negotiate") return negotiate(one, stored, house);
  const action = folioActions.find((name) => name === one.kind);
  return action ? takeOnFolio(action, one, before, house) : takeOnStay(one, stored, house);
}

/** Promises a price for the nights that are not slept, or takes the promise back. */
function negotiate({ quantity, unitPrice, reference }: Step, stored: StoredReservation, { hotel }: House): Outcome {
  const negotiatedPrice = quantity === 3 ? undefined : { perNight: reference === 0 ? 0 : unitPrice, reason: "Feria" };
  const draft = { ...draftOf(valuesOf(toReservation(stored, hotel))), negotiatedPrice };
  const { nights } = updateReservation(stored, draft, hotel, actor, {});
  const isSlept = (date: string) => stored.state === "inHouse" && date < hotel.property.businessDate;
  const isCorrected = (date: string) => stored.charges.some(({ corrects }) => corrects === `room-${date}`);
  let change = 0;
  for (const [place, { date, price }] of nights.entries()) {
    const former = stored.nights[place]!.price;
    if (isSlept(date)) expect(price).toBe(former);
    else if (negotiatedPrice) expect(price).toBe(negotiatedPrice.perNight);
    if (!isCorrected(date)) change += price - former;
  }
  return { change: { [`${stored.id} at 10`]: change } };
}

function takeOnStay({ kind }: Step, stored: StoredReservation, { hotel }: House): Outcome {
  const action = ofStay.find((name) => name === kind);
  if (!action || action === "delete" || action === "restore") return { change: none };
  act(stored, action, { cancelReason: "other" }, hotel, actor);
  return { change: undefined };
}

function takeOnFolio(action: FolioAction, one: Step, before: Reservation, house: House): Outcome {
  const { hotel } = house;
  const stored = hotel.get(one.stay);
  const id = one.stay;
  const all = [...before.charges, ...before.upcoming];
  const targets: (Charge | Payment)[] = [...all, ...before.payments];
  const target = targets[one.line % Math.max(1, targets.length)];
  const open = openFor(action, one, before);
  const amount = typeof one.amount === "number" ? one.amount : Math.max(1, one.amount === "all" ? open : open + 1);
  const input: FolioFields & { version: number } = {
    ...one,
    vat: action === "allow" && !one.isTold ? undefined : one.vat,
    amount,
    version: stored.version,
    sourceRef: `ticket:${one.reference}`,
    reference: "",
    description: "Minibar",
    reason: "Motivo",
    payer: "Acme",
    chargeId: target?.id,
    stayId: action === "pay" || before.state !== "inHouse" ? one.other : "",
    memberIds: one.other === id ? [] : [one.other],
    window: action === "move" && target && !("method" in target) ? other(target) : one.window,
  };
  const versions = stays.map((each) => hotel.get(each).version).join();
  actOnFolio(stored, action, input, hotel, actor);
  // a repeat
  if (versions === stays.map((each) => hotel.find(each)!.version).join()) return { change: none, windows: "same" };
  switch (action) {
    case "charge":
      return { change: { [`${input.stayId || id} at ${one.vat}`]: one.quantity * one.unitPrice } };
    case "pay": {
      if (one.isDeclined) return { change: none, windows: "same" };
      const there: Change = one.method === "room" ? { [`${one.other} at transfer`]: amount } : none;
      const isAhead = one.isDeposit && one.method !== "room" && one.method !== "receivable";
      const isFree = isAhead && !isEnded(before.state);
      return { change: { [`${id} paid`]: amount, ...there }, ...(isFree ? {} : { floor: "balance" }) };
    }
    case "refund":
      return { change: { [`${id} paid`]: -amount } };
    case "allow":
      if (!one.isTold) return { change: none, allowed: [id, -amount], floor: "total" };
      return { change: { [`${id} at ${one.vat}`]: -amount }, floor: "total" };
    case "correct":
      return { change: correctionChange(id, target!, all, house) };
    default:
      // moved and divided, nothing is made or lost
      return { change: none };
  }
}

const other = ({ window = "guest" }: Charge) => (window === "guest" ? "company" : "guest");

/** Whose money it is: the guest's, the agency's, and what a company owes. */
const pockets: Payment["method"][][] = [["cash", "card", "transfer", "bizum"], ["agency"], ["receivable"]];

const inPocket = (pocket: readonly Payment["method"][], payments: readonly Payment[], window: AccountWindow) =>
  paidTotal(inWindow(payments, window).filter(({ method }) => pocket.includes(method)));

/** The most that the step may be about, as plainly as it can be said. */
function openFor(action: FolioAction, { method, window = "guest" }: Step, { windows, payments }: Reservation): number {
  const { total = 0, balance = 0 } = windows.find((one) => one.window === window) ?? {};
  if (action === "pay") return balance;
  return action === "allow" ? total : inPocket(pockets.find((one) => one.includes(method)) ?? [], payments, window);
}

function correctionChange(id: string, target: Charge | Payment, lines: Charge[], { hotel }: House): Change {
  if ("method" in target) {
    const there: Change = target.stay ? { [`${target.stay.id} at transfer`]: -target.amount } : none;
    return { [`${id} paid`]: -target.amount, ...there };
  }
  if (target.kind === "split") return none;
  const payer = target.kind === "transfer" ? target.stay : undefined;
  const there: Change = payer && hotel.find(payer.id) ? { [`${payer.id} paid`]: -target.amount } : none;
  const back = standingInAct(target, lines).map((line) => [`${id} at ${rateOf(line)}`, -line.amount]);
  return { ...Object.fromEntries(back), ...there };
}

/** What each window of a stay has left at each rate; undefined where lines of others bear its allowances, too. */
function leftAtRates(id: string, { told }: Told): Record<string, number> | undefined {
  const { charges = [], upcoming = [], group } = told.find((one) => one.id === id) ?? {};
  if (group || charges.some(({ kind }) => kind === "transfer")) return undefined;
  const left: Record<string, number> = {};
  for (const line of [...charges, ...upcoming]) {
    const key = `${line.window ?? "guest"} ${rateOf(line)}`;
    left[key] = (left[key] ?? 0) + line.amount;
  }
  return left;
}

/** An allowance takes its cents off the rates, all in one direction, and no rate of a window goes below zero by it. */
function expectAllowed([id, cents]: [string, number], before: Told, after: Told) {
  const keys = Object.keys(after.books).filter((key) => key.startsWith(`${id} at `));
  const changes = keys.map((key) => after.books[key]! - (before.books[key] ?? 0));
  expect(
    changes.reduce((sum, change) => sum + change, 0),
    `${id} allowed`,
  ).toBe(cents);
  expect(changes.filter((change) => change * cents < 0)).toEqual([]);
  const [was, is] = [leftAtRates(id, before), leftAtRates(id, after)];
  const below = was && is ? Object.keys(is).filter((key) => is[key]! < Math.min(0, was[key] ?? 0)) : [];
  expect(below, `${id}: no rate is below zero by an allowance`).toEqual([]);
  return keys;
}

/** What holds at all times; what the folios leave open, and what their lines and payments do. */
function expectSound(house: House, { told }: Told): [owed: number, left: number] {
  const { hotel, loyalty } = house;
  for (const { id, payments, state, windows, charges, upcoming, group } of told) {
    for (const { window, total, balance } of windows) {
      const lines = sumOf(inWindow([...charges, ...upcoming], window));
      const isLeader = group?.leader.id === id; // which pays for lines that it does not list
      expect(isLeader ? total : lines, `${id}: the lines of ${window} are its total`).toBe(total);
      expect(Number.isInteger(balance), `${id}: ${balance} is a cent`).toBe(true);
    }
    for (const window of accountWindows)
      for (const pocket of pockets)
        expect(inPocket(pocket, payments, window), `${id}: went out to ${pocket.join()}`).toBeGreaterThanOrEqual(0);
    const own = hotel.get(id).charges;
    const standing = own.filter((line) => isRedemption(line) && !correctionOf(line, own));
    const isOff = state === "cancelled" || state === "noShow";
    expect(isOff ? standing : [], `${id}: points have paid a stay that did not take place`).toEqual([]);
    for (const line of standing) {
      const [first, ...others] = linesOfAct(line, standing);
      expect(sumOf([first!, ...others]), `${id}: points`).toBe(-first!.points! * CENTS_PER_POINT);
      expect(others.filter(({ points }) => points !== 0)).toEqual([]);
    }
  }
  const sum = (of: (stored: StoredReservation) => number) => told.reduce((all, { id }) => all + of(hotel.get(id)), 0);
  const owed = told.reduce((all, { balance }) => all + balance, 0);
  const paid = sum(({ payments }) => paidTotal(payments));
  const transfers = sum(({ charges }) => sumOf(charges.filter(({ kind }) => kind === "transfer")));
  const byRoom = sum(({ payments }) => paidTotal(payments.filter(({ method }) => method === "room")));
  expect(byRoom, "rooms have paid what they are charged with").toBe(transfers);
  catchUp(loyalty, now);
  const spent = sum(({ charges }) =>
    charges.reduce((all, line) => all + (isRedemption(line) && !correctionOf(line, charges) ? line.points! : 0), 0),
  );
  const redeemed = memberOf(loyalty).entries.filter(({ kind }) => kind === "redeemed" || kind === "restored");
  expect(0 - pointsOf(redeemed), "the ledger has spent").toBe(spent);
  return [owed, sum(({ id }) => sumOf(linesOf(id, house))) - paid];
}

/** Does a step; a refusal changes nothing, and what is done changes what it says. */
function expectStep(one: Step, house: House, before: Told): Told {
  let outcome: Outcome = { change: none, windows: "same" };
  try {
    outcome = take(one, house, before);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  const after = toldBy(house);
  const { change, allowed, windows, floor } = outcome;
  const keys = new Set([before.books, after.books, change ?? {}].flatMap(Object.keys));
  for (const key of allowed ? expectAllowed(allowed, before, after) : []) keys.delete(key);
  for (const key of change ? keys : [])
    expect((after.books[key] ?? 0) - (before.books[key] ?? 0), key).toBe(change![key] ?? 0);
  const [was, is] = [before, after].map(({ told }) => told.find(({ id }) => id === one.stay)?.windows ?? []);
  const below = is!.filter((sums, window) => floor && sums[floor] < 0 && sums[floor] !== was![window]?.[floor]);
  expect(below, `the ${floor} is not below zero`).toEqual([]);
  expect(windows === "same" ? after.windows : before.windows).toBe(before.windows);
  return after;
}

it("makes and loses no cent and no point by any acts, and pays out no more than came in", () => {
  const sequences = fc.array(step, { minLength: 4, maxLength: 24, size: "max" });
  fc.assert(
    fc.property(sequences, fc.boolean(), (steps, isBilled) => {
      const house = openHouse(isBilled);
      let told = toldBy(house);
      for (const one of steps) {
        told = expectStep(one, house, told);
        const [owed, left] = expectSound(house, told);
        expect(owed).toBe(left);
      }
    }),
    { numRuns: SEQUENCES, seed: Number(process.env.MODEL_SEED ?? 48) },
  );
}, 7_200_000);
