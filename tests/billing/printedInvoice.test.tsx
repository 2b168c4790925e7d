import { render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import type { BillingDocument } from "@/contract/billing/billingDocument";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { PrintedInvoice } from "@/shared/billing/PrintedInvoice";
import { openCatalogue } from "@/shared/i18n/spoken";

import { AtAddress } from "../support/AtAddress";
import { openStore } from "../support/openStore";

beforeAll(() => Promise.all([openCatalogue("controls"), openCatalogue("invoice"), openCatalogue("booking")]));
beforeEach(() => void vi.spyOn(window, "print").mockImplementation(() => undefined));

const line = { date: "2026-03-27", concept: "Café", quantity: 3, amount: 750, rate: 10, cause: "S1" } as const;

const ticket: BillingDocument = {
  id: "D-000001",
  version: 1,
  kind: "F2",
  series: "T1-26-",
  number: "T1-26-000001",
  issuedOn: "2026-03-27",
  issuer: { name: "Hotel Mirador", taxId: "B63272603", address: "Paseo 1", country: "ES" },
  lines: [line],
  taxes: documentTaxes([line]),
  total: 750,
  state: "paid",
  paid: 750,
  open: 0,
  payments: [],
  records: [],
  followers: [],
  window: "guest",
  prints: 1,
  actions: [],
  history: [],
};

interface Told {
  document?: Partial<BillingDocument>;
  address?: string;
  isVerifiable?: boolean;
  language?: string;
}

/** Draws a document, and stays as the printer sees it. */
async function paperOf({ document, address = "", isVerifiable = true, language = "" }: Told) {
  const store = openStore();
  render(
    <Provider store={store}>
      <PrintedInvoice
        document={{ ...ticket, ...document }}
        property={{ currency: "EUR" }}
        mark={{ address, isVerifiable, isDemo: true }}
        language={language}
        paper="roll"
        onPrinted={() => undefined}
      />
    </Provider>,
    { wrapper: AtAddress },
  );
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  return screen.getByRole("article", { hidden: true });
}

const card = {
  id: "1",
  method: "card",
  amount: 500,
  at: "2026-03-27T10:00:00Z",
  date: "2026-03-27",
  by: "Ana",
} as const;

const nord = { name: "Nord GmbH", taxId: "DE812871812", address: "Jungfernstieg 40", country: "DE" };
const corrects = { id: "D-000009", number: "F26-000009", issuedOn: "2026-03-20", mode: "I" } as const;
const typed = { kind: "R1", corrects: { ...corrects, reason: "Noche de más" } } as const;
const byAccount = { kind: "R1", corrects: { ...corrects, change: "allowance" } } as const;
const rectified = { base: 9_500, vat: 950 };
const instead = { kind: "R1", corrects: { ...corrects, mode: "S", rectified, reason: "Domicilio" } } as const;
const due = { kind: "F3", dueOn: "2026-04-26" } as const;
const shared = { payments: [card, { ...card, id: "2" }], paid: 750, open: 0 };
const part = { payments: [card], paid: 500, open: 250 };
const tooMuch = { payments: [{ ...card, amount: 1_000 }], paid: 1_000, open: -250 };
const fee = { ...line, concept: "Cargo por no-show", cause: "N1" } as const;
const paidFee = { payments: [{ ...card, amount: 750 }], lines: [fee], taxes: documentTaxes([fee]) };
const receipt = { kind: "receipt", number: "RC26-000001", ...paidFee } as const;
const used = { lines: [line, { ...line, concept: "Té", date: "2026-03-26" }] };

const dates = { arrival: "2026-03-25", departure: "2026-03-27", nights: 2 };
const stay = { reservationId: "RSV-000001", guest: "Vera Lind", room: "104", voucher: "BK-4711", ...dates };

type Words = (string | RegExp)[];

it.each<[string, Partial<BillingDocument>, says: Words, saysNot?: Words]>([
  ["the VAT out of the sum of a rate", {}, ["Factura simplificada T1-26-000001", "6,82 €", "0,68 €"], ["Copia"]],
  ["the stays that a company pays", { stays: [stay] }, ["Estancias", "Vera Lind", "104", "BK-4711", "Noches"]],
  [
    "both countries of an invoice abroad",
    { kind: "F1", customer: nord },
    ["Jungfernstieg 40 · Alemania", "Paseo 1 · España"],
  ],
  ["no country at home", { kind: "F1", customer: { ...nord, country: "ES" } }, [], ["España"]],
  ["the day by which it is to be paid", { ...due, paid: 0, open: 750 }, ["26/04/2026"]],
  ["no day to pay by where nothing is due", due, [], ["26/04/2026"]],
  ["no list of the money that documents share", shared, ["Pagado7,50"], ["Tarjeta", "Pendiente de pago"]],
  ["no payment on a proforma", { kind: "proforma", ...part }, [], ["Pagado"]],
  ["what it corrects, of which day, and how", typed, ["Rectifica aF26-000009 · 20/03/2026 · por diferencias"]],
  ["why it corrects", typed, ["MotivoNoche de más"]],
  ["why it corrects as the account does", byAccount, ["MotivoBonificación posterior a la factura"]],
  ["base and VAT of what it substitutes", instead, ["Base y cuota rectificadas95,00 € + 9,50 €"]],
  ["how it was paid, and what is left", part, [/27\/03\/2026 ?Tarjeta ?5,00/, "Pagado5,00", "Pendiente de pago2,50"]],
  ["what goes back where too much was paid", tooMuch, ["A devolver2,50"], ["Pendiente de pago"]],
  ["no VAT on the receipt of an indemnity", receipt, ["No es factura", "No sujeta7,50"], [/IVA|Cuota|Base/]],
  ["how an indemnity was paid", receipt, ["Pagado7,50", /27\/03\/2026 ?Tarjeta ?7,50/]],
  ["the copies from the second print on", { kind: "proforma", prints: 3 }, ["No es factura · Copia 2"]],
  ["on a roll the day of what was used before", used, ["Té · 26/03/2026"], ["Café · "]],
])("has %s", async (_, document, says, saysNot = []) => {
  const paper = await paperOf({ document });
  for (const words of says) expect(paper).toHaveTextContent(words);
  for (const words of saysNot) expect(paper).not.toHaveTextContent(words);
});

it.each([
  [true, "QR tributario:DEMOVERI*FACTU"],
  [false, "QR tributario:DEMO"], // its record is kept, and not sent
])("begins with the QR code between the law's words, and says that it is a demo: %s", async (isVerifiable, words) => {
  const address = "https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B63272603";
  const paper = await paperOf({ address, isVerifiable, document: typed });
  expect(paper.firstElementChild?.textContent).toBe(words);
  expect(paper.querySelector("svg path")?.getAttribute("d")).toMatch(/^M0 0h1v1h-1z/);
  expect(within(paper).getByText("20/03/2026", { selector: "bdi" })).toBeInTheDocument(); // on its own in Arabic
});

it("has no code on a proforma", async () => {
  const paper = await paperOf({ document: { kind: "proforma", number: "P26-000002" } });
  expect(paper.querySelector("svg")).toBeNull();
});

it("speaks the language of its reader, and keeps the law's words Spanish", async () => {
  const paper = await paperOf({ language: "fr", address: "https://prewww2.aeat.es/" });
  expect(paper).toHaveTextContent("Facture simplifiée T1-26-000001");
  expect(paper.firstElementChild).toHaveTextContent("QR tributario:DEMOVERI*FACTU");
  expect(paper).toHaveAttribute("lang", "fr");
});
