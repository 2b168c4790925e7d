import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
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

it("takes the VAT out of the sum of a rate, not out of each line", async () => {
  const paper = await paperOf({});
  expect(paper).toHaveTextContent("Factura simplificada T1-26-000001");
  expect(paper).toHaveTextContent("6,82 €");
  expect(paper).toHaveTextContent("0,68 €");
  expect(paper).not.toHaveTextContent("Copia");
});

it("begins with the QR code, between the law's words, and says that it is a demo", async () => {
  const paper = await paperOf({ address: "https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B63272603" });
  expect(paper.firstElementChild).toHaveTextContent("QR tributario:DEMOVERI*FACTU");
  expect(paper.querySelector("svg path")?.getAttribute("d")).toMatch(/^M0 0h1v1h-1z/);
});

it("has the code without the words of the law where its record is kept and not sent", async () => {
  const paper = await paperOf({ address: "https://prewww2.aeat.es/", isVerifiable: false });
  expect(paper.querySelector("svg path")).not.toBeNull();
  expect(paper.firstElementChild).toHaveTextContent(/^QR tributario:DEMO$/);
});

it("names the countries of both sides once one of them is abroad", async () => {
  const customer = { name: "Nord GmbH", taxId: "DE812871812", address: "Jungfernstieg 40", country: "DE" };
  const abroad = await paperOf({ document: { kind: "F1", customer } });
  expect(abroad).toHaveTextContent("Jungfernstieg 40 · Alemania");
  expect(abroad).toHaveTextContent("Paseo 1 · España");
  cleanup();
  vi.mocked(window.print).mockClear();
  const local = await paperOf({ document: { kind: "F1", customer: { ...customer, country: "ES" } } });
  expect(local).not.toHaveTextContent("España");
});

const card = {
  id: "1",
  method: "card",
  amount: 500,
  at: "2026-03-27T10:00:00Z",
  date: "2026-03-27",
  by: "Ana",
} as const;

it("says how it was paid, and what is left to pay", async () => {
  const paper = await paperOf({ document: { payments: [card], paid: 500, open: 250 } });
  expect(within(paper).getByRole("row", { name: /27\/03\/2026 Tarjeta 5,00/, hidden: true })).toBeInTheDocument();
  expect(within(paper).getByRole("row", { name: /^Pagado 5,00/, hidden: true })).toBeInTheDocument();
  expect(within(paper).getByRole("row", { name: /^Pendiente de pago 2,50/, hidden: true })).toBeInTheDocument();
});

it("says what goes back where more was paid than it comes to", async () => {
  const paper = await paperOf({ document: { payments: [{ ...card, amount: 1_000 }], paid: 1_000, open: -250 } });
  expect(within(paper).getByRole("row", { name: /^A devolver 2,50/, hidden: true })).toBeInTheDocument();
  expect(paper).not.toHaveTextContent("Pendiente de pago");
});

it("has the day by which it is to be paid, until nothing is due", async () => {
  const due = { kind: "F3", dueOn: "2026-04-26" } as const;
  const open = await paperOf({ document: { ...due, paid: 0, open: 750 } });
  expect(open).toHaveTextContent("26/04/2026");
  cleanup();
  vi.mocked(window.print).mockClear();
  expect(await paperOf({ document: due })).not.toHaveTextContent("26/04/2026");
});

it("does not list the money of its folio that other documents share", async () => {
  const paper = await paperOf({ document: { payments: [card, { ...card, id: "2" }], paid: 750, open: 0 } });
  expect(paper).toHaveTextContent("Pagado7,50");
  expect(paper).not.toHaveTextContent("Tarjeta");
  expect(paper).not.toHaveTextContent("Pendiente de pago");
});

it("has no VAT on the receipt of an indemnity, says why, and how it was paid", async () => {
  const fee = { ...line, concept: "Cargo por no-show", cause: "N1" } as const;
  const paid = { payments: [{ ...card, amount: 750 }], lines: [fee], taxes: documentTaxes([fee]) };
  const paper = await paperOf({ document: { kind: "receipt", number: "RC26-000001", ...paid } });
  expect(paper).toHaveTextContent("No es factura");
  expect(paper).not.toHaveTextContent(/IVA|Cuota|Base/);
  expect(within(paper).getByRole("row", { name: /^No sujeta 7,50/, hidden: true })).toBeInTheDocument();
  expect(within(paper).getByRole("row", { name: /^Pagado 7,50/, hidden: true })).toBeInTheDocument();
  expect(within(paper).getByRole("row", { name: /27\/03\/2026 Tarjeta 7,50/, hidden: true })).toBeInTheDocument();
});

it("asks for no money on a proforma", async () => {
  const paper = await paperOf({ document: { kind: "proforma", payments: [card], paid: 500, open: 250 } });
  expect(paper).not.toHaveTextContent("Pagado");
});

it("names what it corrects, of which day, how, and why", async () => {
  const corrects = { id: "D-000009", number: "F26-000009", issuedOn: "2026-03-20", mode: "I" } as const;
  const kind = "R1";
  const typed = await paperOf({ document: { kind, corrects: { ...corrects, reason: "Noche de más" } } });
  expect(typed).toHaveTextContent("Rectifica aF26-000009 · 20/03/2026 · por diferencias");
  expect(typed).toHaveTextContent("MotivoNoche de más");
  expect(within(typed).getByText("20/03/2026", { selector: "bdi" })).toBeInTheDocument(); // in Arabic on its own
  cleanup();
  vi.mocked(window.print).mockClear();
  const ofAccount = await paperOf({ document: { kind, corrects: { ...corrects, change: "allowance" } } });
  expect(ofAccount).toHaveTextContent("MotivoBonificación posterior a la factura");
});

it("says by how much an invoice by substitution corrects: base and VAT of what it takes the place of", async () => {
  const corrects = { id: "D-000009", number: "F26-000009", mode: "S", rectified: { base: 9_500, vat: 950 } } as const;
  const paper = await paperOf({ document: { kind: "R1", corrects: { ...corrects, reason: "Domicilio" } } });
  expect(paper).toHaveTextContent("Base y cuota rectificadas95,00 € + 9,50 €");
});

it("gives on a roll the day of what was used before the day of the issue", async () => {
  const paper = await paperOf({ document: { lines: [line, { ...line, concept: "Té", date: "2026-03-26" }] } });
  expect(paper).toHaveTextContent("Té · 26/03/2026");
  expect(paper).not.toHaveTextContent("Café · ");
});

it("counts the copies from the second print on, and says of a proforma that it is no invoice", async () => {
  const paper = await paperOf({ document: { kind: "proforma", number: "P26-000002", prints: 3 } });
  expect(paper).toHaveTextContent("No es factura · Copia 2");
  expect(paper.querySelector("svg")).toBeNull();
});

it("speaks the language of its reader, and keeps the law's words Spanish", async () => {
  const paper = await paperOf({ language: "fr", address: "https://prewww2.aeat.es/" });
  expect(paper).toHaveTextContent("Facture simplifiée T1-26-000001");
  expect(paper.firstElementChild).toHaveTextContent("QR tributario:DEMOVERI*FACTU");
  expect(paper).toHaveAttribute("lang", "fr");
});
