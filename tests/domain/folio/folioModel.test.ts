import fc from "fast-check";
import { expect, it } from "vitest";

import { type Charge, type Payment, paymentMethods } from "@/contract/account/account";
import type { AccountFields } from "@/contract/account/accountActs";
import type { AccountMove, AccountWindow, Billing, RoutedKind } from "@/contract/account/accountWindows";
import { accountWindows, moveShares, routedKinds } from "@/contract/account/accountWindows";
import type { FolioAction } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { groupLines } from "@/domain/folio/groupLines";
import { correctionReasons } from "@/domain/account/corrections";
import { accountFaults } from "@/domain/account/accountFaults";
import { accountOf, folioReasons, type RuledFolio } from "@/domain/folio/folioAccount";
import { cancelMove, movedAs, moveReasons, movesOf } from "@/domain/account/moves";
import { postedAs, postingOf } from "@/domain/account/posting";
import { vatByRate } from "@/domain/account/vat";
import { billFaults, moveFaults } from "@/domain/account/windowFaults";
import { inWindow, sumsOf } from "@/domain/account/windows";
import { movable, upcomingLines } from "@/domain/account/placing";
import { folioSums, postedFolio, wholeFolio } from "@/domain/folio/folioLines";
import { balanceOf } from "@/domain/account/balance";
import { totalOf } from "@/domain/reservations/balance";

import { sampleReservation } from "../sampleReservation";

const house = { businessDate: "2026-03-29", currency: "EUR" };
const moment = { date: house.businessDate, at: "2026-03-29T10:00:00.000Z" };

/** `npm run model` raises it to 100,000. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 1_000);

/** Few references and few lines, so that repeats and second corrections happen. */
const step = fc.record({
  action: fc.constantFrom<FolioAction>(
    ...(["charge", "charge", "pay", "refund", "allow", "correct"] as const),
    ...(["move", "move", "move", "bill", "bill", "unbill"] as const),
  ),
  reference: fc.nat(12),
  quantity: fc.integer({ min: -1, max: 5 }),
  unitPrice: fc.integer({ min: -1, max: 3_000 }),
  vat: fc.constantFrom(10 as const, 21 as const),
  /** An allowance is told its rate. */
  isTold: fc.boolean(),
  method: fc.constantFrom(...paymentMethods),
  amount: fc.integer({ min: -1, max: 6_000 }),
  tendered: fc.constantFrom(0, 5_000),
  isDeposit: fc.boolean(),
  window: fc.constantFrom(undefined, ...accountWindows),
  routed: fc.subarray([...routedKinds]),
  share: fc.constantFrom(...moveShares),
  percent: fc.integer({ min: 0, max: 100 }),
  nights: fc.integer({ min: 0, max: 4 }),
  line: fc.nat(7),
  /** An allowance with them is a redemption. */
  points: fc.constantFrom(undefined, 400),
  reason: fc.constantFrom("", "Error", "Error"),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Two of its three nights have passed, so that two are posted. */
const stay = { ...sampleReservation, state: "inHouse" as const, checkedInOn: "2026-03-27" };

interface Stored {
  charges: Charge[];
  payments: Payment[];
  billing?: Billing;
  moves: AccountMove[];
}

const empty: Stored = { charges: [], payments: [], moves: [] };
const billed = (routed: RoutedKind[]): Billing => ({ name: "Acme", taxId: "", email: "", routed });

function folioOf(stored: Stored): RuledFolio & Pick<Reservation, "upcoming" | "balance"> {
  const whole = { ...stay, ...stored };
  const windows = folioSums(whole, []);
  const charges = postedFolio(whole, [], house.businessDate);
  const upcoming = upcomingLines(wholeFolio(whole, []), charges);
  return { ...whole, charges, upcoming, windows, balance: windows.reduce((sum, { balance }) => sum + balance, 0) };
}

/** What the rules take of a step. */
function postStep(stored: Stored, { action, reference, line, vat, isTold, ...rest }: Step): Stored | undefined {
  const folio = folioOf(stored);
  const all = movable(folio);
  // a part is taken back before its line is posted; the line itself is corrected once it is
  const isPosted = (id: string) => folio.charges.some((one) => one.id === id);
  const target = all.charges.filter(({ id, kind }) => action !== "correct" || kind !== "room" || isPosted(id))[line];
  const sourceRef = `ticket:${reference}`;
  const rate = action === "allow" && !isTold ? undefined : vat;
  const named = { sourceRef, description: "Minibar", chargeId: target?.id, payer: "Acme" };
  const input: AccountFields = { ...rest, vat: rate, ...named };
  const isRepeat = isNamed(action) && (postedAs(sourceRef, folio) !== undefined || movedAs(sourceRef, stored.moves));
  const reasonsOf = action === "correct" ? correctionReasons : action === "move" ? moveReasons : undefined;
  const against = reasonsOf && (!target || reasonsOf(target, all.charges).length > 0);
  const reasons = [...folioReasons(action, folio, house), ...faultsOf(action, input, action === "move" ? all : folio)];
  if (isRepeat || against || reasons.length > 0) return undefined;
  if (action === "bill") return { ...stored, billing: billed(rest.routed) };
  if (action === "unbill") return { ...stored, billing: undefined };
  if (action === "move") return { ...stored, moves: [...stored.moves, ...movesOf(input, all.charges, moment.date)] };
  if (action === "correct" && target?.kind === "split")
    return { ...stored, moves: [...stored.moves, ...cancelMove(target, stored, input, moment.date)] };
  if (action === "group" || action === "halve") return undefined; // see the handlers
  const { charges, payments } = postingOf(action, input, folio, moment);
  return { ...stored, charges: [...stored.charges, ...charges], payments: [...stored.payments, ...payments] };
}

function faultsOf(action: FolioAction, input: AccountFields, folio: RuledFolio) {
  if (action === "bill") return billFaults(input);
  if (action === "move") return moveFaults(input, accountOf(folio, house));
  return action === "unbill" || action === "group" || action === "halve"
    ? []
    : accountFaults(action, input, accountOf(folio, house));
}

const isNamed = (action: FolioAction) => action !== "correct" && action !== "bill" && action !== "unbill";

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, cents) => sum + cents, 0);

