import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";

import { BarChart } from "@/shared/charts/BarChart";
import { HeatMap } from "@/shared/charts/HeatMap";
import { LineChart } from "@/shared/charts/LineChart";
import { RingChart } from "@/shared/charts/RingChart";
import { chooseLanguage } from "@/shared/i18n/spoken";

import {
  dataOf,
  drawn,
  legend,
  numberOf,
  oneSeries,
  openTexts,
  past,
  plot,
  points,
  press,
  said,
  tip,
  year,
} from "./chart";

beforeEach(openTexts);

describe("a line", () => {
  const partsOfLine = (at: number) => drawn(".chart-line")[at]!.getAttribute("d")!.split("M").length - 1;

  it("has a gap where a value is undefined, and a mark where it stands alone", () => {
    render(<LineChart {...oneSeries([5, undefined, 5, NaN, 1])} />);
    expect(partsOfLine(0)).toBe(3);
    expect(drawn(".chart-marker")).toHaveLength(3);
    const numbers = drawn("*").flatMap((element) => [...element.attributes].map(({ value }) => value));
    expect(numbers.filter((value) => value.includes("NaN"))).toEqual([]);
  });

  it("has a gap where a place has no point", () => {
    render(<LineChart {...dataOf([past, { id: "b", label: "B", points: [past.points[0]!, past.points[2]!] }])} />);
    expect([partsOfLine(0), partsOfLine(1)]).toEqual([1, 2]);
  });

  it("goes on from the past to what is on the books", () => {
    render(<LineChart {...dataOf(year)} />);
    const ends = drawn(".chart-line.is-past")[0]!.getAttribute("d")!.split("L");
    expect(drawn(".chart-line.is-onBooks")[0]!.getAttribute("d")).toMatch(new RegExp(`^M${ends.at(-1)}L`));
  });

  it("of a year is a single path, with names on the axis that do not meet", () => {
    render(<LineChart {...oneSeries(Array.from({ length: 366 }, (_, at) => at))} />);
    expect(drawn(".chart-line, .chart-marker")).toHaveLength(1);
    const names = drawn("text[text-anchor=middle]").map((name) => numberOf(name, "x"));
    expect(names.length).toBeGreaterThan(5);
    expect(Math.min(...names.slice(1).map((x, at) => x - names[at]!))).toBeGreaterThan(25);
  });
});

describe("bars", () => {
  it("stand on zero, below it where they are negative, and leave gaps", () => {
    render(<BarChart {...oneSeries([4, undefined, -2])} />);
    const zero = numberOf(drawn("line.is-zero")[0], "y1");
    const [above, none, below] = drawn(".chart-area");
    expect(numberOf(above, "y") + numberOf(above, "height")).toBeCloseTo(zero);
    expect(numberOf(none, "height")).toBe(0);
    expect(numberOf(below, "y")).toBeCloseTo(zero);
    expect(numberOf(above, "height")).toBeCloseTo(2 * numberOf(below, "height"));
  });

  it("of the past and of the books share a spot, last year stands beside it", () => {
    render(<BarChart {...dataOf(year)} />);
    const gapOf = (one: string, other: string) => {
      const [first] = drawn(`.chart-area.is-${one}`);
      const [second] = drawn(`.chart-area.is-${other}`);
      return numberOf(second, "x") - numberOf(first, "x");
    };
    expect(gapOf("past", "lastYear")).toBeCloseTo(numberOf(drawn(".chart-area")[0], "width"));
    expect(legend()).toEqual(["Dormidas", "En libros", "Año anterior"]);
  });

  it("have whole numbers on the axis of whole things, and only zero where all is zero", () => {
    const axis = () => drawn("text[text-anchor=end]").map(({ textContent }) => textContent);
    const { rerender } = render(<BarChart {...oneSeries([2, 1])} />);
    expect(axis()).toEqual(["0 hab.", "1 hab.", "2 hab."]);
    rerender(<BarChart {...oneSeries([0, 0])} />);
    expect(axis()).toEqual(["0 hab."]);
  });

  const rowNames = () => drawn("text[text-anchor=end]").map(({ textContent }) => textContent);
  const named = (names: string[]) => [{ id: "a", label: "A", points: names.map((x, at) => ({ x, value: at + 1 })) }];

  it("stand below each other where their names do not fit, and are walked through downwards", async () => {
    const names = ["Booking.com", "Expedia Partner Solutions", "Teléfono y correo electrónico", "Web", "Agencia"];
    render(<BarChart {...dataOf(named(names))} />);
    expect(rowNames()).toEqual(names);
    const tops = drawn("rect.chart-area").map((bar) => numberOf(bar, "y"));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    plot().focus();
    expect(await press("{ArrowDown}")).toContain("Expedia Partner Solutions");
    expect(await press("{ArrowUp}")).toContain("Booking.com");
    expect(await press("{ArrowRight}")).toContain("Booking.com");
  });

  it("have names that are cut where they would take the picture", () => {
    render(
      <BarChart {...dataOf(named(["Central de reservas de la asociación de hoteles del Mediterráneo", "Web"]))} />,
    );
    expect(rowNames()[0]).toMatch(/^Central de reservas de la asociación.*…$/);
  });
});

