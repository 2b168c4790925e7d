import { act, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { type Sale, tillContract } from "@/contract/pos/till";
import type { Ticket, TicketLine } from "@/contract/pos/tickets";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";
import { actOnShift, line, openTill, paidBy, piecesOf, sell, tillApi } from "../support/tillCalls";

const beer = (quantity: number) => line(3_20, { name: "Caña", quantity });

/** The drawer of a ticket that was sold at the bar. */
async function openTicket(lines: TicketLine[], more: Partial<Sale> = {}, conditions = {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", conditions, { isEmpty: true });
  await screen.findByRole("heading", { level: 1 });
  await openTill();
  const sold = await sell(lines, more);
  await act(async () => app.router.navigate(`/app/pos/tickets/${sold.id}`));
  const drawer = within(await screen.findByRole("dialog", { name: sold.title }));
  const stored = async () => tillApi.getTicket({ params: { id: sold.id } });
  return { ...app, drawer, sold, stored };
}

async function openReturn(lines: TicketLine[], more: Partial<Sale> = {}, conditions = {}) {
  const opened = await openTicket(lines, more, conditions);
  await opened.user.click(await opened.drawer.findByRole("button", { name: "Devolver" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Devolver/ }));
  const send = async () => opened.user.click(dialog.getByRole("button", { name: /^Devolver \d/ }));
  return { ...opened, dialog, send };
}

it("shows what was sold, how it was paid, its VAT and its document", async () => {
  const discount = { percent: 10, reason: "Cliente" };
  const payments = [paidBy("cash", 5_76, { tendered: 10_00 })];
  const { drawer, sold } = await openTicket([beer(2)], { discount, payments });
  const lines = within(await drawer.findByRole("table", { name: "Artículos" }));
  expect(lines.getByRole("row", { name: /2 × Caña.*6,40/ })).toBeInTheDocument();
  expect(lines.getByRole("row", { name: /−10\s% · Cliente −0,64/ })).toBeInTheDocument();
  expect(drawer.getByText("Cambio").closest("div")).toHaveTextContent("4,24 €");
  expect(drawer.getByRole("row", { name: /10\s% 5,24.*0,52.*5,76/ })).toBeInTheDocument();
  expect(drawer.getByRole("link", { name: sold.number })).toHaveAttribute(
    "href",
    `/app/billing/documents/${sold.documentId}`,
  );
});

it("gives some of a line back, as it was paid, and no more than is left", async () => {
  const { user, dialog, send, drawer, stored } = await openReturn([beer(3)]);
  const more = dialog.getByRole("button", { name: "Uno más: Caña" });
  await user.click(more);
  await user.click(more);
  await user.selectOptions(dialog.getByLabelText("Qué se hace con ello"), "Merma");
  expect(dialog.getByText("Se devuelve (Efectivo)")).toBeInTheDocument();
  await user.click(more);
  expect(more).toBeDisabled();
  await user.click(dialog.getByRole("button", { name: "Uno menos: Caña" }));
  await send();
  expect(await drawer.findByText("Devuelto: 2")).toBeInTheDocument();
  expect(await stored()).toMatchObject({
    state: "partlyReturned",
    returns: [{ goesTo: "waste", payments: [{ method: "cash", amount: -6_40 }] }],
  });
});

it("proposes the only piece, and says below the button that nothing was chosen", async () => {
  const { user, dialog, send, stored } = await openReturn([beer(1)]);
  await user.click(dialog.getByRole("button", { name: "Uno menos: Caña" }));
  await send();
  expect(dialog.getByText("Elija qué se devuelve.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Todo" }));
  await send();
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ state: "returned" }));
});

it("shares the money out over the methods of the ticket, and refuses another sum beside them", async () => {
  const payments = [paidBy("cash", 5_00), paidBy("card", 1_40)];
  const { user, dialog, send, stored } = await openReturn([beer(2)], { payments });
  await user.click(dialog.getByRole("button", { name: "Todo" }));
  expect(dialog.getByLabelText("Tarjeta")).toHaveValue("1,40");
  const cash = dialog.getByLabelText("Efectivo");
  expect(cash).toHaveValue("5,00");
  await user.clear(cash);
  await user.type(cash, "4,00");
  await send();
  expect(dialog.getByText("Hay que devolver 6,40 €.")).toBeInTheDocument();
  await user.clear(cash);
  await user.type(cash, "5");
  await send();
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ state: "returned" }));
});

it("is given back once, however often it is pressed", async () => {
  const { user, dialog, stored } = await openReturn([beer(1)]);
  await user.dblClick(dialog.getByRole("button", { name: /^Devolver 3,20/ }));
  await vi.waitFor(async () => expect((await stored()).returns).toHaveLength(1));
});

it("is not given back where the server fails, and keeps what was put in", async () => {
  const { dialog, send, stored } = await openReturn([beer(1)], {}, failing(tillContract.giveBack, 500, 1));
  await send();
  expect(await dialog.findByText(/Internal Server Error/)).toBeInTheDocument();
  expect((await stored()).returns).toEqual([]);
  await send();
  await vi.waitFor(async () => expect((await stored()).returns).toHaveLength(1));
});

it("says that a drawer without a shift gives no money back, and leads to it", async () => {
  const { user, sold } = await openTicket([beer(1)]);
  await actOnShift(sold.shiftId!, "count", piecesOf(103_20));
  await actOnShift(sold.shiftId!, "close", { left: 100_00, reason: "" });
  await user.click(await screen.findByRole("button", { name: "Devolver" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Devolver/ }));
  expect(await dialog.findByText("Abra un turno de caja para vender.")).toBeInTheDocument();
  expect(dialog.getByRole("link", { name: "Ir al turno de caja" })).toHaveAttribute("href", "/app/pos/shift");
});

it("voids a parked ticket for a reason", async () => {
  alreadySignedIn();
  const { user, router } = openApp("/app/tasks", {}, { isEmpty: true });
  await screen.findByRole("heading", { level: 1 });
  await openTill();
  const parked: Ticket = await tillApi.parkTicket({ body: { id: "P1", till: "T1", name: "Mesa 4", lines: [beer(1)] } });
  await act(async () => router.navigate(`/app/pos/tickets/${parked.id}`));
  const drawer = within(await screen.findByRole("dialog", { name: "Mesa 4" }));
  expect(await drawer.findByRole("link", { name: "Ir a la caja" })).toHaveAttribute("href", "/app/pos/sale");
  await user.click(drawer.getByRole("button", { name: "Anular" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Anular/ }));
  await user.type(dialog.getByLabelText("Motivo"), "Se fueron");
  await user.click(dialog.getByRole("button", { name: "Anular" }));
  expect((await drawer.findAllByText("Anulado")).length).toBeGreaterThan(0);
});

it("prints a copy that says so, with lines that come to the total", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  const papers: string[] = [];
  print.mockImplementation(() => papers.push(document.querySelector(".printed")?.textContent ?? ""));
  const { user, drawer, sold } = await openTicket([beer(2)]);
  await user.click(await drawer.findByRole("button", { name: "Imprimir copia" }));
  expect(papers[0]).toContain(`Factura simplificada ${sold.number}`);
  expect(papers[0]).toContain("Copia");
  expect(papers[0]).toMatch(/Caña.*6,40.*Total.*6,40/);
  print.mockRestore();
});
