import type {
  Billing,
  Charge,
  FolioMove,
  FolioWindow,
  Payment,
  RoutedKind,
  WindowSums,
} from "@/contract/reservations/folio";
import type { Cents, CivilDate, Product } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { percentOf } from "../rates/prices";
import { balanceOf, paidTotal } from "../reservations/balance";
import { type LinedStay, stayLines, withStored } from "./folioLines";

export const windowOf = ({ window = "guest" }: Pick<Charge | Payment, "window">): FolioWindow => window;

export const otherWindow = (window: FolioWindow): FolioWindow => (window === "guest" ? "company" : "guest");

export const inWindow = <Line extends Pick<Charge | Payment, "window">>(lines: readonly Line[], window: FolioWindow) =>
  lines.filter((line) => windowOf(line) === window);

/** Where the rules send what is of a kind. */
export const ruledWindow = (kind: RoutedKind, billing: Billing | undefined): FolioWindow =>
  billing?.routed.includes(kind) ? "company" : "guest";

/** Stored where it is not the guest's. */
export const placeOf = (window: FolioWindow | undefined): { window?: "company" } =>
  window === "company" ? { window } : {};

/** What decides in which window a line is. */
export interface Routing {
  billing?: Billing;
  moves?: readonly FolioMove[];
}

/**
 * The lines with their windows: where they were moved by hand; else what follows from the stay is where the rules say, and
 * what was posted where it was posted. A correction is where its line is. A part that was moved follows its line.
 */
export function placedLines(lines: readonly Charge[], { billing, moves = [] }: Routing): Charge[] {
  if (!billing) return [...lines];
  const places = new Map<string, FolioWindow>();
  const placed = lines.map((line) => {
    const { id, corrects = "" } = line;
    const own = moves.filter(({ chargeId }) => chargeId === id);
    const whole = own.findLast(({ part }) => part === undefined);
    // what was moved once does not follow the rules any more
    const first = own.at(0)?.from ?? placeBefore(line, billing);
    const window = places.get(corrects) ?? whole?.to ?? first;
    places.set(id, window);
    return { ...line, window, ...(whole && whole.from !== whole.to && { movedFrom: whole.from }) };
  });
  const parts: Charge[] = [];
  for (const move of moves) parts.push(...partLines(move, [...placed, ...parts], moves));
  return [...placed, ...parts];
}

const placeBefore = (line: Charge, billing: Billing) =>
  line.kind === "room" || line.kind === "extra" ? ruledWindow(line.kind, billing) : windowOf(line);

/**
 * A part that was moved: off the window of its line, onto the other, at most what the parts before it have left. With its
 * line corrected, it is so too. It is there before its line is posted, and not dated before it.
 */
function partLines(move: FolioMove, lines: readonly Charge[], moves: readonly FolioMove[]): Charge[] {
  const line = lines.find(({ id }) => id === move.chargeId);
  if (!line || !move.part || move.cancels !== undefined) return [];
  const { id, from, to, part } = move;
  const { description, vat } = line;
  const taken = moves.find(({ cancels }) => cancels === id);
  const amount = Math.min(partOf(line.amount, part), taken ? line.amount : restOf(line, lines));
  const date = laterOf(move.date, line.date);
  const common = { kind: "split" as const, splits: line.id, description, vat, date };
  const lineFor = (side: "out" | "in", window: FolioWindow, cents: Cents): Charge => {
    const key = `${id}:${side}`;
    return { ...common, id: key, sourceRef: `split:${key}`, amount: cents, window };
  };
  const parts = [lineFor("out", from, 0 - amount), lineFor("in", to, amount)];
  const end = taken ?? lines.find(({ corrects }) => corrects === line.id);
  return end ? [...parts, ...parts.map((one) => cancelled(one, { ...end, date: laterOf(end.date, date) }))] : parts;
}

const laterOf = (one: CivilDate, other: CivilDate) => (one > other ? one : other);

