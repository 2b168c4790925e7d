import { expect, it } from "vitest";

import type { DocumentType } from "@/contract/people/guest";
import { isKindOf, numberKindOf } from "@/domain/account/numberKinds";

it.each<[string, string, DocumentType | "", string | undefined]>([
  ["ES", "B12345674", "", undefined],
  ["ES", "ESB12345674", "", undefined],
  ["FR", "ESB12345674", "", undefined], // a French company with a Spanish number
  ["ES", "X1234567L", "nie", undefined],
  ["ES", "C01X00T47", "passport", "03"], // a resident
  ["ES", "C01X00T47", "", undefined],
  ["DE", "C01X00T47", "", "03"],
  ["DE", "C01X00T47", "other", "04"],
  ["DE", "DE123456789", "", "02"],
  ["DE", "123456789", "", "02"],
  ["FR", "FR12345678901", "", "02"],
  ["FR", "FRXX999999999", "", "02"],
  ["NL", "NL123456789B01", "", "02"],
  ["IE", "IE1234567FA", "", "02"],
  ["AT", "ATU12345678", "", "02"],
  ["GR", "EL123456789", "", "02"],
  ["GB", "XI123456789", "", "02"],
  ["GB", "GB123456789", "", "04"],
  ["US", "12-3456789", "", "04"],
  ["US", "560000001", "passport", "03"],
  ["CH", "CHE123456789", "", "04"],
  ["MA", "AB1234567", "", "03"],
])("takes a number of %s, %s (%s), for kind %s", (country, taxId, documentType, kind) => {
  expect(numberKindOf({ country, taxId }, documentType)).toBe(kind);
});

it("keeps the kind that was chosen", () => {
  expect(numberKindOf({ country: "MA", taxId: "AB1234567", numberKind: "05" })).toBe("05");
  expect(numberKindOf({ country: "ES", taxId: "B12345674", numberKind: "07" })).toBe("07");
});

it("takes the kinds that the agency takes of a country", () => {
  const kinds = ["02", "03", "04", "05", "06", "07"] as const;
  const of = (country: string, taxId = "1") => kinds.filter((kind) => isKindOf(kind, { country, taxId })).join(" ");
  expect([of("ES"), of("DE"), of("US"), of("GB", "XI123456789")]).toEqual([
    "03 07",
    "02 03 04 05 06",
    "03 04 05 06",
    "02 03 04 05 06",
  ]);
});
