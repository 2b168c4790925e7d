import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";

import type { ChartData, ChartPoint, ChartSeries, ChartUnit } from "@/shared/charts/chartData";
import { openCatalogue } from "@/shared/i18n/spoken";

export async function openTexts() {
  await openCatalogue("controls");
  await openCatalogue("charts");
}

const rooms: ChartUnit = { say: (value) => `${value} hab.`, step: 1 };
export const title = "Ocupadas en marzo: 12";

export const points = (values: (number | undefined)[], from = 1): ChartPoint[] =>
  values.map((value, at) => ({ x: `${from + at} de marzo`, tick: String(from + at), value }));

export const past: ChartSeries = { id: "past", label: "Dormidas", style: "past", points: points([4, 6, 5]) };
const onBooks: ChartSeries = { id: "onBooks", label: "En libros", style: "onBooks", points: points([3, 2], 4) };
const lastYear: ChartSeries = {
  id: "lastYear",
  label: "Año anterior",
  style: "lastYear",
  points: points([5, undefined, 5, 5, 1]),
};
export const year = [past, onBooks, lastYear];

export const dataOf = (series: readonly ChartSeries[], unit = rooms): ChartData => ({
  title,
  xTitle: "Noche",
  unit,
  series,
});
export const oneSeries = (values: (number | undefined)[]) =>
  dataOf([{ id: "a", label: "Habitaciones", points: points(values) }]);

export const plot = () => screen.getByRole("listbox", { name: title });
const plain = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ").trim();
/** The sentence that a screen reader says: it is of the one option that is in the document. */
export const said = () => {
  const option = within(plot()).getByRole("option");
  expect(plot()).toHaveAttribute("aria-activedescendant", option.id);
  return plain(option.textContent);
};
export const drawn = (selector: string) => [...plot().querySelectorAll(selector)];
export const numberOf = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));
export const tip = () => plain(plot().querySelector(".chart-tip")?.textContent);
export const legend = () => screen.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
export const cellTexts = () =>
  screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));

export async function press(keys: string) {
  await userEvent.keyboard(keys);
  return said();
}
