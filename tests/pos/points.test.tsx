import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { loyaltyContract } from "@/contract/guests/loyalty";
import { tillContract } from "@/contract/pos/till";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const api = createClient({ ...tillContract, ...loyaltyContract });

/** The pay dialog of a coffee of 1,50 is left for the points of a member who has so many. */
async function openPoints(points: number, conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  const { user, db } = openApp("/app/pos/sale", conditions);
  await api.openShift({ body: { clientId: "shift", draft: { till: "T1", float: 0, reason: "" } } });
  const [member] = (await api.listMembers({ query: { perPage: 1 } })).rows;
  const body = { version: member!.version, points: points - member!.points, reason: "Ajuste" };
  await api.actOnMember({ params: { id: member!.id, action: "adjust" }, body });
  await user.click(await screen.findByRole("button", { name: /^Caja T1/ }));
  const articles = within(await screen.findByRole("group", { name: "Artículos" }));
  await user.click(articles.getByRole("button", { name: /^Café solo,/ }));
  await user.click(screen.getByRole("button", { name: "Cobrar" }));
  await user.click(screen.getByText("Propina, partes, factura"));
  await user.click(screen.getByRole("button", { name: "Con puntos" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Con puntos" }));
  await user.type(dialog.getByRole("combobox", { name: /Socio/ }), member!.name);
  await user.click(await screen.findByRole("option", { name: new RegExp(member!.name) }));
  const sold = () => db.pos.tickets.all().filter(({ shiftId }) => shiftId === db.pos.openShift("T1")?.id);
  return { user, dialog, sold, pointsLeft: async () => (await api.getMember({ params: { id: member!.id } })).points };
}

it("pays a ticket with points, and says their worth and what it costs", async () => {
  const { user, dialog, sold, pointsLeft } = await openPoints(64);
  expect(dialog.getByText("64 puntos · 3,20 €")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: /^Pagar .?1,50.*con .?30 puntos/ }));
  await waitFor(() => expect(sold()).toMatchObject([{ payments: [{ method: "points", amount: 150 }] }]));
  expect(await pointsLeft()).toBe(34);
});

it("pays with all points there are, and asks for the rest", async () => {
  const { user, dialog, sold } = await openPoints(10);
  await user.type(dialog.getByRole("textbox", { name: /Otro importe/ }), "0,60");
  await user.click(dialog.getByRole("button", { name: /^Pagar .?0,60.*con .?12 puntos/ }));
  expect(dialog.getByText(/\(10\) pagan como máximo 0,50 €\.$/)).toBeInTheDocument();
  await user.clear(dialog.getByRole("textbox", { name: /Otro importe/ }));
  await user.click(dialog.getByRole("button", { name: /^Pagar .?0,50.*con .?10 puntos/ }));
  const pay = within(await screen.findByRole("dialog", { name: "Cobrar" }));
  await user.click(pay.getByRole("button", { name: "Efectivo" }));
  await waitFor(() =>
    expect(sold()[0]?.payments.map(({ method, amount }) => [method, amount])).toEqual([
      ["points", 50],
      ["cash", 100],
    ]),
  );
});

it("keeps the ticket where its points cannot be sent, and says why", async () => {
  const { user, dialog, sold } = await openPoints(64, failing(tillContract.sell, "connection lost"));
  await user.click(dialog.getByRole("button", { name: /^Pagar .?1,50.*con .?30 puntos/ }));
  expect(await dialog.findByText("Sin conexión: no se puede pagar con puntos.")).toBeInTheDocument();
  expect(sold()).toEqual([]);
});
