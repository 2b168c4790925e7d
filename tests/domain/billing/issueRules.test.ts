import { describe, expect, it } from "vitest";

import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { InvoiceKind } from "@/contract/billing/chainRecord";
import type { NumberKind } from "@/contract/billing/numberKinds";
import { ageingColumn, ageingOf, spread } from "@/domain/billing/ageing";
import { againstCancelling, againstCorrecting, againstExchange } from "@/domain/billing/documentLife";
import { type DocumentCircumstances, documentState, restOf } from "@/domain/billing/documentLife";
import { correctiveKindOf, kindOf } from "@/domain/billing/documentKinds";
import { documentNumber, issueFaults } from "@/domain/billing/issueRules";
import { type AgencyReply, againstResending, stateAfterReply } from "@/domain/billing/submissions";
import { cancellationAfter, submissionAfter } from "@/domain/billing/submissions";

const customer = { name: "Hoteles Ramos, S. L.", taxId: "B63272603", address: "Calle Mayor 1, Madrid", country: "ES" };
const line = { date: "2026-11-26", concept: "Noche", quantity: 1, amount: 11_000, rate: 10, cause: "S1" } as const;
const draft = { kind: "F1", series: "F26-", customer, lines: [line], total: 11_000, issuedOn: "2026-11-26" } as const;
const dates = { earliest: "", latest: "2026-11-26", lastIssuedOn: "2026-11-25" };
const terms = { ...dates, simplifiedLimit: 400_00, currency: "EUR" } as const;
type Draft = Parameters<typeof issueFaults>[0];
const said = (change: Partial<Draft>, limits: Partial<Parameters<typeof issueFaults>[1]> = {}) =>
  issueFaults({ ...draft, lines: [line], ...change }, { ...terms, ...limits }).map(
    ({ field, reason }) => `${field}: ${reason.message.replaceAll("\u00A0", " ")}`,
  );

it("the kind of an invoice follows from the customer's data, and from tickets that it replaces", () => {
  expect(kindOf({})).toBe("F2");
  expect(kindOf({ customer })).toBe("F1");
  expect(kindOf({ customer, replaces: [{ id: "1", number: "T1-26-000001" }] })).toBe("F3");
});

it.each<[InvoiceKind, string]>([
  ["F1", "R1"],
  ["F3", "R1"],
  ["F2", "R5"],
  ["R5", "R5"],
])(
  "the kind of an invoice that corrects %s is %s, without a question and whatever its amount",
  (original, corrective) => {
    expect(correctiveKindOf(original, "R1")).toBe(corrective);
  },
);

const [noName, noCountry] = ["name: Falta el nombre del cliente.", "country: Falta el país del cliente."];
const noTaxId = "taxId: Falta el NIF del cliente.";
const wrong = "taxId: El NIF no es válido.";
const ofOther = "numberKind: Ese tipo de número no corresponde al país: con España, solo pasaporte o no censado.";
const control = "taxId: El NIF no es válido: el último carácter, el de control, no corresponde a los demás.";
const foreign = "taxId: El NIF es de otro país: elija el país que le corresponde.";

it("an invoice can be issued with all that the law asks for", () => {
  expect(said({})).toEqual([]);
  expect(documentNumber("F26-", 41)).toBe("F26-000041");
  const missing = [noName, noTaxId, "address: Falta la dirección del cliente.", noCountry];
  expect(said({ customer: undefined })).toEqual(missing);
  expect(said({ kind: "F2", customer: undefined })).toEqual([]); // a ticket
  expect(said({ lines: [], total: 0 })).toEqual(["total: No hay nada que facturar."]);
});

it.each<[string, string, ...string[]]>([
  ["", "GB1530217", noCountry],
  ["ZZ", "GB1530217", noCountry],
  ["de", "X99123", noCountry],
  ["ES", "B12345678", control],
  ["US", "123456789"],
  ["US", "12345678901234567890"],
  ["US", "123456789012345678901", wrong],
  ["US", "", noTaxId],
  ["FR", "ESB12345678", control],
  ["ES", "DE812871812", foreign],
  ["FR", "DE812871812", foreign],
  ["DE", "DE812871812"],
  ["GR", "EL123456789"],
  ["MC", "FR12345678901"],
  ["CN", "EE1234567"], // a passport
  ["IT", "RSSMRA85T10A562S"], // a codice fiscale
  ["MX", "MARL800101XX1"],
  ["ES", "123456789", wrong],
])("an invoice can be issued with a number of the customer's own country: %s %j", (country, taxId, ...faults) => {
  expect(said({ customer: { ...customer, country, taxId } })).toEqual(faults);
});

