import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { tillContract } from "@/contract/pos/till";
import type { TillId } from "@/contract/outlets";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { setMoment } from "../support/clock";
import { failing, openApp } from "../support/openApp";

const api = createClient(tillContract);

/** A till with an open shift, chosen on this device. */
async function openTill(conditions: Parameters<typeof openApp>[1] = {}, till: TillId = "T1") {
  alreadySignedIn();
  const opened = openApp("/app/pos/sale", conditions);
  const { user, db } = opened;
  await api.openShift({ body: { clientId: "shift", draft: { till, float: 0, reason: "" } } });
  await user.click(await screen.findByRole("button", { name: new RegExp(`^Caja ${till}`) }));
  const articles = within(await screen.findByRole("group", { name: "Artículos" }));
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return {
    ...opened,
    press,
    add: (name: string) => user.click(articles.getByRole("button", { name: new RegExp(`^${name},`) })),
    dialog: (name: string) => within(screen.getByRole("dialog", { name })),
    ticket: () => screen.getByRole("list", { name: "Ticket" }),
    sold: () => db.pos.tickets.all().filter(({ shiftId }) => shiftId === db.pos.openShift(till)?.id),
  };
}

/** As a scanner types: at once, and with Enter. */
function scan(code: string) {
  const target = document.activeElement ?? document.body;
  for (const key of [...Array.from(code), "Enter"]) fireEvent.keyDown(target, { key });
}

it("sells two drinks for cash in four presses, and says the change of a note", async () => {
  const { add, press, dialog, user, sold } = await openTill();
  await add("Café solo");
  await add("Café con leche");
  await press("Cobrar");
  await user.click(dialog("Cobrar").getByRole("button", { name: "Efectivo" }));
  expect(await screen.findByText("0,00 €", { selector: ".till-change" })).toBeInTheDocument();
  expect(sold()).toMatchObject([{ total: 330, payments: [{ method: "cash", amount: 330, tendered: 330 }] }]);

  await add("Té"); // the next sale begins with its first article
  await press("Cobrar");
  await user.click(dialog("Cobrar").getByRole("button", { name: /^5,00/ }));
  expect(await screen.findByText("3,00 €", { selector: ".till-change" })).toBeInTheDocument();
});

it("takes a typed number for the article that came last, and a scan ends it", async () => {
  const { add, ticket, user } = await openTill();
  for (let times = 0; times < 2; times += 1) {
    scan("CAF-01");
    await screen.findByText("Café solo", { selector: "li *" });
    await user.keyboard("2");
    await waitFor(() => expect(ticket()).toHaveTextContent(times === 0 ? "2 ×Café solo3,00" : "4 ×Café solo6,00"));
  }
  await add("Té");
  expect(within(ticket()).getAllByRole("listitem")).toHaveLength(2);
});

it("presses nothing with a scanner's Enter, wherever the focus is, and says why a code is none", async () => {
  const { add, ticket, user } = await openTill();
  await add("Té"); // has the focus now
  scan("CAF-01");
  await waitFor(() => expect(within(ticket()).getAllByRole("listitem")).toHaveLength(2));
  expect(ticket()).toHaveTextContent("1 ×Té2,00");
  scan("8410793262109");
  expect(await screen.findByRole("alert")).toHaveTextContent("El dígito de control de 8410793262109 no es correcto.");
  scan("NADA");
  expect(await screen.findByRole("alert")).toHaveTextContent("No hay ningún artículo con el código NADA.");
  await user.click(screen.getByRole("button", { name: "Buscar" }));
  expect(screen.getByRole("searchbox", { name: "Buscar artículo" })).toHaveFocus();
});

it("keeps the price of the moment at which an article was added", async () => {
  setMoment("2026-11-26T18:59:59.000Z");
  const { press, ticket, user } = await openTill();
  await press("Cervezas");
  await user.click(screen.getByRole("button", { name: /^Caña,/ }));
  setMoment("2026-11-26T19:00:00.000Z");
  await user.click(screen.getByRole("button", { name: /^Caña,/ }));
  const prices = within(ticket()).getAllByRole("listitem");
  expect(prices.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Caña.*Hora feliz.*2,24/),
    expect.stringMatching(/Caña3,20/),
  ]);
});

