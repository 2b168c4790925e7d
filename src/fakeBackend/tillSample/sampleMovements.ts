import type { StockMovement, StoredArticle } from "@/contract/pos/articles";
import type { StockPlace } from "@/contract/outlets";

import { type Random, randomFrom } from "../core/random";
import { numbered } from "../records/RecordBook";
import type { SampleTicket } from "./sampleTickets";

type Movement = Omit<StockMovement, "actions" | "article">;
type Moved = Pick<Movement, "kind" | "place" | "quantity" | "difference" | "reason"> & { ago: number };

const HOUR = 3_600_000;
const CRATE = 6;
/** Hours ago. */
const COUNTED = 6 * 24 + 1;

/** Codes of what was sold more often than it came, of what comes from the store, was counted, or broke. */
const oversold = new Set(["CER-04", "REG-01"]);
const fromStore = new Set(["REF-01", "REF-03", "CER-02", "VIN-11", "ASE-01", "PRO-01"]);
const counted = new Set(["REF-07", "VIN-13", "REG-03", "GAS-01", "PLA-01"]);
const broken = new Set(["CER-06", "VIN-12", "REG-07"]);

const soldOf = (articleId: string, tickets: readonly SampleTicket[], before = "9") =>
  tickets
    .filter(({ soldAt }) => soldAt < before)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.articleId === articleId ? line.quantity : 0), 0);

/** Deliveries of the last month in whole crates, so that what was sold leaves a believable stock: some of it too low. */
export function sampleMovements(
  articles: readonly StoredArticle[],
  tickets: readonly SampleTicket[],
  now: Date,
): Movement[] {
  const moved = articles
    .filter(({ minimum }) => minimum !== null)
    .flatMap((article, place) => movesOf(article, { place, tickets, now }).map((move) => ({ article, move })))
    .toSorted((one, other) => other.move.ago - one.move.ago);
  return moved.map(({ article, move: { ago, ...move } }, place) => {
    const at = new Date(now.getTime() - ago * HOUR).toISOString();
    const by = article.outlet === "spa" ? "Sofía Lindqvist" : "Joan Pons";
    return {
      ...move,
      id: numbered("MV")(place + 1),
      version: 1,
      state: "posted",
      code: article.code,
      articleId: article.id,
      at,
      by,
      history: [{ id: "history-1", at, by, what: "created", changes: [] }],
    };
  });
}

interface Around {
  /** Among the articles whose stock is kept. */
  place: number;
  tickets: readonly SampleTicket[];
  now: Date;
}

function movesOf({ id, code, outlet, minimum }: StoredArticle, { place, tickets, now }: Around): Moved[] {
  const random = randomFrom(7_000 + place);
  const least = minimum ?? 0;
  const sold = soldOf(id, tickets);
  const left = place % 8 === 5 ? Math.floor(least / 4) : least + random.between(4, 18);
  const crates = oversold.has(code) ? Math.floor((sold - 1) / CRATE) : Math.ceil((sold + left) / CRATE);
  const came = Math.max(0, crates * CRATE);
  const ago = 24 * random.between(9, 33) + random.between(0, 2);
  const isStored = fromStore.has(code);
  const delivery = { kind: "delivery" as const, reason: noteOf(random) };
  const moves =
    came === 0
      ? []
      : isStored
        ? [
            movedTo("store", came + 4 * CRATE, { ...delivery, ago }),
            movedTo(outlet, came, { kind: "toOutlet", reason: "Reposición", ago: ago - 1 }),
          ]
        : [movedTo(outlet, came, { ...delivery, ago })];
  if (broken.has(code))
    moves.push({
      kind: "waste",
      place: outlet,
      quantity: 1,
      difference: -1,
      reason: "Se rompió",
      ago: 48 + (place % 3),
    });
  if (counted.has(code)) moves.push(countOf(came - soldOf(id, tickets, agoText(now, COUNTED)), outlet, random));
  return moves;
}

const agoText = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();

const noteOf = (random: Random) => `Albarán ${random.between(2_100, 2_890)}`;

const movedTo = (place: StockPlace, quantity: number, more: Pick<Moved, "kind" | "reason" | "ago">): Moved => ({
  ...more,
  place,
  quantity,
  difference: quantity,
});

/** `there` are what the books say at that moment. */
function countOf(there: number, place: StockPlace, random: Random): Moved {
  const quantity = Math.max(0, there + random.between(-2, 1));
  return { kind: "count", place, quantity, difference: quantity - there, reason: "Inventario mensual", ago: COUNTED };
}