type Rate = Step["vat"];

interface NaiveLine {
  rate: Rate;
  /** What is open of it, and what it was charged with. */
  cents: number;
  full: number;
  isFinal: boolean;
  /** The allowance of which it is a line: one at each rate. */
  allowance?: number;
  /** A night goes where the rules say, until it is moved by hand. */
  window: AccountWindow | "room";
}

interface NaivePart {
  line: NaiveLine;
  cents: number;
  to: AccountWindow;
  isFinal: boolean;
}

/** The folio in the plainest words: what is open of each line, what has been paid where, and what was posted. */
interface Naive {
  /** Those that are posted; the night to come is apart. */
  lines: NaiveLine[];
  tonight: NaiveLine;
  parts: NaivePart[];
  paid: Record<AccountWindow, number>;
  /** Of it, what an account and what an agency has paid: it goes back to them alone. */
  others: Record<AccountWindow, Record<"agency" | "receivable", number>>;
  posted: Set<number>;
  routed?: RoutedKind[];
  /** Something was paid or moved in the company's window. */
  used?: boolean;
}

const none = () => ({ agency: 0, receivable: 0 });

function naiveFolio(): Naive {
  const nightOf = (price: number): NaiveLine => ({
    rate: 10,
    cents: price,
    full: price,
    isFinal: false,
    window: "room",
  });
  const [first, second, tonight] = stay.nights.map(({ price }) => nightOf(price)) as [NaiveLine, NaiveLine, NaiveLine];
  return {
    lines: [first, second],
    tonight,
    parts: [],
    paid: { guest: 0, company: 0 },
    others: { guest: none(), company: none() },
    posted: new Set(),
  };
}

const naivePlace = (window: AccountWindow | RoutedKind, { routed = [] }: Naive): AccountWindow =>
  window === "guest" || window === "company" ? window : routed.includes(window) ? "company" : "guest";

/** What a window comes to: of all lines, unless only some count. */
function naiveTotal(naive: Naive, window: AccountWindow, counts: (line: NaiveLine) => boolean = () => true) {
  const lines = [...naive.lines, naive.tonight].filter((line) => naivePlace(line.window, naive) === window);
  const parts = naive.parts
    .filter(({ isFinal, line }) => !isFinal && counts(line))
    .map(({ cents, to }) => (to === window ? cents : -cents));
  return sumOf([...lines.filter(counts).map(({ cents }) => cents), ...parts]);
}

