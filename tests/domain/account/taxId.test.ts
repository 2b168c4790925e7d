import { expect, it } from "vitest";

import type { TaxIdFault } from "@/domain/account/spanishTaxId";
import { isSameCustomer, readTaxId, taxIdFault } from "@/domain/account/taxId";

it.each<[string, string, string]>([
  ["ESB12345674", "ES", "B12345674"],
  [" es-B 1234567-4 ", "ES", "B12345674"],
  ["ES1234567L", "ES", "01234567L"],
  ["ESX1234567L", "ES", "X1234567L"],
  ["ESB12345674", "FR", "ESB12345674"], // a French company with a Spanish number: the prefix tells
  ["DE123456789", "DE", "DE123456789"],
  ["ESFR12345678901", "ES", "ESFR12345678901"],
])("stores %j of %s as %s", (typed, country, stored) => {
  expect(readTaxId(typed, country)).toBe(stored);
});

const of = (customer: string) => {
  const [taxId = "", country = ""] = customer.split(" ");
  return { taxId, country };
};

it.each([
  ["B12345674 ES", "ESB12345674 ES"],
  ["B12345674 ES", "ESB12345674 FR"],
  ["DE123456789 DE", "123456789 DE"],
  ["EL123456789 GR", "123456789 GR"],
  ["EL123456789 GR", "GR123456789 GR"],
  ["XI123456789 GB", "123456789 GB"],
  ["FR12345678901 MC", "12345678901 FR"],
])("takes %s and %s for one customer", (one, other) => {
  expect([isSameCustomer(of(one), of(other)), isSameCustomer(of(other), of(one))]).toEqual([true, true]);
});

it.each([
  ["X99123 DE", "X99123 FR"],
  ["123456789 DE", "123456789 PT"],
  ["DE99123 DE", "99123 DE"], // a passport
  [" ES", " ES"],
])("takes %s and %s for two", (one, other) => {
  expect(isSameCustomer(of(one), of(other))).toBe(false);
});

it.each<[string, TaxIdFault | undefined]>([
  ["B1234567D", "digit"],
  ["A5881850A", "digit"],
  ["H1234567D", "digit"],
  ["E1234567D", "digit"],
  ["P46220000", "letter"],
  ["N00126227", "letter"],
  ["Q28260008", "letter"],
  ["Q2826000H", undefined],
  ["W00126227", "letter"],
  ["G12345674", undefined],
  ["G1234567D", undefined],
  ["M1503708Z", undefined],
  ["K0867756N", undefined],
  ["L1503708Z", undefined],
  ["M1503708A", "control"],
  ["K08677564", "form"],
  ["B12345678", "control"],
  ["12345678A", "control"],
  ["X1234567A", "control"],
  ["B1234567", "length"],
  ["B123456744", "length"],
  ["I12345674", "form"],
  ["", "length"],
])("finds in %j the fault %s", (number, fault) => {
  expect(taxIdFault(number)).toBe(fault);
});
