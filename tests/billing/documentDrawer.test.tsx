import { expect, it } from "vitest";

import { folioContract } from "@/contract/reservations/folios";
import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";

import { acme, api, drawer, openBilling } from "./openBilling";

const folios = createClient(folioContract);
const reservations = createClient(reservationsContract);

/** A stay in house that nothing has billed yet. */
async function openStay() {
  const app = openBilling();
  const { id: drafted, reservationId = "" } = await app.draft();
  await api.deleteDocument({ params: { id: drafted } });
  const onFolio = (action: "charge" | "pay" | "refund", input: object) =>
    folios.actOnFolio({
      params: { id: reservationId, action },
      body: { version: app.db.hotel.get(reservationId).version, sourceRef: `test:${action}`, ...input },
    });
  const bill = (clientId: string, customer?: typeof acme) =>
    api.billAccount({
      body: { clientId, draft: { reservationId, window: "guest", ...(customer && { customer }) } },
    });
  return { ...app, onFolio, bill, reservationId };
}

it("shows the country of a customer abroad, as the paper does", async () => {
  const { open, bill } = await openStay();
  const nord = { name: "Nord GmbH", taxId: "DE812871812", address: "Jungfernstieg 40", country: "DE" };
  const page = await open(await bill("abroad", nord));
  expect(page.getByText("Jungfernstieg 40 · Alemania")).toBeInTheDocument();
});

it("writes to the customer with the address of the agency alone in its line", async () => {
  const { open, bill } = await openStay();
  const page = await open(await bill("written", acme));
  const link = await page.findByRole("link", { name: "Escribir al cliente" });
  const body = new URL(link.getAttribute("href")!, "http://localhost").searchParams.get("body")!;
  const address = body.split("\n").find((line) => line.startsWith("https://"))!;
  expect(new URL(address).searchParams.get("importe")).toMatch(/^\d+\.\d\d$/);
});

it("says how much of the money of its folio is for this document", async () => {
  const { open, bill, onFolio, db, reservationId } = await openStay();
  const whole = await bill("whole", acme);
  await onFolio("charge", { description: "Bar", quantity: 1, unitPrice: 700, vat: 10 });
  const ticket = await bill("ticket");
  const { payments } = db.hotel.get(reservationId);
  const before = payments.reduce((sum, { amount }) => sum + amount, 0);
  const most = whole.total + ticket.total - before;
  await onFolio("pay", { method: "card", amount: most });
  const page = await open(ticket);
  const table = page.getByRole("table", { name: "Cobros" });
  expect(table).toHaveTextContent(/De ellos, para este documento7,00/);
  expect(table).toHaveTextContent("Total de estos cobros");
});

it("asks to give back what was paid before it was corrected, and says that it is done", async () => {
  const { open, bill, onFolio, reservationId, user } = await openStay();
  const whole = await bill("whole", acme);
  const { balance } = await reservations.getReservation({ params: { id: reservationId } });
  await onFolio("pay", { method: "card", amount: balance }); // with the nights to come
  const lines = [{ place: 0, amount: 0 }];
  const { version } = await api.getDocument({ params: { id: whole.id } });
  const { followers } = await api.actOnDocument({
    params: { id: whole.id, action: "correct" },
    body: { version, reason: "Noche de más", lines },
  });
  const corrective = followers[0]!;
  const page = await open(corrective);
  const { total } = await api.getDocument({ params: { id: corrective.id } });
  expect(page.getByText("A devolver")).toBeInTheDocument();
  expect(page.queryByText("Cobrada")).not.toBeInTheDocument();
  await user.keyboard("{Escape}");
  await onFolio("refund", { method: "card", amount: -total });
  const done = await open(corrective);
  expect(done.getByText("Saldada")).toBeInTheDocument();
  expect(await api.exportDocuments({ query: { states: "toReturn", text: corrective.number } })).toEqual([]);
});

it("proposes to give money back the way it came", async () => {
  const { user, first, open } = openBilling();
  const paid = await first({ states: "paid", kinds: "F1" });
  const { version, payments } = await api.getDocument({ params: { id: paid.id } });
  await api.actOnDocument({
    params: { id: paid.id, action: "correct" },
    body: { version, cause: "R4", reason: "Error" },
  });
  await user.click(await (await open(paid)).findByRole("button", { name: "Devolver" }));
  const form = await drawer(`Devolver · ${paid.number}`);
  expect(await form.findByLabelText("Forma de pago")).toHaveValue(payments.at(-1)!.method);
});