const naiveLeft = (naive: Naive, window: AccountWindow, rate: Rate) =>
  naiveTotal(naive, window, (line) => line.rate === rate);

/** The cents that an allowance takes off at 10 and at 21 %: first of what is posted, then of the night to come. */
function naiveShares(naive: Naive, amount: number, window: AccountWindow): [number, number] {
  let [ten, more] = [0, 0];
  for (const isPosted of [true, false]) {
    const counts = (rate: Rate) => (line: NaiveLine) => line.rate === rate && !(isPosted && line === naive.tonight);
    const [left, other] = [
      Math.max(0, naiveTotal(naive, window, counts(10)) - ten),
      Math.max(0, naiveTotal(naive, window, counts(21)) - more),
    ];
    const cents = Math.min(amount - ten - more, left + other);
    if (cents <= 0) continue;
    const share = Math.round((cents * left) / (left + other));
    [ten, more] = [ten + share, more + cents - share];
  }
  return [ten, more];
}

const partsOf = ({ parts }: Naive, line: NaiveLine) => parts.filter((part) => part.line === line && !part.isFinal);

/** What of a line is where the line is. */
const restOf = (naive: Naive, line: NaiveLine) => line.full - sumOf(partsOf(naive, line).map(({ cents }) => cents));

/** All of it has gone in parts. */
const isGone = (naive: Naive, line: NaiveLine) => partsOf(naive, line).length > 0 && restOf(naive, line) <= 0;

/**
 * What stands at a place of the folio: a line, or a side of a part, which has four lines once it is cancelled; then the
 * same of the night to come, which has a place among what is moved alone.
 */
function naiveTarget({ lines, parts, tonight }: Naive, place: number, isMove: boolean) {
  const sidesOf = (of: NaivePart[]) =>
    of.flatMap((part): (NaivePart | undefined)[] => (part.isFinal ? [part, part, undefined, undefined] : [part, part]));
  const ahead = parts.filter(({ line }) => line === tonight);
  const posted = parts.filter(({ line }) => line !== tonight);
  return [...lines, ...sidesOf(posted), ...(isMove ? [tonight] : []), ...sidesOf(ahead)][place];
}

/** Allowances go along, and no window is left with more of them than it bears. */
function naiveMove(naive: Naive, one: Step): boolean {
  const parts = [...naive.parts];
  const places = [...naive.lines, naive.tonight].map((line) => ({ line, window: line.window }));
  const target = naiveTarget(naive, one.line, true);
  if (!naiveShift(naive, one) || !one.window || !target || "to" in target) return false;
  const to = one.window;
  const from = to === "guest" ? "company" : "guest";
  const isLess = target.full < 0;
  for (const line of naive.lines.toReversed()) {
    const isThere = line.allowance !== undefined && !line.isFinal && line !== target && line.window === from;
    const { rate, cents } = line;
    if (isThere && naiveLeft(naive, from, rate) < 0 && naiveLeft(naive, to, rate) + cents >= 0) line.window = to;
  }
  const bearing = isLess ? to : from;
  if (naiveTotal(naive, bearing) >= 0 && naiveLeft(naive, bearing, target.rate) >= 0) return true;
  for (const { line, window } of places) line.window = window;
  naive.parts = parts;
  return false;
}

function naiveShift(naive: Naive, { line: place, window, share, amount, percent, nights }: Step): boolean {
  const line = naiveTarget(naive, place, true);
  if (!naive.routed || !line || "to" in line || line.isFinal || isGone(naive, line)) return false;
  const rest = restOf(naive, line);
  const at = naivePlace(line.window, naive);
  if (window === undefined || window === at) return false;
  const addPart = (of: NaiveLine, cents: number) => {
    of.window = at;
    naive.parts.push({ line: of, cents, to: window, isFinal: false });
  };
  /** All that is left of it goes. */
  const moveRest = (of: NaiveLine) => {
    if (partsOf(naive, of).length > 0) addPart(of, restOf(naive, of));
    else of.window = window;
  };
  if (share === "nights") {
    const all = [...naive.lines.slice(0, 2), naive.tonight];
    const first = all.indexOf(line);
    if (first < 0 || nights < 1 || nights > 3 - first) return false;
    const range = all.slice(first, first + nights);
    if (range.some((night) => night.isFinal)) return false;
    for (const night of range) {
      if (naivePlace(night.window, naive) === window) night.window = window;
      else if (!isGone(naive, night)) moveRest(night);
    }
  } else if (share === "amount") {
    if (amount < 1 || amount > rest) return false;
    if (amount === line.full) line.window = window;
    else addPart(line, amount);
  } else if (share === "percent") {
    const cents = Math.floor((line.full * percent + 50) / 100);
    if (percent < 1 || percent > 99 || line.full <= 0 || cents < 1 || cents > rest) return false;
    addPart(line, cents);
  } else moveRest(line);
  return true;
}

