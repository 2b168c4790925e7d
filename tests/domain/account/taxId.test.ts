import { expect, it } from "vitest";

import { isSameCustomer, readTaxId } from "@/domain/account/taxId";

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
