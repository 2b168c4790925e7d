import { describe, expect, it } from "vitest";

import type { CancellationRecord, ChainRecord, IssueRecord } from "@/contract/billing/chainRecord";
import { chained, firstBreak, hashOf, recordText } from "@/domain/billing/recordChain";

const agency = { issuer: "89890001K", number: "12345678/G33", issuedOn: "01-01-2024", previous: "" };
const alta = (record: Partial<IssueRecord>): IssueRecord => {
  const amounts = { kind: "F1", vat: "12.35", total: "123.45" } as const;
  return { type: "issue", ...agency, ...amounts, generatedAt: "2024-01-01T19:20:30+01:00", ...record };
};
const anulacion = (record: Partial<CancellationRecord>): CancellationRecord => {
  const generatedAt = "2024-01-01T19:20:40+01:00";
  return { type: "cancellation", ...agency, number: "12345679/G34", generatedAt, ...record };
};

const first = "3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60";
const second = "F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97";
const third = "177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68";
/** Public test data of another system. */
const other = { issuer: "A39200019", generatedAt: "2024-12-05T01:00:00+01:00" };
const otherFirst = "A6110789D8A915B0C6E63B77FF1F5621D5DFE76ABA4B507B192870613D59E620";
const otherSecond = "8DBBD37BDE0796201F18F23CEC0A83B121C3126DDBCE1C5F63F3B70C97934101";

const otherAmounts = { ...other, vat: "163.00", total: "1463.00" };
const signed = {
  ...alta({ number: "12345678-G66", issuedOn: "03-02-2025", kind: "R3", vat: "41.4", total: "241.4" }),
  previous: "C9AF4AF1EF5EBBA700350DE3EEF12C2D355C56AC56F13DB2A25E0031BD2B7ED5",
  generatedAt: "2025-02-03T14:30:00+01:00",
};
const ofOther = {
  ...alta({ ...otherAmounts, number: "INV/2019/00027", issuedOn: "01-02-2019" }),
  previous: "1FBDF4E2B348BAB9FA9605DBA0D95A182E105C942A711BAF91DCEC0EE9924CBE",
};

const next = { number: "12345679/G34", generatedAt: "2024-01-01T19:20:35+01:00" };

describe("the hash of a record", () => {
  it.each<[string, IssueRecord | CancellationRecord, string]>([
    ["the agency's first alta", alta({}), first],
    ["the agency's alta after it", alta({ ...next, previous: first }), second],
    ["the agency's anulación after both", anulacion({ previous: second }), third],
    [
      "the agency's signed example, with a decimal",
      signed,
      "FF954378B64ED331A9B2366AD317D86E9DEC1716B12DD0ACCB172A6DC4C105AA",
    ],
    ["an alta of another system", ofOther, otherFirst],
    [
      "its anulación in the same chain",
      anulacion({ ...other, number: "INV/2019/00026", issuedOn: "30-12-2024", previous: otherFirst }),
      otherSecond,
    ],
    [
      "its alta after the anulación",
      alta({ ...otherAmounts, number: "INV/2019/00028", issuedOn: "03-02-2019", previous: otherSecond }),
      "C5F9A2405137E3C5422DDFDDFBA391A486861D059AFE9AD38EA9AD8D9EB7E965",
    ],
  ])("of %s is as published", (_, record, hash) => {
    expect(hashOf(recordText(record))).toBe(hash);
  });

  it("is of the amount's own text", () => {
    const of = (total: string) => hashOf(recordText(alta({ total })));
    expect(of("241.4")).not.toBe(of("241.40"));
  });

  it("takes values without the blanks at their ends, and keeps those between", () => {
    const text = recordText(alta({ number: "  A 1 " }));
    expect(text).toContain("NumSerieFactura=A 1&");
  });
});

const chainOf = (count: number): ChainRecord[] => {
  const chain: ChainRecord[] = [];
  for (let place = 0; place < count; place += 1)
    chain.push(chained(alta({ number: `F26-${place}`, previous: chain.at(-1)?.hash ?? "" })));
  return chain;
};

it("a chain holds where each record follows the record before it", () => {
  expect(firstBreak(chainOf(3))).toBeUndefined();
});

it("a chain names the first record that was changed, or that follows a record taken out", () => {
  const chain = chainOf(4);
  const tampered = chain.map((record, place) => (place >= 2 ? { ...record, total: "1.00" } : record));
  expect(firstBreak(tampered)).toEqual({ place: 2, number: "F26-2", fault: "changed" });
  expect(firstBreak(chain.toSpliced(1, 1))).toEqual({ place: 1, number: "F26-2", fault: "unlinked" });
});
