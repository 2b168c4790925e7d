import type { Situation } from "@/contract/reservationLife";
import type { ReservationColumn, ReservationFilter, ReservationQuery, SavedView } from "@/contract/reservationList";
import { isCivilDate } from "@/domain/civilDate";

/** What the list asks for: with a page, always. */
export type ListQuery = ReservationQuery & { page: number; perPage: number };

/** The specification's (section 9); the first is what a page has unless chosen otherwise. */
export const pageSizes = [10, 15, 20, 25, 30] as const;

/** In the order of a reservation's life. */
export const situations = [
  "inquiry",
  "waitlist",
  "optional",
  "optionExpired",
  "pending",
  "confirmed",
  "arrivesToday",
  "arrivalOverdue",
  "inHouse",
  "departsToday",
  "departureOverdue",
  "checkedOut",
  "cancelled",
  "noShow",
] as const satisfies readonly Situation[];

export const views = [
  "today",
  "tomorrow",
  "inHouse",
  "unassigned",
  "withBalance",
  "cancelled",
] as const satisfies readonly SavedView[];

/** The specification's, in its order, and after them ours; the actions of a row follow at the end. */
export const columnIds = [
  "customer",
  "phone_number",
  "cant_personas",
  "checkin",
  "checkout",
  "status",
  "created_at",
  "situation",
  "room",
  "channelId",
  "total",
  "balance",
] as const satisfies readonly ReservationColumn[];

const LONGEST_TEXT = 100;

/** What an address says, as far as it makes sense: anyone may have written it. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const read = (name: string) => params.get(name) ?? "";
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === read(name));
  const date = (name: string) => (isCivilDate(read(name)) ? read(name) : undefined);
  const page = Number(read("page"));
  const chosen = read("situations").split(",");
  const sort = oneOf("sort", columnIds);

  return withoutGaps({
    text:
      read("text")
        .slice(0, LONGEST_TEXT)
        .replace(/\p{Surrogate}$/u, "") || undefined, // no emoji in halves
    from: date("from"),
    to: date("to"),
    situations: situations.filter((situation) => chosen.includes(situation)).join() || undefined,
    view: oneOf("view", views),
    sort,
    order: sort && (oneOf("order", ["asc", "desc"]) ?? "asc"),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: pageSizes.find((size) => String(size) === read("perPage")) ?? pageSizes[0],
  });
}

/** The address of a query, without what goes without saying. */
export function listAddress({ page, perPage, ...filter }: ListQuery): URLSearchParams {
  const said = { ...filter, ...(page > 1 && { page }), ...(perPage !== pageSizes[0] && { perPage }) };
  return new URLSearchParams(Object.entries(withoutGaps(said)).map(([name, value]) => [name, String(value)]));
}

export function filterOf({ page: _page, perPage: _perPage, ...filter }: ListQuery): ReservationFilter {
  return filter;
}

/** Whether something keeps reservations off the list. */
export const isFiltering = ({ text, from, to, situations: some, view }: ReservationFilter) =>
  [text, from, to, some, view].some((value) => value !== undefined);

const withoutGaps = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
