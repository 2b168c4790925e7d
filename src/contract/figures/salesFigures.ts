import type { Compared, PeriodRefusal } from "./hotelFigures";
import type { Period } from "./period";
import { defineContract, type } from "../endpoint";
import type { Name, RecordId } from "../formats";
import type { Cents } from "../property";
import type { TillId } from "../outlets";
import type { TillShift } from "../pos/shifts";
import type { TicketMethod } from "../pos/tickets";

/** Business dates; without them it is the open day. Without a till all tills. */
export interface SalesQuery extends Partial<Period> {
  till?: TillId;
}

/** Tickets count on their business date, returns on theirs. */
export interface SalesSums {
  /** All that was sold at its price, VAT included, before discounts and returns. */
  gross: Cents;
  discounts: Cents;
  returns: Cents;
  /** `gross` less `discounts` and `returns`, VAT included. */
  sales: Cents;
  /** Taken out of each ticket by rate, as its document has it. */
  vat: Cents;
  /** `sales` without `vat`. */
  net: Cents;
  /** For the staff: in no sales. */
  tips: Cents;
  tickets: number;
  /** Put aside and never sold: in no sales. */
  voided: { tickets: number; amount: Cents };
}

/** VAT included, less returns. All parts of a kind come to `SalesSums.sales`. */
interface SalesPart {
  sales: Cents;
}

/** From 0 to 23, by the hotel's clock; from 24 on it is after midnight, before the business date was closed. */
export interface HourSales extends SalesPart {
  hour: number;
  tickets: number;
}

export interface WeekdaySales extends SalesPart {
  /** 1 is Monday, 7 Sunday: of the business date. */
  weekday: number;
  hour: number;
}

export interface ArticleSales extends SalesPart {
  articleId: RecordId;
  /** As it was last sold in the period. */
  name: Name;
  /** Pieces, or grams of what is sold by weight, less those that came back. */
  quantity: number;
  isWeighed?: true;
  /** Sales without VAT, less the cost on the day of the sale; none where a cost is not known. What is thrown away keeps its cost. */
  margin?: Cents;
}

export interface CategorySales extends SalesPart {
  /** As it was when it was sold. */
  category: string;
}

/** Without change, which is cash, and without tips. */
export interface MethodSales extends SalesPart {
  method: TicketMethod;
  tips: Cents;
}

/** Who sold, gave back or voided. */
export interface PersonSales extends SalesPart, Pick<SalesSums, "tickets" | "discounts" | "returns"> {
  person: Name;
  voided: number;
}

/** The largest sales first; hours and weekdays in their order. */
export interface SalesFigures {
  period: Period;
  comparedWith: Period;
  /** `before` has as many days just before, if the tills were in use. */
  sums: Compared<SalesSums>;
  hours: HourSales[];
  weekdays: WeekdaySales[];
  articles: ArticleSales[];
  categories: CategorySales[];
  methods: MethodSales[];
  people: PersonSales[];
  /** Put aside or on a till now, whatever the period. */
  open: { tickets: number; amount: Cents };
  /** Counted in the period: what their drawers had too much, or too little below zero. */
  shifts: Pick<TillShift, "id" | "title" | "till" | "date" | "by" | "difference">[];
  asOf: number;
}

/** Sales of the tills in a period. */
export const salesFiguresContract = defineContract({
  /** The sales of a period, beside those of the one before. 422 for a period that cannot be shown. */
  getSalesFigures: {
    method: "GET",
    path: "/pms/pos/figures",
    query: type<SalesQuery>(),
    reply: type<SalesFigures>(),
    refusal: type<PeriodRefusal>(),
    reads: ["tickets", "setUp", "close"],
  },
});