it("gives a discount for a reason, off a line or the ticket, and none above 100 %", async () => {
  const { add, press, dialog, user } = await openTill();
  await add("Té");
  await press("Descuento");
  await user.type(dialog("Descuento").getByLabelText("Porcentaje (%)"), "101");
  await user.click(dialog("Descuento").getByRole("button", { name: "Aplicar descuento" }));
  expect(await screen.findByText(/Escriba un porcentaje de 0 a 100/)).toBeInTheDocument();
  await user.clear(dialog("Descuento").getByLabelText("Porcentaje (%)"));
  await user.type(dialog("Descuento").getByLabelText("Porcentaje (%)"), "12,5");
  expect(await screen.findByText("Escriba el motivo del descuento.")).toBeInTheDocument();
  await user.type(dialog("Descuento").getByLabelText("Motivo"), "Empleado");
  await user.click(dialog("Descuento").getByRole("button", { name: "Aplicar descuento" }));
  await waitFor(() => expect(screen.getByRole("status", { name: "Total" })).toHaveTextContent("1,75 €"));
  expect(screen.getByText(/12,5.%.*Empleado/)).toBeInTheDocument();
});

it("takes several methods in turn, and the tip of what was handed over", async () => {
  const { press, dialog, user, sold } = await openTill();
  await press("Picar");
  await user.click(screen.getByRole("button", { name: /^Croquetas/ }));
  await press("Cobrar");
  await user.type(dialog("Cobrar").getByLabelText("Otro importe"), "4,50");
  await user.click(dialog("Cobrar").getByRole("button", { name: "Tarjeta" }));
  expect(await screen.findByRole("status", { name: "Pendiente" })).toHaveTextContent("5,00 €");
  await user.click(dialog("Cobrar").getByText("Propina, partes, factura"));
  await user.type(dialog("Cobrar").getByLabelText("Propina"), "1");
  await user.click(dialog("Cobrar").getByRole("button", { name: /^10,00/ }));
  expect(await screen.findByText("4,00 €", { selector: ".till-change" })).toBeInTheDocument();
  expect(sold()).toMatchObject([
    {
      payments: [
        { method: "card", amount: 450 },
        { method: "cash", amount: 500, tendered: 1000 },
      ],
      tip: { amount: 100 },
    },
  ]);
});

it("charges a ticket to the room of a guest who has signed", async () => {
  const { add, press, dialog, user, db, sold } = await openTill();
  const guest = (await api.listRoomGuests()).find(({ credit }) => credit > 2_00);
  await add("Té");
  await press("Cargo a habitación");
  await screen.findByRole("dialog", { name: "Cargo a habitación" });
  await user.type(dialog("Cargo a habitación").getByRole("combobox"), guest!.room);
  await user.click(await screen.findByRole("option", { name: new RegExp(`^${guest!.room} ·`) }));
  await user.click(dialog("Cargo a habitación").getByRole("button", { name: /^Cargar 2,00/ }));
  expect(await screen.findByText("Falta la firma del huésped.")).toBeInTheDocument();
  await user.click(dialog("Cargo a habitación").getByLabelText("Firmado en papel"));
  await user.click(dialog("Cargo a habitación").getByRole("button", { name: /^Cargar 2,00/ }));
  expect(await screen.findByText(new RegExp(`2,00 € cargados a ${guest!.room} ·`))).toBeInTheDocument();
  expect(sold()).toMatchObject([{ number: "", payments: [{ method: "room", payerId: guest!.id }] }]);
  expect(db.hotel.get(guest!.id).charges).toContainEqual(expect.objectContaining({ amount: 200, description: "Té" }));
});

