import type { StoredOf } from "@/contract/definition/defineRecord";
import type { StockMovement, StoredArticle } from "@/contract/pos/articles";
import { type Outlet, outletOf, stockPlaces, type StockPlace, type TillId } from "@/contract/outlets";
import type { CashMovement, tillShift, TillShift } from "@/contract/pos/shifts";
import type { ShiftOfDay } from "@/contract/day/dayFigures";
import type { CivilDate } from "@/contract/property";
import type { StoredPriceList } from "@/contract/pos/priceLists";
import type { Ticket } from "@/contract/pos/tickets";
import { returnedQuantity } from "@/domain/pos/returns";
import { isSold } from "@/domain/pos/ticketStates";

import type { KeptMap } from "../core/KeptMap";
import type { Hotel } from "../hotel/Hotel";
import type { RecordBook } from "../records/RecordBook";

export type StoredTicket = Omit<
  Ticket,
  "actions" | "title" | "outlet" | "method" | "lists" | "documentId" | "owed" | "payer"
> & {
  /** By line, the outlet whose stock it is of: of a ticket that was paid at the till of another outlet. */
  takenFrom?: Record<string, Outlet>;
};

/** Values of a shift besides its definition. */
export interface ShiftOwn extends Pick<
  TillShift,
  "date" | "openedAt" | "closedAt" | "by" | "openingDifference" | "counted" | "left"
> {
  movements: CashMovement[];
  /** The number of its Z, from 1 in its till; 0 until it is closed. */
  place: number;
  /** Kept when it is closed: nothing changes them any more. */
  closed?: Pick<TillShift, "sums" | "expected">;
}

export type StoredShift = StoredOf<typeof tillShift> & ShiftOwn;

export type StoredMovement = Omit<StockMovement, "actions" | "article">;

/** By article and place. An article that keeps no stock has none. */
export type Stock = Map<string, Partial<Record<StockPlace, number>>>;

/** Articles, stock, tickets and shifts of the outlets. */
export class PosBooks {
  readonly hotel: Hotel;
  readonly articles: RecordBook<StoredArticle>;
  readonly stockMovements: RecordBook<StoredMovement>;
  readonly tickets: RecordBook<StoredTicket>;
  readonly shifts: RecordBook<StoredShift>;
  readonly priceLists: RecordBook<StoredPriceList>;
  /** The device that sells at a till. */
  readonly devices: KeptMap<string>;
  /** Those that the report of a day tells. */
  readonly shiftsOn: (date: CivilDate, books: PosBooks) => ShiftOfDay[];
  #stock?: { asOf: string; stock: Stock };

  constructor(books: Omit<PosBooks, "stock" | "lists" | "openShift" | "inSeries">) {
    this.hotel = books.hotel;
    this.articles = books.articles;
    this.stockMovements = books.stockMovements;
    this.tickets = books.tickets;
    this.shifts = books.shifts;
    this.priceLists = books.priceLists;
    this.devices = books.devices;
    this.shiftsOn = books.shiftsOn;
  }

  /** Movements, less what was sold, with what came back to the shelf: counted once for each change of the books. */
  stock(): Stock {
    const { articles, tickets } = this.hotel.revision.lastOf;
    const asOf = `${articles} ${tickets}`;
    if (this.#stock?.asOf !== asOf) this.#stock = { asOf, stock: this.#counted() };
    return this.#stock.stock;
  }

  #counted(): Stock {
    const stock: Stock = new Map();
    for (const { id, minimum, unit } of this.articles.all())
      if (minimum !== null && unit === "piece")
        stock.set(id, Object.fromEntries(stockPlaces.map((place) => [place, 0])));
    const add = (articleId: string, place: StockPlace, pieces: number) => {
      const its = stock.get(articleId);
      if (its) its[place] = (its[place] ?? 0) + pieces;
    };
    for (const { articleId, place, kind, difference, state } of this.stockMovements.all()) {
      if (state === "voided") continue;
      add(articleId, place, difference);
      if (kind === "toOutlet") add(articleId, "store", 0 - difference);
    }
    for (const { till, lines, returns, takenFrom = {} } of this.tickets.all().filter(isSold)) {
      const toStock = returns.filter(({ goesTo }) => goesTo === "stock");
      for (const { id, articleId, quantity } of lines)
        add(articleId, takenFrom[id] ?? outletOf[till], returnedQuantity(id, toStock) - quantity);
    }
    return stock;
  }

  /** Those that are active. */
  lists(): StoredPriceList[] {
    return this.priceLists.all().filter(({ state }) => state === "active");
  }

  openShift(till: TillId): StoredShift | undefined {
    return this.shifts.all().find((shift) => shift.till === till && shift.state !== "closed");
  }

  /** How many documents have these letters before their number. */
  inSeries(letters: string): number {
    return this.tickets.all().filter(({ number }) => number.startsWith(letters)).length;
  }
}
