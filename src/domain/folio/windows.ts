import type {
  Billing,
  Charge,
  FolioMove,
  FolioWindow,
  Payment,
  RoutedKind,
  WindowSums,
} from "@/contract/reservations/folio";
import type { Cents, Product } from "@/contract/property";
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
  return [...placed, ...moves.flatMap((move) => partLines(move, placed, moves))];
}

const placeBefore = (line: Charge, billing: Billing) =>
  line.kind === "room" || line.kind === "extra" ? ruledWindow(line.kind, billing) : windowOf(line);

/** A part that was moved: off the window of its line, onto the other. With its line corrected, it is so too. */
function partLines(move: FolioMove, lines: readonly Charge[], moves: readonly FolioMove[]): Charge[] {
  const line = lines.find(({ id }) => id === move.chargeId);
  if (!line || !move.part || move.cancels !== undefined) return [];
  const { id, from, to, part, date } = move;
  const { description, vat } = line;
  const amount = partOf(line.amount, part);
  const common = { kind: "split" as const, splits: line.id, description, vat };
  const lineFor = (side: "out" | "in", window: FolioWindow, cents: Cents): Charge => {
    const key = `${id}:${side}`;
    return { ...common, id: key, sourceRef: `split:${key}`, date, amount: cents, window };
  };
  const parts = [lineFor("out", from, 0 - amount), lineFor("in", to, amount)];
  const end = moves.find(({ cancels }) => cancels === id) ?? lines.find(({ corrects }) => corrects === line.id);
  return end ? [...parts, ...parts.map((one) => cancelled(one, end))] : parts;
}

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

/** The part of a line that is moved; the rest stays. In whole cents, half a cent rounded up, never more than the line. */
export const partOf = (amount: Cents, part: NonNullable<FolioMove["part"]>): Cents =>
  "percent" in part ? percentOf(amount, part.percent) : Math.min(amount, part.amount);

type Summed = LinedStay & Routing & Pick<Reservation, "payments">;

/** All lines of a stay in their windows, posted or not. */
export const wholeFolio = (stay: LinedStay & Routing, products: readonly Product[]): Charge[] =>
  placedLines(withStored(stayLines(stay, products), stay.charges), stay);

/** The nights and extras that are not among the lines that are posted, where they will be. */
export const upcomingLines = (whole: readonly Charge[], posted: readonly Charge[]): Charge[] => {
  const ids = new Set(posted.map(({ id }) => id));
  return whole.filter(({ id, kind }) => (kind === "room" || kind === "extra") && !ids.has(id));
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