it.each<[string, string, NumberKind, ...string[]]>([
  ["ES", "C01X00T47", "03"], // a resident with a passport
  ["ES", "B12345674", "07"],
  ["ES", "B12345678", "07", control],
  ["ES", "B12345674", "02", ofOther],
  ["ES", "C01X00T47", "04", ofOther],
  ["US", "123456789", "02", ofOther],
  ["US", "123456789", "07", ofOther],
  ["MA", "AB123456", "05"],
  ["DE", "FR1234567", "03"], // the letters of a passport name no country
])("an invoice can be issued with a number of %s, %s, that is of kind %s", (country, taxId, numberKind, ...faults) => {
  expect(said({ customer: { ...customer, country, taxId, numberKind } })).toEqual(faults);
});

it.each(["F1", "proforma"] as const)(
  "an invoice can be issued as %s with a name and an address that the contract has place for",
  (kind) => {
    const most = { name: "ñ".repeat(120), address: "ñ".repeat(250) };
    expect(said({ kind, customer: { ...customer, ...most } })).toEqual([]);
    expect(said({ kind, customer: { ...customer, name: `${most.name}x`, address: `${most.address}x` } })).toEqual([
      "name: Puede tener hasta 120 caracteres.",
      "address: Puede tener hasta 250 caracteres.",
    ]);
  },
);

it.each<[string, Partial<Draft>, number, string[]]>([
  ["a stay of 400,00", { total: 400_00 }, 400_00, []],
  ["a stay of 400,01", { total: 400_01 }, 400_00, ["400,00 €"]],
  ["a return of 400,01", { kind: "R5", total: -400_01 }, 400_00, []], // of a ticket from before a lower limit
  ["a dinner of 3.000,00", { total: 3_000_00 }, 3_000_00, []],
  ["a dinner of 3.000,01", { total: 3_000_01 }, 3_000_00, ["3000,00 €"]],
])("an invoice can be issued as a ticket up to the limit of its outlet: %s", (_, change, simplifiedLimit, limit) => {
  expect(said({ kind: "F2", customer: undefined, ...change }, { simplifiedLimit })).toEqual(
    limit.map((amount) => `total: Una factura simplificada no puede superar ${amount}; pida los datos fiscales.`),
  );
});

it("a corrective invoice has the customer of its original, by whatever rules that was issued", () => {
  const former = { kind: "R1", customer: { ...customer, country: "ZZ", taxId: "1" } } as const;
  const corrects = { id: "F1", number: "F26-000001" };
  expect(said({ ...former, corrects: { ...corrects, mode: "I" } })).toEqual([]);
  expect(said({ ...former, corrects: { ...corrects, mode: "S" } })).toEqual([noCountry]);
});

it("an invoice can be issued on a date from the last date of its series to today", () => {
  const tooEarly = "La fecha no puede ser anterior a la última factura de la serie (25/11/2026).";
  expect(said({ issuedOn: "2026-11-25" })).toEqual([]);
  expect(said({ issuedOn: "2026-11-24" })).toEqual([`issuedOn: ${tooEarly}`]);
  expect(said({ issuedOn: "2026-11-27" })).toEqual(["issuedOn: La fecha no puede ser futura."]);
});

it.each(["F26<", 'F"26', "F 26", "Ñ-", ""])("an invoice can be issued not in a series called %j", (series) => {
  expect(said({ series })).toHaveLength(1);
});

type Followers = DocumentCircumstances["followers"];
const issued = { id: "F1", kind: "F1", number: "F26-000001", total: 11_000, paid: 0 } as const;
const ticket = { ...issued, kind: "F2" } as const;
const upon = (...followers: Followers): DocumentCircumstances => {
  return { businessDate: "2026-11-26", followers, isCancelled: false };
};
const byDifferences = { corrects: { id: "F1", number: "F26-000001", mode: "I" } } as const;
const corrective = (total: number, mode: "I" | "S" = "I"): Followers[number] => {
  return { number: "R26-000001", kind: "R1", total, corrects: { id: "F1", number: "F26-000001", mode } };
};

it.each<[string, Partial<BillingDocument>, DocumentCircumstances]>([
  ["draft", { number: "" }, upon()],
  ["pending", {}, upon()],
  ["pending", { dueOn: "2026-11-26" }, upon()],
  ["overdue", { dueOn: "2026-11-25" }, upon()],
  ["partlyPaid", { paid: 1_000 }, upon()],
  ["paid", { paid: 11_000, dueOn: "2026-11-25" }, upon()],
  ["paid", { paid: 9_000 }, upon(corrective(-2_000))],
  ["corrected", {}, upon(corrective(-11_000))],
  ["corrected", {}, upon(corrective(9_000, "S"))],
  ["cancelled", {}, { ...upon(), isCancelled: true }],
  ["toReturn", { total: -7_400, ...byDifferences }, { ...upon(), isToReturn: true }],
  ["settled", { total: -7_400, ...byDifferences }, upon()],
  ["cancelled", { total: -7_400, ...byDifferences }, { ...upon(), isToReturn: true, isCancelled: true }],
])("an issued document is %s with %j", (state, change, circumstances) => {
  expect(documentState({ ...issued, ...change }, circumstances)).toBe(state);
});

