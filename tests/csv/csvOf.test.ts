import { expect, it } from "vitest";

import { csvOf } from "@/shared/csv/csvOf";

const csv = (...cells: (string | number)[]) => csvOf([cells], "es").slice(1).trimEnd();

it("is marked as UTF-8, with semicolons and the line ends that spreadsheets expect", () => {
  const file = csvOf(
    [
      ["Cliente", "Total"],
      ["José Núñez", 354],
    ],
    "es",
  );
  expect(file).toBe("\uFEFFCliente;Total\r\nJosé Núñez;354\r\n");
});

it.each(["=1+1", "+34 600 000 000", "-2+3", "@SUM(A1)", " =1+1", "＝1+1", '=HYPERLINK("http://evil.example";"x")'])(
  "lets %j run as no formula",
  (text) => expect(csv(text)).toMatch(/^"?'/),
);

it.each(["\t=1+1", "\r=1+1", "\n=1+1"])("lets a formula behind a control character run as none: %j", (text) =>
  expect(csv(text)).toBe(`"'${text}"`),
);

it("leaves numbers numbers, negative ones too, with the decimal sign of the language", () => {
  expect(csv(-12.5, 1234.56)).toBe("-12,5;1234,56");
  expect(csvOf([[1234.56]], "en")).toBe("\uFEFF1234.56\r\n");
});

it("keeps separators, quotes and line ends inside their cell", () => {
  expect(csv('Peña; "Casa"\nNorte', "b")).toBe('"Peña; ""Casa""\nNorte";b');
});
