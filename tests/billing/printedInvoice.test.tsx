import { render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";

import { createAppStore } from "@/app/store";
import type { BillingDocument } from "@/contract/billing/billingDocument";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { PrintedInvoice } from "@/shared/billing/PrintedInvoice";
import { openCatalogue } from "@/shared/i18n/spoken";

import { AtAddress } from "../support/AtAddress";

beforeAll(() => Promise.all([openCatalogue("controls"), openCatalogue("invoice")]));
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
  const store = createAppStore();
  onTestFinished(() => store.stop());
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

it("says that an invoice can be verified where its record is kept and not sent", async () => {
  const paper = await paperOf({ address: "https://prewww2.aeat.es/", isVerifiable: false });
  expect(paper.firstElementChild).toHaveTextContent("Factura verificable en la sede electrónica de la AEAT");
});

it("counts the copies from the second print on, and says of a proforma that it is no invoice", async () => {
  const paper = await paperOf({ document: { kind: "proforma", number: "P26-000002", prints: 3 } });
  expect(paper).toHaveTextContent("No es factura · Copia 2");
  expect(paper.querySelector("svg")).toBeNull();
});

it("speaks the language of its reader, and keeps the law's words Spanish", async () => {
  const paper = await paperOf({ language: "de", address: "https://prewww2.aeat.es/" });
  expect(paper).toHaveTextContent("Kleinbetragsrechnung T1-26-000001");
  expect(paper).toHaveTextContent("QR tributario:");
  expect(paper).toHaveAttribute("lang", "de");
});