it("an issued document is corrected until nothing of it is left", () => {
  expect(restOf(issued, upon(corrective(-4_000)))).toBe(7_000);
  expect(againstCorrecting(issued, upon(corrective(-4_000)))).toEqual([]);
  const gone = againstCorrecting(issued, upon(corrective(-4_000), corrective(-7_000)));
  expect(gone.map(({ message }) => message)).toEqual(["Ya existe una rectificativa por el total."]);
});

const full = { number: "F26-000009", kind: "F3", total: 11_000, replaces: [{ id: "F1", number: "" }] } as const;
const exchanged = upon({ ...full, replaces: [...full.replaces] });
const handedOver = "Entregada o cobrada: emita una rectificativa.";

it.each<[string, () => { message: string }[], ...string[]]>([
  ["exchanges a ticket", () => againstExchange(ticket, upon())],
  ["exchanges it once", () => againstExchange(ticket, exchanged), "Este ticket ya se canjeó en F26-000009."],
  [
    "exchanges nothing corrected",
    () => againstExchange(ticket, upon(corrective(-ticket.total))),
    "El ticket está rectificado.",
  ],
  ["exchanges what is left of one", () => againstExchange(ticket, upon(corrective(1 - ticket.total)))],
  ["exchanges tickets alone", () => againstExchange(issued, upon()), "Solo se canjean tickets."],
  ["leaves the agency's books", () => againstCancelling({ kind: "F1", paid: 0, prints: 0 })],
  ["stays there once paid", () => againstCancelling({ kind: "F1", paid: 1, prints: 0 }), handedOver],
  ["stays there once printed", () => againstCancelling({ kind: "F1", paid: 0, prints: 1 }), handedOver],
])("an issued document %s", (_, reasons, ...messages) => {
  expect(reasons().map(({ message }) => message)).toEqual(messages);
});

it.each<[AgencyReply[], string]>([
  [[], "N N"],
  [["rejected"], "S X"],
  [["rejected", "rejected"], "S X"],
  [["accepted"], "S N"],
  [["acceptedWithErrors"], "S N"],
  [["accepted", "rejected"], "S S"],
  [["duplicate", "rejected"], "S S"],
  [["rejected", "accepted"], "S N"],
])("a record goes after %j as %s", (replies, flags) => {
  const { corrects, previousRejection } = submissionAfter(replies);
  expect(`${corrects} ${previousRejection}`).toBe(flags);
});

it.each<[AgencyReply[], AgencyReply[], object]>([
  [["accepted"], [], { previousRejection: "N" }],
  [["rejected", "duplicate"], [], { previousRejection: "N" }],
  [["accepted"], ["rejected"], { previousRejection: "S" }],
  [["rejected"], [], { previousRejection: "N", withoutRecord: "S" }],
  [["rejected"], ["rejected"], { previousRejection: "S", withoutRecord: "S" }],
])("a record of a cancellation goes after %j and %j as %j", (issues, cancellations, flags) => {
  expect(cancellationAfter(issues, cancellations)).toEqual({ corrects: "N", ...flags });
});

it("a record is accepted where the agency calls it a duplicate", () => {
  expect(stateAfterReply("duplicate")).toBe("accepted");
});

it("a record is sent again only once it was rejected", () => {
  expect(againstResending("rejected")).toEqual([]);
  for (const state of ["pending", "sent"] as const)
    expect(againstResending(state)).toMatchObject([{ code: "RECORD_PENDING" }]);
  for (const state of ["accepted", "acceptedWithErrors"] as const)
    expect(againstResending(state)).toMatchObject([{ code: "RECORD_ACCEPTED" }]);
});

describe("receivables", () => {
  it.each([
    ["2026-11-26", "current"],
    ["2026-11-25", "to30"],
    ["2026-10-27", "to30"],
    ["2026-10-26", "to60"],
    ["2026-09-27", "to60"],
    ["2026-09-26", "to90"],
    ["2026-08-28", "to90"],
    ["2026-08-27", "over90"],
  ])("that were due on %s are in %s", (dueOn, column) => {
    expect(ageingColumn(dueOn, "2026-11-26")).toBe(column);
  });

  const due = (id: string, dueOn: string, open: number) => ({ id, dueOn, issuedOn: "2026-07-01", open }) as const;

  it("add up by column, and count from the issue where no date is due", () => {
    const documents = [due("1", "2026-11-26", 100), due("2", "2026-11-01", 200), due("3", "2026-11-02", 50)];
    const sums = ageingOf([...documents, { issuedOn: "2026-07-01", open: 7 }], "2026-11-26");
    expect(sums).toEqual({ current: 100, to30: 250, to60: 0, to90: 0, over90: 7 });
  });

  it("are paid by a payment, what is due first before the rest; what is too much is not lost", () => {
    const documents = [due("late", "2026-11-20", 300), due("first", "2026-11-01", 200)];
    const { shares, unapplied } = spread(400, documents);
    expect(shares.map(({ id, amount }) => `${id} ${amount}`)).toEqual(["first 200", "late 200"]);
    expect([unapplied, spread(600, documents).unapplied]).toEqual([0, 100]);
  });
});