function naiveStep(naive: Naive, one: Step) {
  const { action, reference, quantity, unitPrice, amount, line, window = "guest" } = one;
  const { lines, posted, paid } = naive;
  const post = (cents: number, at: AccountWindow, rate: Rate) => {
    if (cents === 0) return;
    lines.push({ rate, cents, full: cents, isFinal: false, window: at, ...(cents < 0 && { allowance: reference }) });
    posted.add(reference);
  };
  if (action === "bill") naive.routed = one.routed;
  const isUsed = lines.some((each) => each.window === "company") || naive.used === true;
  if (action === "unbill" && naive.routed && !isUsed) naive.routed = undefined;
  if (action === "bill" || action === "unbill") return;
  // a company's window has to be open; a correction is where its line is
  if (one.window === "company" && action !== "correct" && !naive.routed) return;
  const total = naiveTotal(naive, window);
  const owed = total - paid[window];
  const isNew = !posted.has(reference);
  // of two folios, or of a member of the programme: see the handlers
  if ((action === "pay" || action === "refund") && (one.method === "room" || one.method === "points")) return;
  const isAhead = one.isDeposit && one.method !== "receivable";
  const ofOthers = naive.others[window];
  const other = one.method === "agency" || one.method === "receivable" ? one.method : undefined;
  // in house no more than the credit; a debt goes back to its account whole
  const credit = one.method === "receivable" ? ofOthers.receivable : 0 - owed - ofOthers.receivable;
  const refundable = other ? ofOthers[other] : paid[window] - ofOthers.agency - ofOthers.receivable;
  if (action === "charge" && isNew && quantity >= 1 && unitPrice >= 1) {
    post(quantity * unitPrice, one.window ?? naivePlace("posted", naive), one.vat);
  } else if (action === "allow" && isNew && one.reason && amount >= 1 && amount <= (one.points ? owed : total)) {
    const [ten, more] = naiveShares(naive, amount, window);
    if (!one.isTold) {
      post(-ten, window, 10);
      post(-more, window, 21);
    } else if (amount <= naiveLeft(naive, window, one.vat)) post(-amount, window, one.vat);
  } else if (action === "correct" && one.reason) {
    naiveCorrect(naive, line);
  } else if (action === "move" && isNew && naiveMove(naive, one)) {
    naive.used = true;
    posted.add(reference);
  } else if (action === "pay" && isNew && amount >= 1 && (isAhead || amount <= owed)) {
    const isCovered = one.method !== "cash" || one.tendered === 0 || one.tendered >= amount;
    if (!isCovered || (one.method === "receivable" && !one.reason)) return;
    paid[window] += amount;
    if (other) ofOthers[other] += amount;
    naive.used ||= window === "company";
    posted.add(reference);
  } else if (action === "refund" && isNew && amount >= 1 && amount <= Math.min(refundable, credit)) {
    paid[window] -= amount;
    if (other) ofOthers[other] -= amount;
    posted.add(reference);
  }
}

function naiveCorrect(naive: Naive, place: number) {
  const target = naiveTarget(naive, place, false);
  if (target?.isFinal !== false) return;
  target.isFinal = true;
  if ("to" in target) return;
  const isOfAct = (line: NaiveLine) => target.allowance !== undefined && line.allowance === target.allowance;
  for (const line of naive.lines.filter((one) => one === target || (isOfAct(one) && !one.isFinal))) {
    line.isFinal = true;
    line.cents = 0;
    for (const part of naive.parts) if (part.line === line) part.isFinal = true;
    // the correction has a place among the lines
    naive.lines.push({ rate: line.rate, cents: 0, full: 0, isFinal: true, window: line.window });
  }
}