describe("a ring", () => {
  const mix = (values: Record<string, number | undefined>) =>
    dataOf([{ id: "mix", label: "Noches", points: Object.entries(values).map(([x, value]) => ({ x, value })) }]);

  it("has three parts at most: the largest two, and the rest, which says what it holds", async () => {
    render(<RingChart {...mix({ Web: 10, Booking: 30, Expedia: 15, Paso: 5, Agencia: 0 })} />);
    expect(legend()).toEqual(["Booking 50 %", "Expedia 25 %", "Otros 25 %"]);
    await userEvent.tab();
    expect(said()).toBe("Booking: 30 hab. (50 %)");
    expect(await press("{End}")).toBe("Otros (Web y Paso): 15 hab. (25 %)");
    await userEvent.click(screen.getByRole("button", { name: "Ver como tabla" }));
    expect(screen.getAllByRole("row")).toHaveLength(6);
  });

  it.each([
    [{ A: 1, B: 1, C: 1 }, ["A 34 %", "B 33 %", "C 33 %"]],
    [{ A: 667, B: 166, C: 167 }, ["A 67 %", "C 17 %", "B 16 %"]],
    [{ A: 7 }, ["A 100 %"]],
  ])("has hundredths that add up to 100: %j", (values, shares) => {
    render(<RingChart {...mix(values)} />);
    expect(legend()).toEqual(shares);
  });

  it("is pointed at by its angle, mirrored from right to left", async () => {
    const { rerender } = render(<RingChart {...mix({ A: 2, B: 1, C: 1 })} />);
    fireEvent.pointerMove(plot(), { clientX: 320 + 60, clientY: 94 });
    expect(tip()).toBe("A2 hab. (50 %)");
    fireEvent.pointerMove(plot(), { clientX: 320 - 60, clientY: 54 });
    expect(tip()).toBe("C1 hab. (25 %)");
    await chooseLanguage("ar");
    rerender(<RingChart {...mix({ A: 2, B: 1, C: 1 })} />);
    fireEvent.pointerMove(plot(), { clientX: 320 - 60, clientY: 94 });
    expect(tip()).toMatch(/^A.*2 hab/);
  });

  it.each([[{}], [{ A: 0, B: undefined }], [{ A: -3 }]])("has a sentence where there is no whole: %j", (values) => {
    render(<RingChart {...mix(values)} />);
    expect(screen.getByText("No hay datos que mostrar en este periodo.")).toBeVisible();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });
});

describe("a heat map", () => {
  const rowOf = (label: string, values: (number | undefined)[]) => ({ id: label, label, points: points(values) });

  it("has five bands of the same width, each with a pattern, and of zeros the lowest alone", () => {
    const { rerender } = render(
      <HeatMap {...dataOf([rowOf("Doble", [0, 1, 3]), rowOf("Suite", [5, undefined, 10])])} />,
    );
    expect(legend()).toEqual([
      "0 hab. – 2 hab.",
      "2 hab. – 4 hab.",
      "4 hab. – 6 hab.",
      "6 hab. – 8 hab.",
      "8 hab. – 10 hab.",
    ]);
    const looks = drawn(".chart-area").map((cell) => /is-(\w+)/.exec(cell.getAttribute("class")!)?.[1]);
    expect(looks).toEqual(["band0", "band0", "band1", "band2", "band4"]);
    expect(drawn("pattern").length).toBeGreaterThan(5);
    rerender(<HeatMap {...dataOf([rowOf("Doble", [0, 0])])} />);
    expect(drawn(".chart-area.is-band0")).toHaveLength(2);
  });

  it("is walked through cell by cell", async () => {
    render(<HeatMap {...dataOf([rowOf("Doble", [0, 1]), rowOf("Suite", [undefined, 10])])} />);
    await userEvent.tab();
    expect(await press("{ArrowDown}")).toBe("Suite, 1 de marzo: Sin datos");
    expect(await press("{ArrowRight}")).toBe("Suite, 2 de marzo: 10 hab.");
    expect(tip()).toBe("2 de marzoSuite: 10 hab.");
  });
});
