import type { Account, Charge } from "@/contract/account/account";
import type { AccountMove, AccountWindow, Billing } from "@/contract/account/accountWindows";
import type { Cents, CivilDate } from "@/contract/property";

import { percentOf } from "../rates/prices";
import { ruledWindow, windowOf } from "./windows";

/** Decides in which window a line is. */
export interface Routing {
  billing?: Billing;
  moves?: readonly AccountMove[];
}

/**
 * The lines with their windows: where they were moved by hand; else what follows from the stay is where the rules say, and
 * what was posted where it was posted. A correction is where its line is, and so is what a corrective invoice took off it. A
 * part that was moved follows its line.
 */
export function placedLines(lines: readonly Charge[], { billing, moves = [] }: Routing): Charge[] {
  if (!billing) return [...lines];
  const places = new Map<string, AccountWindow>();
  const placed = lines.map((line) => {
    const { id, corrects, takesOff } = line;
    const own = moves.filter(({ chargeId }) => chargeId === id);
    const whole = own.findLast(({ part }) => part === undefined);
    // what was moved once does not follow the rules any more
    const first = own.at(0)?.from ?? placeBefore(line, billing);
    const window = placeOfRoot(corrects ?? takesOff, places, moves) ?? whole?.to ?? first;
    places.set(id, window);
    return { ...line, window, ...(whole && whole.from !== whole.to && { movedFrom: whole.from }) };
  });
  const parts: Charge[] = [];
  for (const move of moves) parts.push(...partLines(move, [...placed, ...parts], moves));
  return [...placed, ...parts];
}

/** Where a line is, or the part of one that was moved, until it is taken back. */
function placeOfRoot(
  root: string | undefined,
  places: ReadonlyMap<string, AccountWindow>,
  moves: readonly AccountMove[],
) {
  const move = moves.find(({ id }) => root === partId(id, "in") || root === partId(id, "out"));
  if (!move || root === undefined) return root === undefined ? undefined : places.get(root);
  if (moves.some(({ cancels }) => cancels === move.id)) return places.get(move.chargeId);
  return root === partId(move.id, "in") ? move.to : move.from;
}

const partId = (moveId: string, side: "in" | "out") => `${moveId}:${side}`;

const placeBefore = (line: Charge, billing: Billing) =>
  line.kind === "room" || line.kind === "extra" ? ruledWindow(line.kind, billing) : windowOf(line);

/**
 * A part that was moved: off the window of its line, onto the other, at most what the parts before it have left. With its
 * line corrected, it is so too. It is there before its line is posted, and not dated before it.
 */
function partLines(move: AccountMove, lines: readonly Charge[], moves: readonly AccountMove[]): Charge[] {
  const line = lines.find(({ id }) => id === move.chargeId);
  if (!line || !move.part || move.cancels !== undefined) return [];
  const { id, from, to, part } = move;
  const { description, vat } = line;
  const taken = moves.find(({ cancels }) => cancels === id);
  const amount = Math.min(partOf(line.amount, part), taken ? line.amount : restOf(line, lines));
  const date = laterOf(move.date, line.date);
  const common = { kind: "split" as const, splits: line.id, moveId: id, description, vat, date };
  const lineFor = (side: "out" | "in", window: AccountWindow, cents: Cents): Charge => {
    const key = partId(id, side);
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
  moveId: undefined,
  quantity: -1,
  amount: 0 - line.amount,
  date,
  reason,
});

/**
 * The part of a line that is moved; the rest stays. In whole cents, half a cent rounded up, never more than the line. A
 * percentage is always of the whole line, whatever was moved of it before; a halving adds its odd cents.
 */
export const partOf = (amount: Cents, part: NonNullable<AccountMove["part"]>): Cents =>
  "percent" in part
    ? Math.max(0, Math.min(amount, percentOf(amount, part.percent) + (part.odd ?? 0)))
    : Math.min(amount, part.amount);

/** The lines that are not posted yet, where they will be: nights and extras, with their parts that were moved. */
export const upcomingLines = (whole: readonly Charge[], posted: readonly Charge[]): Charge[] => {
  const ids = new Set(posted.map(({ id }) => id));
  return whole.filter(({ id }) => !ids.has(id));
};

/** The account with the lines that can be moved before they are posted. */
export const movable = <Some extends Pick<Account, "charges"> & { upcoming: readonly Charge[] }>(
  account: Some,
): Some => ({
  ...account,
  charges: [...account.charges, ...account.upcoming],
});
