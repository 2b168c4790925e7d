import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

import { BarChart } from "@/shared/charts/BarChart";
import { LineChart } from "@/shared/charts/LineChart";
import { chooseLanguage } from "@/shared/i18n/spoken";
import { provideNavigation } from "@/shared/routing/openPath";

import { dataOf, drawn, numberOf, oneSeries, openTexts, plot, points, press, said, tip, year } from "./chart";

beforeEach(openTexts);

describe("the keyboard", () => {
  it("enters at one tab stop, goes from the past to the books, stays at the ends, and leaves", async () => {
    render(<LineChart {...dataOf(year)} />);
    await userEvent.tab();
    expect(plot()).toHaveFocus();
    expect(said()).toBe("Dormidas, 1 de marzo: 4 hab.");
    expect(await press("{ArrowLeft}")).toBe("Dormidas, 1 de marzo: 4 hab.");
    expect(await press("{ArrowRight}{ArrowRight}")).toBe("Dormidas, 3 de marzo: 5 hab.");
    expect(await press("{ArrowRight}")).toBe("En libros, 4 de marzo: 3 hab.");
    expect(await press("{End}{ArrowRight}")).toBe("En libros, 5 de marzo: 2 hab.");
    expect(await press("{Home}")).toBe("Dormidas, 1 de marzo: 4 hab.");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Ver como tabla" })).toHaveFocus();
  });

  it("counts no gap of the past or of the books where the other has a value", async () => {
    const sparse = (style: "past" | "onBooks", values: (number | undefined)[]) => ({
      id: style,
      label: style,
      style,
      points: points(values),
    });
    const halves = [sparse("past", [4, 6, undefined]), sparse("onBooks", [undefined, undefined, 3])];
    render(<LineChart {...dataOf(halves)} />);
    await userEvent.tab();
    expect(said()).toBe("past, 1 de marzo: 4 hab.");
    expect(await press("{ArrowRight}{ArrowRight}")).toBe("onBooks, 3 de marzo: 3 hab.");
    expect(drawn(".chart-line.is-onBooks")[0]!.getAttribute("d")).toMatch(/^M.+L/);
  });

  it("changes the series at the same place, where a missing value is said", async () => {
    render(<LineChart {...dataOf(year)} />);
    await userEvent.tab();
    expect(await press("{ArrowRight}{ArrowDown}")).toBe("Año anterior, 2 de marzo: Sin datos");
    expect(await press("{ArrowDown}")).toBe("Año anterior, 2 de marzo: Sin datos");
    expect(await press("{ArrowUp}")).toBe("Dormidas, 2 de marzo: 6 hab.");
  });

  it("follows the arrows from right to left", async () => {
    await chooseLanguage("ar");
    render(<BarChart {...oneSeries([4, 6, 5])} />);
    await userEvent.tab();
    expect(await press("{ArrowRight}")).toContain("1 de marzo");
    expect(await press("{ArrowLeft}")).toContain("2 de marzo");
    const [first, second] = drawn(".chart-area");
    expect(numberOf(first, "x")).toBeGreaterThan(numberOf(second, "x"));
  });

  it("shows the values of the place, and hides them by Escape before a drawer hears it", async () => {
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener("keydown", hear);
    onTestFinished(() => document.removeEventListener("keydown", hear));
    render(<LineChart {...dataOf(year)} />);
    await userEvent.tab();
    await press("{ArrowRight}");
    expect(tip()).toBe("2 de marzoDormidas: 6 hab.Año anterior: —Sin datos");
    await press("{Escape}");
    expect([tip(), heard]).toEqual([undefined, ["Tab"]]);
    await press("{Escape}");
    expect(heard).toEqual(["Tab", "Escape"]);
  });

  it("keeps the point when new data come, and goes to the first if it is gone", async () => {
    const { rerender } = render(<LineChart {...oneSeries([4, 6, 5])} />);
    await userEvent.tab();
    expect(await press("{ArrowRight}")).toBe("2 de marzo: 6 hab.");
    rerender(<LineChart {...oneSeries([4, 9])} />);
    expect(said()).toBe("2 de marzo: 9 hab.");
    rerender(<LineChart {...oneSeries([4])} />);
    expect(said()).toBe("1 de marzo: 4 hab.");
  });
});

describe("the rows behind a point", () => {
  const linked = dataOf([
    { id: "a", label: "Habitaciones", points: points([4, 6]).map((point, at) => ({ ...point, path: `/rows/${at}` })) },
  ]);
  const opened: string[] = [];
  const middleOf = (bar: Element | undefined) => ({
    clientX: numberOf(bar, "x") + numberOf(bar, "width") / 2,
    clientY: numberOf(bar, "y"),
  });

  beforeEach(() => {
    opened.splice(0);
    provideNavigation((path) => opened.push(path));
    onTestFinished(() => provideNavigation(() => {}));
  });

  it("open by Enter", async () => {
    render(<BarChart {...linked} />);
    await userEvent.tab();
    await press("{ArrowRight}{Enter}");
    expect(opened).toEqual(["/rows/1"]);
  });

  it("open by a click, where the mouse has shown their value", () => {
    render(<BarChart {...linked} />);
    const at = middleOf(drawn(".chart-area")[1]);
    fireEvent.pointerMove(plot(), at);
    expect(tip()).toBe("2 de marzo6 hab.Ver las filas");
    fireEvent.pointerDown(plot(), at);
    fireEvent.click(plot(), at);
    expect(opened).toEqual(["/rows/1"]);
    fireEvent.pointerLeave(plot());
    expect(tip()).toBeUndefined();
  });

  it("open by the second tap, since the first shows the value", () => {
    render(<BarChart {...linked} />);
    const at = { ...middleOf(drawn(".chart-area")[0]), pointerType: "touch" };
    const tap = () => {
      fireEvent.pointerDown(plot(), at);
      fireEvent.pointerLeave(plot(), at);
      fireEvent.click(plot(), at);
    };
    tap();
    expect([tip(), opened]).toEqual(["1 de marzo4 hab.Ver las filas", []]);
    tap();
    expect(opened).toEqual(["/rows/0"]);
  });

  it("are linked from the table, too", async () => {
    render(<BarChart {...linked} />);
    await userEvent.click(screen.getByRole("button", { name: "Ver como tabla" }));
    await userEvent.click(screen.getByRole("link", { name: "6 hab." }));
    expect(opened).toEqual(["/rows/1"]);
  });
});
