import type { Billing, Charge, FolioWindow, Payment, RoutedKind, WindowSums } from "@/contract/folio";
import type { Cents, Product } from "@/contract/property";
import type { Reservation } from "@/contract/reservations";

import { balanceOf, paidTotal } from "../reservations/balance";
import { type LinedStay, stayLines, withStored } from "./folioLines";

export const windowOf = ({ window = "guest" }: Pick<Charge | Payment, "window">): FolioWindow => window;

export const inWindow = <Line extends Pick<Charge | Payment, "window">>(lines: readonly Line[], window: FolioWindow) =>
  lines.filter((line) => windowOf(line) === window);

/** Where the rules send what is of a kind. */
export const ruledWindow = (kind: RoutedKind, billing: Billing | undefined): FolioWindow =>
  billing?.routed.includes(kind) ? "company" : "guest";

/** What decides in which window a line is. */
export interface Routing {
  billing?: Billing;
}

/**
 * The lines with their windows: what follows from the stay is where the rules say, what was posted is where it was posted,
 * and a correction is where its line is.
 */
export function placedLines(lines: readonly Charge[], { billing }: Routing): Charge[] {
  if (!billing) return [...lines];
  const places = new Map<string, FolioWindow>();
  return lines.map((line) => {
    const { id, kind, corrects = "" } = line;
    const own = kind === "room" || kind === "extra" ? ruledWindow(kind, billing) : windowOf(line);
    const window = places.get(corrects) ?? own;
    places.set(id, window);
    return { ...line, window };
  });
}

type Summed = LinedStay & Routing & Pick<Reservation, "payments">;

/** What each window comes to, posted or not; there is one, the guest's, unless somebody is billed. */
export function windowSums(stay: Summed, products: readonly Product[]): WindowSums[] {
  const lines = placedLines(withStored(stayLines(stay, products), stay.charges), stay);
  const windows: FolioWindow[] = stay.billing ? ["guest", "company"] : ["guest"];
  return windows.map((window) => {
    const total = sumOf(inWindow(lines, window));
    const payments = inWindow(stay.payments, window);
    return { window, total, paid: paidTotal(payments), balance: balanceOf(total, payments) };
  });
}

const sumOf = (lines: readonly Charge[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The sums of a window; of the guest's unless told. */
export const sumsOf = (windows: readonly WindowSums[], window: FolioWindow = "guest"): WindowSums =>
  windows.find((one) => one.window === window) ?? { window, total: 0, paid: 0, balance: 0 };