it("owes in each window the sum of its lines to the cent, and posts nothing twice", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 16, size: "max" }), fc.boolean(), (steps, isBilled) => {
      let stored: Stored = isBilled ? { ...empty, billing: billed(["room"]) } : empty;
      const naive = naiveFolio();
      if (isBilled) naive.routed = ["room"];
      for (const one of steps) {
        const former = stored;
        stored = postStep(stored, one) ?? stored;
        naiveStep(naive, one);
        // nothing that was there has changed or gone
        for (const kind of ["charges", "payments", "moves"] as const)
          if (!former[kind].every((line, place) => line === stored[kind][place])) throw new Error(`Changed: ${kind}`);
      }
      const { charges, upcoming, payments, windows } = folioOf(stored);
      const references = [...charges, ...payments].map(({ sourceRef }) => sourceRef);
      const corrections = charges.filter(({ kind }) => kind === "correction");
      const corrected = charges.filter(({ id }) => corrections.some(({ corrects }) => corrects === id));
      const rates = vatByRate(charges);
      const sum = (of: (sums: (typeof windows)[number]) => number) => windows.reduce((all, sums) => all + of(sums), 0);
      expect([
        accountWindows.map((window) => sumsOf(windows, window).balance),
        // posted or to come, the lines are all that a window comes to
        windows.map(({ window }) => sumOf(inWindow([...charges, ...upcoming], window).map(({ amount }) => amount))),
        sum(({ total }) => total),
        new Set(references).size,
        vatByRate([...corrected, ...corrections]).filter(({ gross, vat }) => gross !== 0 || vat !== 0),
        rates.reduce((all, { net, vat }) => all + net + vat, 0),
        windows.every(({ balance }) => Number.isInteger(balance)) && rates.every(({ vat }) => Number.isInteger(vat)),
      ]).toEqual([
        accountWindows.map((window) => naiveTotal(naive, window) - naive.paid[window]),
        windows.map((sums) => sums.total),
        totalOf({ ...stay, ...stored }, []),
        references.length,
        [],
        charges.reduce((all, { amount }) => all + amount, 0),
        true,
      ]);
    }),
    { numRuns: SEQUENCES, seed: Number(process.env.MODEL_SEED ?? 48) },
  );
}, 600_000);

const shared = (routed: RoutedKind[]): Billing => ({ ...billed(routed), leader: "leader" });

/** What a group leaves open: the members' folios, and that of the leader, which pays what they hand over. */
function openInGroup(leader: Stored, members: readonly Stored[]) {
  const handed = members.flatMap((stored, place) =>
    groupLines(wholeFolio({ ...stay, ...stored }, []), { id: `member-${place}`, name: "305" }, leader),
  );
  const ofLeader = folioSums({ ...stay, ...leader }, [], handed);
  const ofMembers = members.map((stored) => folioSums({ ...stay, ...stored }, []));
  return { handed, ofMembers, balances: [...ofLeader, ...ofMembers.flat()].map(({ balance }) => balance) };
}

it("leaves open in a group what its stays leave open by themselves, however they are routed", () => {
  const acts = fc.array(step, { maxLength: 8, size: "max" });
  const kinds = fc.subarray([...routedKinds]);
  fc.assert(
    fc.property(
      acts,
      fc.array(acts, { minLength: 1, maxLength: 3 }),
      kinds,
      kinds,
      (ofLeader, ofMembers, one, other) => {
        const played = (first: Stored, steps: Step[]) =>
          steps.reduce((stored, each) => postStep(stored, each) ?? stored, first);
        const leader = played(empty, ofLeader);
        const members = ofMembers.map((steps) => played({ ...empty, billing: shared(one) }, steps));
        const apart = [leader, ...members].map((stored) =>
          balanceOf(totalOf({ ...stay, ...stored }, []), stored.payments),
        );
        const { handed, ofMembers: windows, balances } = openInGroup(leader, members);
        const rerouted = openInGroup(
          leader,
          members.map((stored) => ({ ...stored, billing: shared(other) })),
        );
        expect([
          sumOf(balances),
          sumOf(rerouted.balances),
          windows.map((sums) => sumsOf(sums, "company").balance),
          new Set(handed.map(({ id }) => id)).size,
          handed.every(({ member }) => member !== undefined),
        ]).toEqual([sumOf(apart), sumOf(apart), members.map(() => 0), handed.length, true]);
      },
    ),
    { numRuns: SEQUENCES, seed: Number(process.env.MODEL_SEED ?? 48) },
  );
}, 600_000);
