import { expect, it } from "vitest";

import type { DocumentLine } from "@/contract/billing/documentLine";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { qrAddress } from "@/domain/billing/qrAddress";
import { recordAmount, recordDate, recordMoment } from "@/domain/billing/recordFields";

type Taxed = Pick<DocumentLine, "amount" | "rate" | "cause">;
const taxed = (amount: number, rate: Taxed["rate"] = 10, cause: Taxed["cause"] = "S1"): Taxed => {
  return { amount, rate, cause };
};

it.each<[string, Taxed[], ...[cause: "S1" | "N1", rate: number, base: number, vat: number, gross: number][]]>([
  ["of a rate in its sum, not in each line", [taxed(250), taxed(250), taxed(250)], ["S1", 10, 682, 68, 750]],
  ["by rate, lowest first", [taxed(2420, 21), taxed(5060)], ["S1", 10, 4600, 460, 5060], ["S1", 21, 2000, 420, 2420]],
  ["of a deposit", [taxed(6600)], ["S1", 10, 6000, 600, 6600]],
  ["of the rest after that deposit", [taxed(22000), taxed(-6600)], ["S1", 10, 14000, 1400, 15400]],
  ["of a document that takes all back", [taxed(-750)], ["S1", 10, -682, -68, -750]],
  ["of a compensation, which has no VAT", [taxed(20000, 10, "N1")], ["N1", 0, 20000, 0, 20000]],
])("takes the taxes %s", (_, lines, ...taxes) => {
  expect(documentTaxes(lines)).toEqual(
    taxes.map(([cause, rate, base, vat, gross]) => ({ cause, rate, base, vat, gross })),
  );
});

it("the fields of a record have two decimals, and the date with its day first", () => {
  expect([0, 5, 41_40, -1_05, 1_463_00].map(recordAmount)).toEqual(["0.00", "0.05", "41.40", "-1.05", "1463.00"]);
  expect(recordDate("2024-09-01")).toBe("01-09-2024");
});

it.each([
  ["Europe/Madrid", "2024-01-01T18:20:30.900Z", "2024-01-01T19:20:30+01:00"],
  ["Europe/Madrid", "2024-07-01T18:20:30Z", "2024-07-01T20:20:30+02:00"],
  ["Atlantic/Canary", "2024-01-01T18:20:30Z", "2024-01-01T18:20:30+00:00"],
  ["America/St_Johns", "2024-01-01T18:20:30Z", "2024-01-01T14:50:30-03:30"],
])("the fields of a record have the local time of %s with its offset", (zone, instant, shown) => {
  expect(recordMoment(new Date(instant), zone)).toBe(shown);
});

const record = { issuer: "89890001K", number: "12345678-G33", issuedOn: "01-09-2024", total: "241.4" };
const query = "nif=89890001K&numserie=12345678-G33&fecha=01-09-2024&importe=241.4";

it.each([
  [true, false, "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR"],
  [false, false, "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu"],
  [true, true, "https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR"],
])("the address in the QR code is of the agency's page (verifiable %s, test %s)", (isVerifiable, isTest, page) => {
  expect(qrAddress(record, { isVerifiable, isTest })).toBe(`${page}?${query}`);
});

it.each([
  ["12345678&G33", "12345678%26G33"],
  ["SERIE/2023", "SERIE%2F2023"],
])("the address in the QR code encodes %s", (number, encoded) => {
  const address = qrAddress({ ...record, number }, { isVerifiable: true, isTest: false });
  expect(address).toContain(`numserie=${encoded}&`);
});
