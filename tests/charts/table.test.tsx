import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { BarChart } from "@/shared/charts/BarChart";
import { HeatMap } from "@/shared/charts/HeatMap";
import { LineChart } from "@/shared/charts/LineChart";
import { RingChart } from "@/shared/charts/RingChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import * as files from "@/shared/csv/saveFile";

import { cellTexts, dataOf, oneSeries, openTexts, plot, points, said, title, year } from "./chart";

beforeEach(openTexts);

describe("the table and the file", () => {
  it("have the values of the picture, and is called as the chart", async () => {
    render(<LineChart {...dataOf(year)} />);
    await userEvent.click(screen.getByRole("button", { name: "Ver como tabla" }));
    expect(screen.getByRole("table", { name: title })).toBeVisible();
    expect(cellTexts()).toEqual([
      ["Noche", "Dormidas", "En libros", "Año anterior"],
      ["1 de marzo", "4 hab.", "—Sin datos", "5 hab."],
      ["2 de marzo", "6 hab.", "—Sin datos", "—Sin datos"],
      ["3 de marzo", "5 hab.", "—Sin datos", "5 hab."],
      ["4 de marzo", "—Sin datos", "3 hab.", "5 hab."],
      ["5 de marzo", "—Sin datos", "2 hab.", "1 hab."],
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Ver como gráfico" }));
    expect(plot()).toBeVisible();
  });

  it("are exported with numbers to compute with, and run no formula", async () => {
    const save = vi.spyOn(files, "saveFile").mockImplementation(() => {});
    const Amounts = () => {
      const { amounts } = useChartUnits();
      const series = [{ id: "a", label: "=1+1", points: points([1_234_567, undefined, -50]) }];
      return <BarChart {...dataOf(series, amounts("EUR"))} title="Ingresos: 12.345,17 €" />;
    };
    render(<Amounts />);
    await userEvent.click(screen.getByRole("button", { name: "Descargar datos" }));
    const file = "\uFEFFNoche;'=1+1\r\n1 de marzo;12345,67\r\n2 de marzo;\r\n3 de marzo;-0,50\r\n";
    expect(save).toHaveBeenCalledWith("Ingresos 12.345,17 €.csv", file, "text/csv;charset=utf-8");
  });

  it("has shares in hundredths", async () => {
    const save = vi.spyOn(files, "saveFile").mockImplementation(() => {});
    const Shares = () => <LineChart {...oneSeries([0.615])} unit={useChartUnits().shares} />;
    render(<Shares />);
    await userEvent.click(screen.getByRole("button", { name: "Descargar datos" }));
    expect(save.mock.calls[0]?.[1]).toContain("1 de marzo;61,5\r\n");
  });
});

it.each([
  ["no series", []],
  ["no points", [{ id: "a", label: "A", points: [] }]],
  ["no values", [{ id: "a", label: "A", points: points([undefined, NaN]) }]],
])("says that there are no data: %s", (_, series) => {
  render(<LineChart {...dataOf(series)} />);
  expect(screen.getByRole("figure", { name: title })).toHaveTextContent("No hay datos que mostrar en este periodo.");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("says a point's note after its value", async () => {
  render(<LineChart {...dataOf([{ id: "a", label: "A", points: [{ x: "Hoy", value: 3, note: "2 llegadas" }] }])} />);
  expect(said()).toBe("Hoy: 3 hab. (2 llegadas)");
  await userEvent.click(screen.getByRole("button", { name: "Ver como tabla" }));
  expect(screen.getByRole("cell", { name: "3 hab. (2 llegadas)" })).toBeVisible();
});

it.each([LineChart, BarChart, RingChart, HeatMap])("is accessible as a picture and as a table: %o", async (Chart) => {
  const { container } = render(<Chart {...dataOf(year)} />);
  const findings = async () =>
    (await axe.run(container, { rules: { "color-contrast": { enabled: false } } })).violations;
  expect(await findings()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Ver como tabla" }));
  expect(await findings()).toEqual([]);
});
