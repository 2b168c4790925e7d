import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { beforeAll, expect, it, vi } from "vitest";

import type { AccountFields } from "@/contract/account/accountActs";
import { propertyAt } from "@/fakeBackend/hotel/sample/property";
import { AccountWindows } from "@/shared/account/AccountWindows";
import { ChargeDialog } from "@/shared/account/ChargeDialog";
import { PaymentDialog } from "@/shared/account/PaymentDialog";
import { type AccountParty, PrintedAccount } from "@/shared/account/PrintedAccount";
import type { ShownAccount } from "@/shared/account/accountLines";
import { openCatalogue } from "@/shared/i18n/spoken";

import { act as post, dinner, done, ticketOf } from "../domain/account/ticket";
import { AtAddress } from "../support/AtAddress";
import { openStore } from "../support/openStore";

beforeAll(() =>
  Promise.all(["controls", "reasons", "reservations", "booking"].map((name) => openCatalogue(name as "booking"))),
);

const act = vi.fn<(input: AccountFields) => void>();
const dialog = { act, close: () => undefined, isBusy: false, problem: undefined, fields: undefined, about: "" };
const property = propertyAt(new Date("2026-03-28T20:15:00Z"));
const coffee = { id: "coffee", name: "Café", price: 250, per: "stay", vat: 10, isActive: true } as const;

const shown = (stored = dinner()): ShownAccount => ({
  ...ticketOf(stored),
  name: "T-0091",
  timeZone: "Europe/Madrid",
  upcoming: [],
});

function draw(content: ReactNode) {
  const store = openStore();
  return render(<Provider store={store}>{content}</Provider>, { wrapper: AtAddress });
}

const rowOf = (name: RegExp) => within(screen.getByRole("row", { name }));

it("shows the lines of a ticket and its sums, and offers what can be done with each line", async () => {
  const paid = done(post(dinner(), "pay", { sourceRef: "pay:1", method: "cash", amount: 6_000, tendered: 6_100 }));
  const onAct = vi.fn<(action: string, chargeId: string) => void>();
  draw(
    <>
      <h1 id="ticket">Mesa 4</h1>
      <AccountWindows
        account={shown(paid)}
        labelledBy="ticket"
        onAct={onAct}
        isBlocked={false}
        onPrint={() => undefined}
      />
    </>,
  );
  expect(screen.getByRole("table", { name: "Mesa 4" })).toBeVisible();
  expect(rowOf(/Menú/).getByText("45,00 €")).toBeVisible();
  expect(rowOf(/Cambio/).getByText("−60,00 €")).toBeVisible();
  expect(rowOf(/^Saldo/).getByText("1,00 €")).toBeVisible();
  await userEvent.click(rowOf(/Vino/).getByRole("button", { name: "Corregir" }));
  expect(onAct.mock.calls).toEqual([["correct", "till:2"]]);
});

it("shows lines that name each other", () => {
  const line = { sourceRef: "", kind: "correction", date: "2026-03-28", description: "Vino", amount: 100 } as const;
  const charges = [
    { ...line, id: "one", corrects: "other" },
    { ...line, id: "other", corrects: "one" },
  ];
  const account = { ...shown(), charges };
  draw(
    <AccountWindows
      account={account}
      labelledBy="none"
      onAct={() => undefined}
      isBlocked={false}
      onPrint={() => undefined}
    />,
  );
  expect(screen.getAllByText(/Vino/)).toHaveLength(2);
});

it("charges a ticket with a product", async () => {
  draw(<ChargeDialog dialog={dialog} account={shown()} products={[coffee]} />);
  await userEvent.selectOptions(screen.getByLabelText(/^Producto/), "coffee");
  await userEvent.clear(screen.getByLabelText("Cantidad"));
  await userEvent.type(screen.getByLabelText("Cantidad"), "2");
  await userEvent.click(screen.getByRole("button", { name: "Añadir cargo" }));
  const charge = { description: "Café", quantity: 2, unitPrice: 250, vat: 10 };
  expect(act).toHaveBeenLastCalledWith(expect.objectContaining(charge));
});

it("proposes the balance of a ticket as its payment, and lets no room pay", async () => {
  draw(<PaymentDialog dialog={dialog} account={shown()} />);
  const method = screen.getByLabelText("Forma de pago");
  expect(within(method).queryByRole("option", { name: /habitación/i })).not.toBeInTheDocument();
  await userEvent.selectOptions(method, "card");
  await userEvent.click(screen.getByRole("button", { name: "Cobrar" }));
  expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ method: "card", amount: 6_100, isDeposit: false }));
});

it("prints a ticket for its table, without a stay", async () => {
  const table: AccountParty = {
    title: "booking.total",
    foot: "booking.folioFoot",
    language: "es",
    factsIn: ({ text }) => [{ label: text("booking.payer"), value: "Mesa 4" }],
  };
  let paper = "";
  vi.spyOn(window, "print").mockImplementation(() => {
    paper = document
      .querySelector(".printed")!
      .textContent.replaceAll(/[\u2068\u2069]/g, "")
      .replaceAll(/\s/g, " ");
  });
  const onPrinted = vi.fn<() => void>();
  draw(<PrintedAccount property={property} account={shown()} party={table} window="guest" onPrinted={onPrinted} />);
  await waitFor(() => expect(onPrinted).toHaveBeenCalledOnce());
  for (const words of [property.name, "Mesa 4", "Menú", "45,00 €", "Vino", "61,00 €", "no es una factura"]) {
    expect(paper).toContain(words);
  }
  expect(paper).not.toMatch(/Estancia|noches/);
});
