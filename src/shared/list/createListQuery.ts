import type { ListFilter, ListPaging } from "@/contract/list";
import type { ComponentType } from "react";

import type { ListWords } from "./listColumn";

/** Query of a list, always with a page; besides, it holds the values of its filters. */
export type ListQuery = ListFilter<string, string> & Required<ListPaging> & { display?: string };

/** Some of a query, with or without filters. */
export type QueryPart = Partial<ListQuery> | FilterValues;

/** By the keys of the query, as strings. */
export type FilterValues = Record<string, string | undefined>;

interface FilterFieldProps {
  values: FilterValues;
  /** The history has no entry for what changes while a person types. */
  onChange: (values: FilterValues, isTyping?: boolean) => void;
}

/** One filter of a list: how it is read from an address, edited and told in words. */
export interface ListFilterPart<Key extends string = string> {
  /** Of the query. */
  keys: readonly Key[];
  /** Its values; what makes no sense is left out, because anyone may have written the address. */
  read: (said: (key: string) => string) => FilterValues;
  /** "Situación: Llega hoy", or nothing where it is not set. */
  inWords: (values: FilterValues, words: ListWords) => string | undefined;
  Field: ComponentType<FilterFieldProps>;
}

interface QueryRules {
  filters: readonly ListFilterPart[];
  views: readonly string[];
  sortable: readonly string[];
  /** How rows can be shown; the first is what an address without one means. */
  displays?: readonly string[];
}

/** The specification's (section 9); the first one is the default. */
export const pageSizes = [10, 15, 20, 25, 30] as const;

/** The last page, where the one that was asked for lies behind it. */
export const pageInstead = ({ rows, total }: { rows: readonly unknown[]; total: number }, perPage: number) =>
  rows.length === 0 && total > 0 ? Math.ceil(total / perPage) : undefined;

const LONGEST_TEXT = 100;

/** Turns the address of a list into its query, and back. */
export function createListQuery({ filters, views, sortable, displays = [] }: QueryRules) {
  function valuesOf(query: QueryPart, part: ListFilterPart): FilterValues {
    const values: Record<string, string | number | undefined> = { ...query };
    return part.read((key) => String(values[key] ?? ""));
  }

  function read(params: URLSearchParams): ListQuery {
    const said = (key: string) => params.get(key) ?? "";
    const oneOf = <Value extends string>(key: string, values: readonly Value[]) =>
      values.find((value) => value === said(key));
    const page = Number(said("page"));
    const sort = oneOf("sort", sortable);
    return {
      ...withoutGaps({
        text: shortened(said("text")) || undefined,
        ...Object.assign({}, ...filters.map((part) => part.read(said))),
        view: oneOf("view", views),
        display: oneOf("display", displays.slice(1)),
        sort,
        order: sort && (oneOf("order", ["asc", "desc"]) ?? "asc"),
      }),
      page: Number.isInteger(page) && page > 0 ? page : 1,
      perPage: pageSizes.find((size) => String(size) === said("perPage")) ?? pageSizes[0],
    };
  }

  return {
    read,
    valuesOf,
    /** The address of a query, without defaults. */
    address(this: void, query: QueryPart): string {
      const { page = 1, perPage = pageSizes[0], ...filter }: Record<string, unknown> = { ...query };
      const said = {
        ...filter,
        page: page === 1 ? undefined : page,
        perPage: perPage === pageSizes[0] ? undefined : perPage,
      };
      return new URLSearchParams(
        Object.entries(withoutGaps(said)).map(([key, value]) => [key, String(value)]),
      ).toString();
    },
    filterOf: ({ page: _, perPage: __, display: ___, ...filter }: ListQuery): Partial<ListQuery> => filter,
    /** How many of the filters are set, besides search and view. */
    countSet: (query: ListQuery): number => filters.filter((part) => isSet(valuesOf(query, part))).length,
    /** Whether anything keeps rows off the list. */
    isFiltering: (query: ListQuery): boolean =>
      query.text !== undefined || query.view !== undefined || filters.some((part) => isSet(valuesOf(query, part))),
  };
}

const isSet = (values: FilterValues) => Object.values(values).some((value) => value !== undefined);

/** Never half an emoji. */
const shortened = (text: string) => text.slice(0, LONGEST_TEXT).replace(/\p{Surrogate}$/u, "");

const withoutGaps = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
