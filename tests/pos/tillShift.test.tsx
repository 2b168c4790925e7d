import { act, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";
import {
  actOnShift,
  line,
  openTill,
  paidBy,
  piecesOf,
  saleOf,
  sell,
  shiftOf,
  till,
  tillApi,
} from "../support/tillCalls";
import { testMoment } from "../support/testMoment";
import { withTabs } from "../support/withTabs";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const now = async () => within(await screen.findByRole("region", { name: "Turno en curso" }));
const cash = async () => within((await now()).getByRole("region", { name: "Efectivo en el cajón" }));

/** The page of the shifts in an empty house, after some calls. */
async function openShifts(before: () => Promise<unknown> = async () => {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", {}, { isEmpty: true });
  await screen.findByRole("heading", { level: 1 });
  await before();
  await act(async () => app.router.navigate("/app/pos/shift"));
  await screen.findByRole("table", { name: "Turnos de caja" });
  return app;
}

async function soldAtBar() {
  const { id } = await openTill();
  await sell([line(10_00)], { payments: [paidBy("cash", 10_00, { tendered: 20_00 })] });
  await sell([line(4_00)], { payments: [paidBy("card", 4_00)], tip: { method: "card", amount: 50 } });
  return id;
}

/** Types pieces of a note, and goes on with Enter. */
async function count(user: Awaited<ReturnType<typeof openShifts>>["user"], pieces: Record<string, string>) {
  await user.click(await button("Cierre Z"));
  const dialog = within(await screen.findByRole("dialog", { name: /^Cierre Z/ }));
  for (const [label, typed] of Object.entries(pieces)) await user.type(dialog.getByLabelText(label), typed);
  return dialog;
}

it("opens a shift with what the last one has left, and asks why there is less", async () => {
  const { user } = await openShifts(async () => {
    const { id } = await openTill();
    await actOnShift(id, "count", piecesOf(100_00));
    await actOnShift(id, "close", { left: 80_00, reason: "" });
  });
  await user.click(await button("Abrir turno"));
  const drawer = within(await screen.findByRole("dialog", { name: "Abrir turno" }));
  await user.selectOptions(await drawer.findByLabelText(/^Caja/), "T1 · Bar");
  const float = await drawer.findByLabelText(/^Fondo de caja/);
  await vi.waitFor(() => expect(float).toHaveValue("80,00"));
  await user.clear(float);
  await user.type(float, "75");
  await user.click(drawer.getByRole("button", { name: "Abrir turno" }));
  const problem = "Hay una diferencia de −5,00 €: escriba el motivo.";
  expect((await drawer.findAllByText(problem)).length).toBeGreaterThan(0);
  await user.type(drawer.getByLabelText("Motivo de la diferencia"), "Faltaba un billete");
  await user.click(drawer.getByRole("button", { name: "Abrir turno" }));
  await vi.waitFor(async () => expect((await till()).shift).toMatchObject({ state: "open" }));
});

it("shows what was taken by method, without the cash, and with its movements", async () => {
  const { user } = await openShifts(soldAtBar);
  const taken = within((await now()).getByRole("region", { name: "Ventas por forma de pago" }));
  expect(taken.getByText("Tarjeta").closest("div")).toHaveTextContent("4,00 €");
  expect(taken.queryByText("Efectivo")).not.toBeInTheDocument();
  expect(taken.getByText("Ventas sin efectivo").closest("div")).toHaveTextContent("4,00 €");
  await user.click(await button("Retirada"));
  const dialog = within(await screen.findByRole("dialog", { name: /^Retirada/ }));
  await user.type(dialog.getByLabelText(/^Importe/), "30");
  await user.type(dialog.getByLabelText(/^Motivo/), "Hielo");
  await user.click(dialog.getByRole("button", { name: "Retirada" }));
  expect(await (await cash()).findByText("−30,00 €")).toBeInTheDocument();
});

it("refuses to take out more than there is, beside the amount", async () => {
  const { user } = await openShifts(soldAtBar);
  await user.click(await button("Retirada"));
  const dialog = within(await screen.findByRole("dialog", { name: /^Retirada/ }));
  await user.type(dialog.getByLabelText(/^Importe/), "110,01");
  await user.type(dialog.getByLabelText(/^Motivo/), "Banco");
  await user.click(dialog.getByRole("button", { name: "Retirada" }));
  expect(await dialog.findByText("En el cajón no hay tanto efectivo.")).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Importe/)).toHaveValue("110,01");
});

