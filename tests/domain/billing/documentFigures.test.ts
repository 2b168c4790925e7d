import { describe, expect, it } from "vitest";

import type { DocumentLine } from "@/contract/billing/documentLine";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { qrAddress } from "@/domain/billing/qrAddress";
import { recordAmount, recordDate, recordMoment } from "@/domain/billing/recordFields";

type Taxed = Pick<DocumentLine, "amount" | "rate" | "cause">;
const taxed = (amount: number, rate: Taxed["rate"] = 10, cause: Taxed["cause"] = "S1"): Taxed => ({
  amount,
  rate,
  cause,
});

describe("the taxes of a document", () => {
  it("are taken out of the sum of a rate, not out of each line", () => {
    expect(documentTaxes([taxed(250), taxed(250), taxed(250)])).toEqual([
      { cause: "S1", rate: 10, base: 682, vat: 68, gross: 750 },
    ]);
  });

  it("are shown by rate, the lowest first", () => {
    expect(documentTaxes([taxed(2420, 21), taxed(5060)])).toEqual([
      { cause: "S1", rate: 10, base: 4600, vat: 460, gross: 5060 },
      { cause: "S1", rate: 21, base: 2000, vat: 420, gross: 2420 },
    ]);
  });

  it("leave the rest of a stay after its deposit: both invoices add up to the whole", () => {
    const [deposit] = documentTaxes([taxed(6600)]);
    const [rest] = documentTaxes([taxed(22000), taxed(-6600)]);
    expect(deposit).toMatchObject({ base: 6000, vat: 600 });
    expect(rest).toMatchObject({ base: 14000, vat: 1400 });
  });

  it("are the opposite in the document that takes all back", () => {
    const [back] = documentTaxes([taxed(-750)]);
    expect(back).toMatchObject({ base: -682, vat: -68 });
  });

  it("are none on a compensation, which is not subject to VAT", () => {
    expect(documentTaxes([taxed(20000, 10, "N1")])).toEqual([
      { cause: "N1", rate: 0, base: 20000, vat: 0, gross: 20000 },
    ]);
  });
});

describe("the fields of a record", () => {
  it("always have two decimals", () => {
    expect([0, 5, 41_40, -1_05, 1_463_00].map(recordAmount)).toEqual(["0.00", "0.05", "41.40", "-1.05", "1463.00"]);
  });

  it("have the date with its day first", () => {
    expect(recordDate("2024-09-01")).toBe("01-09-2024");
  });

  it.each([
    ["Europe/Madrid", "2024-01-01T18:20:30.900Z", "2024-01-01T19:20:30+01:00"],
    ["Europe/Madrid", "2024-07-01T18:20:30Z", "2024-07-01T20:20:30+02:00"],
    ["Atlantic/Canary", "2024-01-01T18:20:30Z", "2024-01-01T18:20:30+00:00"],
    ["America/St_Johns", "2024-01-01T18:20:30Z", "2024-01-01T14:50:30-03:30"],
  ])("have the local time of %s with its offset", (zone, instant, shown) => {
    expect(recordMoment(new Date(instant), zone)).toBe(shown);
  });
});

describe("the address in the QR code", () => {
  const record = { issuer: "89890001K", number: "12345678-G33", issuedOn: "01-09-2024", total: "241.4" };
  const query = "nif=89890001K&numserie=12345678-G33&fecha=01-09-2024&importe=241.4";

  it.each([
    [true, false, "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR"],
    [false, false, "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu"],
    [true, true, "https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR"],
  ])("is of the agency's page (verifiable %s, test %s)", (isVerifiable, isTest, page) => {
    expect(qrAddress(record, { isVerifiable, isTest })).toBe(`${page}?${query}`);
  });

  it.each([
    ["12345678&G33", "12345678%26G33"],
    ["SERIE/2023", "SERIE%2F2023"],
  ])("encodes %s", (number, encoded) => {
    const address = qrAddress({ ...record, number }, { isVerifiable: true, isTest: false });
    expect(address).toContain(`numserie=${encoded}&`);
  });
});
