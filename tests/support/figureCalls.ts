import type { FigureRowsFilter } from "@/contract/figures/hotelFigures";
import { figuresContract } from "@/contract/figures/hotelFigures";
import type { Comparison, FigureFilter, Period } from "@/contract/figures/period";
import { reportsContract } from "@/contract/figures/reports";
import { createClient } from "@/shared/api/createClient";

export const figuresApi = createClient({ ...figuresContract, ...reportsContract });

/** The sums of a period, as the dashboard has them. */
export const figuresOf = (filter: FigureFilter, compare: Comparison = "weekday") =>
  figuresApi.getHotelFigures({ query: { ...filter, compare } });

/** The rows behind a figure, all on one page. */
export const rowsOf = (
  figure: FigureRowsFilter["figure"],
  filter: FigureFilter,
  more: Partial<FigureRowsFilter & { page: number; perPage: number }> = {},
) => figuresApi.listFigureRows({ query: { ...filter, figure, perPage: 5000, ...more } });

export const nightOf = (date: string): Period => ({ from: date, to: date });
