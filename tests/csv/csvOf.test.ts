import { expect, it } from "vitest";

import { type CsvCell, csvOf } from "@/shared/csv/csvOf";

const csv = (...cells: CsvCell[]) => csvOf([cells], "es").slice(1).trimEnd();

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

it.each([
  "=1+1",
  "+1+1",
  "-2+3",
  "−2+3",
  "@SUM(A1)",
  " =1+1",
  "\u200E=1+1",
  "\u061C-1",
  "＝1+1",
  '=HYPERLINK("http://evil.example";"x")',
])("lets %j run as no formula", (text) => expect(csv(text)).toMatch(/^"?'/));

it.each(["\t=1+1", "\r=1+1", "\n=1+1"])("lets a formula behind a control character run as none: %j", (text) =>
  expect(csv(text)).toBe(`"'${text}"`),
);

it("leaves numbers numbers, negative ones too, with the decimal sign of the language", () => {
  expect(csv(-12.5, 1234.56)).toBe("-12,5;1234,56");
  expect(csvOf([[1234.56]], "en")).toBe("\uFEFF1234.56\r\n");
});

it.each([
  ["es", "-1234,50;-0,05;1234,5"],
  ["en", "-1234.50;-0.05;1234.5"],
  ["zh", "-1234.50;-0.05;1234.5"],
  ["de", "-1234,50;-0,05;1234,5"],
  ["ru", "-1234,50;-0,05;1234,5"],
  ["ar", "-1234.50;-0.05;1234.5"],
  ["ar-u-ca-gregory-nu-latn", "-1234.50;-0.05;1234.5"],
])("writes amounts in %s with two digits, and nothing but digits, a sign and the decimal sign", (locale, written) => {
  expect(csvOf([[{ cents: -123450 }, { cents: -5 }, 1234.5]], locale)).toBe(`\uFEFF${written}\r\n`);
});

it.each([
  "+34600000000",
  "+34 600 000 000",
  "+44 (0)20 7946 0018",
  "(+34) 600-000-000",
  "0034 600.000.000",
  "+34 600 000 000 / +44 20 7946 0018 ext. 12",
  "931 112 233/34",
  "",
])("leaves a telephone as it is: %j", (telephone) => expect(csv({ telephone }, "b")).toBe(`${telephone};b`));

it.each(["+34 600 =1+1", "=1+1", "-2+3", "+A1", "+34 600|cmd", "@1", "+1+1", "\t+34"])(
  "takes for no telephone what runs as a formula: %j",
  (telephone) => expect(csv({ telephone })).toMatch(/^"?'/),
);

it("keeps separators, quotes and line ends inside their cell", () => {
  expect(csv('Peña; "Casa"\nNorte', "b")).toBe('"Peña; ""Casa""\nNorte";b');
});