/** The parts of a line that are in the other window now, as what they take off its own. */
export const partsOf = ({ id }: Pick<Charge, "id">, lines: readonly Charge[]): Charge[] => {
  const cancelledIds = new Set(lines.map(({ corrects }) => corrects));
  return lines.filter((one) => one.splits === id && one.amount < 0 && !cancelledIds.has(one.id));
};

/** The rest of a line that is still in the line's window, posted or not: the part that can be moved. */
export const restOf = (line: Charge, lines: readonly Charge[]): Cents =>
  partsOf(line, lines).reduce((rest, { amount }) => rest + amount, line.amount);

/** Whether all of a line has gone to the other window in parts. */
export const isMovedByParts = (line: Charge, lines: readonly Charge[]): boolean =>
  partsOf(line, lines).length > 0 && restOf(line, lines) <= 0;

const cancelled = (line: Charge, { date, reason }: Pick<Charge, "date" | "reason">): Charge => ({
  ...line,
  id: `${line.id}:cancelled`,
  sourceRef: `correction:${line.sourceRef}`,
  kind: "correction",
  corrects: line.id,
  splits: undefined,
  quantity: -1,
  amount: 0 - line.amount,
  date,
  reason,
});

/**
 * The part of a line that is moved; the rest stays. In whole cents, half a cent rounded up, never more than the line. A
 * percentage is always of the whole line, whatever was moved of it before.
 */
export const partOf = (amount: Cents, part: NonNullable<FolioMove["part"]>): Cents =>
  "percent" in part ? percentOf(amount, part.percent) : Math.min(amount, part.amount);

type Summed = LinedStay & Routing & Pick<Reservation, "payments">;

/** All lines of a stay in their windows, posted or not. */
export const wholeFolio = (stay: LinedStay & Routing, products: readonly Product[]): Charge[] =>
  placedLines(withStored(stayLines(stay, products), stay.charges), stay);

/** The lines that are not posted yet, where they will be: nights and extras, with their parts that were moved. */
export const upcomingLines = (whole: readonly Charge[], posted: readonly Charge[]): Charge[] => {
  const ids = new Set(posted.map(({ id }) => id));
  return whole.filter(({ id }) => !ids.has(id));
};

/** With what can be moved before it is posted. */
export const movable = <Folio extends Pick<Reservation, "charges" | "upcoming">>(folio: Folio): Folio => ({
  ...folio,
  charges: [...folio.charges, ...folio.upcoming],
});

/**
 * What each window comes to, posted or not; there is one, the guest's, unless somebody is billed. `group` are the lines
 * that the folio pays for others.
 */
export function windowSums(stay: Summed, products: readonly Product[], group: readonly Charge[] = []): WindowSums[] {
  const lines = [...wholeFolio(stay, products), ...group];
  const windows: FolioWindow[] = stay.billing ? ["guest", "company"] : ["guest"];
  return windows.map((window) => {
    const total = sumOf(inWindow(lines, window));
    const payments = inWindow(stay.payments, window);
    const sums = { window, total, paid: paidTotal(payments), balance: balanceOf(total, payments) };
    const isHandedOver = window === "company" && stay.billing?.leader !== undefined;
    return isHandedOver ? { ...sums, handedOver: total, balance: sums.balance - total } : sums;
  });
}

/** What the folio of a group pays instead of the member's; 0 outside of a group. */
export const handedOver = (stay: Summed, products: readonly Product[]): Cents =>
  stay.billing?.leader === undefined ? 0 : (sumsOf(windowSums(stay, products), "company").handedOver ?? 0);

const sumOf = (lines: readonly Charge[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The sums of a window; of the guest's unless told. */
export const sumsOf = (windows: readonly WindowSums[], window: FolioWindow = "guest"): WindowSums =>
  windows.find((one) => one.window === window) ?? { window, total: 0, paid: 0, balance: 0 };