it("puts a ticket aside under a name, and takes it up again", async () => {
  const { add, press, dialog, user, ticket } = await openTill();
  await add("Cortado");
  await press("Aparcar");
  await user.type(dialog("Aparcar").getByLabelText("Nombre"), "Mesa 4");
  await user.click(dialog("Aparcar").getByRole("button", { name: "Aparcar" }));
  await user.click(await screen.findByRole("button", { name: "Recuperar (1)" }));
  await user.click(dialog("Tickets aparcados").getByRole("button", { name: /^Mesa 4/ }));
  await waitFor(() => expect(ticket()).toHaveTextContent("1 ×Cortado1,60"));
  await press("Cobrar");
  await user.click(dialog("Cobrar").getByRole("button", { name: "Exacto" }));
  expect(await screen.findByText("0,00 €", { selector: ".till-change" })).toBeInTheDocument();
});

it("keeps a ticket that the server refuses, and says why", async () => {
  const { add, press, dialog, user, ticket } = await openTill(failing(tillContract.sell, 500, 1));
  await add("Té");
  await press("Cobrar");
  await user.click(dialog("Cobrar").getByRole("button", { name: "Tarjeta" }));
  expect(await dialog("Cobrar").findByText(/Internal Server Error/)).toBeInTheDocument();
  expect(ticket()).toHaveTextContent("1 ×Té2,00");
  await user.click(dialog("Cobrar").getByRole("button", { name: "Tarjeta" }));
  expect(await screen.findByText("Cobrado: 2,00 €")).toBeInTheDocument();
});

it("prints a bill that says it is no invoice, then the receipt with its change", async () => {
  const printed: string[] = [];
  vi.spyOn(window, "print").mockImplementation(
    () => void printed.push(document.querySelector(".printed")?.textContent ?? ""),
  );
  const { add, press, dialog, user } = await openTill();
  await add("Té");
  await press("Imprimir cuenta");
  await press("Cobrar");
  await user.click(dialog("Cobrar").getByRole("button", { name: /^10,00/ }));
  await user.click(await screen.findByRole("button", { name: "Imprimir" }));
  expect(printed[0]).toMatch(/Cuenta.*No es factura.*Té.*2,00/);
  expect(printed[1]).toMatch(/Factura simplificada V1-26-\d{6}.*Té.*2,00.*Efectivo10,00.*Cambio8,00.*10.%1,82.€0,18/);
});

it("asks for a shift before it sells, and leads to it", async () => {
  alreadySignedIn();
  localStorage.setItem("till:chosen", "none of ours");
  const { user } = openApp("/app/pos/sale");
  await user.click(await screen.findByRole("button", { name: /^Caja T3/ }));
  expect(await screen.findByText("Abra un turno de caja para vender.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Abrir turno" })).toHaveAttribute("href", "/app/pos/shift");
});

it("asks who buys where the law wants a full invoice, and issues it in their name", async () => {
  const { add, press, dialog, user, sold } = await openTill();
  await add("Té");
  await user.keyboard("2000");
  await waitFor(() => expect(screen.getByRole("status", { name: "Total" })).toHaveTextContent("4000,00"));
  await press("Cobrar");
  await dialog("Cobrar").findByLabelText("NIF");
  await user.click(dialog("Cobrar").getByRole("button", { name: "Tarjeta" }));
  expect(await screen.findByText("Falta el nombre del cliente.")).toBeInTheDocument();
  await user.type(dialog("Cobrar").getByLabelText(/Nombre/), "Aceites del Sur, S. L.");
  await user.type(dialog("Cobrar").getByLabelText("NIF"), "B12345674");
  await user.type(dialog("Cobrar").getByLabelText("Dirección"), "Calle Larga, 1 · Cádiz");
  await user.click(dialog("Cobrar").getByRole("button", { name: "Tarjeta" }));
  expect(await screen.findByText(/^Cobrado: 4000,00/)).toBeInTheDocument();
  expect(sold()).toMatchObject([{ number: expect.stringMatching(/^F26-/) as string }]);
});