it("counts blind, with the sum as it is typed, and Enter from note to note", async () => {
  const { user } = await openShifts(soldAtBar);
  const dialog = await count(user, { "100 €": "1{Enter}" });
  expect(dialog.getByLabelText("50 €")).toHaveFocus();
  await user.type(dialog.getByLabelText("5 €"), "2");
  expect(dialog.getByText("Total contado").closest("div")).toHaveTextContent("110,00 €");
  expect(dialog.queryByText("Efectivo esperado")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Guardar lo contado" }));
  expect((await (await cash()).findByText("Efectivo esperado")).closest("div")).toHaveTextContent("110,00 €");
});

it("closes with its number, asks for the reason of a difference, and says what is left", async () => {
  const { user } = await openShifts(soldAtBar);
  const dialog = await count(user, { "100 €": "1" });
  await user.click(dialog.getByRole("button", { name: "Guardar lo contado" }));
  await user.click(await button("Cerrar turno"));
  const close = within(await screen.findByRole("dialog", { name: /^Cerrar turno/ }));
  expect(close.getByLabelText(/^Queda/)).toHaveValue("100,00");
  await user.click(close.getByRole("button", { name: "Cerrar turno" }));
  expect(await close.findByText("Hay una diferencia de −10,00 €: escriba el motivo.")).toBeInTheDocument();
  await user.type(close.getByLabelText("Motivo de la diferencia"), "Cambio mal dado");
  await user.click(close.getByRole("button", { name: "Cerrar turno" }));
  expect(await screen.findByText(/El último, Z-T1-000001, dejó 100,00 €/)).toBeInTheDocument();
});

it("is not counted while this device has sales that were not sent", async () => {
  const { user } = await openShifts(soldAtBar);
  withTabs("another"); // it is open, and sends its sale itself
  const what = { kind: "sale", sale: { id: "S1", till: "T1", lines: [line(640)] } };
  const entry = { key: "1", time: testMoment, isWaiting: true, what };
  localStorage.setItem("outbox:tillWrites:1", JSON.stringify({ version: 1, tab: "another", uid: 1, entry }));
  const dialog = await count(user, { "100 €": "1" });
  await user.click(dialog.getByRole("button", { name: "Guardar lo contado" }));
  expect(dialog.getAllByText("Ventas sin sincronizar: 1. Espere o reintente.").length).toBeGreaterThan(0);
  expect((await till()).shift).toMatchObject({ state: "open" });
});

it("is not counted while tickets are open, and says so at its button", async () => {
  const { user } = await openShifts(async () => {
    await soldAtBar();
    await tillApi.parkTicket({ body: { id: "P1", till: "T1", name: "Mesa 4", lines: [line(640)] } });
  });
  await user.click(await button("Cierre Z"));
  expect(await screen.findByText(/^Tickets abiertos: 1/)).toBeInTheDocument();
});

it("prints an X without the cash, which changes nothing, and a Z with it", async () => {
  const papers: string[] = [];
  const print = vi
    .spyOn(window, "print")
    .mockImplementation(() => void papers.push(document.querySelector(".printed")?.textContent ?? ""));
  let id = "";
  const { user } = await openShifts(async () => {
    id = await soldAtBar();
  });
  const before = await shiftOf(id);
  await user.click(await button("Arqueo X"));
  await vi.waitFor(() => expect(papers).toHaveLength(1));
  expect(papers[0]).toMatch(/Arqueo X.*el turno sigue abierto.*Tarjeta4,00/);
  expect(papers[0]).not.toContain("Efectivo esperado");
  expect(await shiftOf(id)).toEqual(before);
  await actOnShift(id, "count", piecesOf(110_00));
  await actOnShift(id, "close", { left: 100_00, reason: "" });
  await user.click(await button("Imprimir Z"));
  await vi.waitFor(() => expect(papers).toHaveLength(2));
  expect(papers[1]).toMatch(/Z-T1-000001.*Efectivo esperado110,00.*Efectivo contado110,00/);
  print.mockRestore();
});

it("tells a ticket that came after its close", async () => {
  let id = "";
  const { router } = await openShifts(async () => {
    id = await soldAtBar();
    const late = await saleOf([line(12_00)], { isTaken: true });
    await actOnShift(id, "count", piecesOf(110_00));
    await actOnShift(id, "close", { left: 100_00, reason: "" });
    await tillApi.sell({ body: late });
  });
  await act(async () => router.navigate(`/app/pos/shift/${id}`));
  const drawer = within(await screen.findByRole("dialog", { name: "Z-T1-000001" }));
  expect(await drawer.findByText(/12,00 €.*llegó tras el cierre/)).toBeInTheDocument();
});
