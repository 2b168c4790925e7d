import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { Reservation } from "@/contract/reservations/reservations";

import {
  amount,
  api,
  button,
  dialogGone,
  openDialog,
  openFolio,
  pathOf,
  plain,
  post,
  printedBy,
  stored,
  write,
} from "./folioPage";

const acme = { payer: "Acme", taxId: "B12345674", email: "", routed: ["room" as const, "extra" as const] };

async function speakGerman({ guest }: Reservation) {
  const { id, stays: _, unwelcome: __, isAnonymised: ___, version, ...draft } = guest;
  await api.updateGuest({ params: { id }, body: { version, draft: { ...draft, language: "de" } } });
}

const tables = () => screen.getAllByRole("table", { name: /^Folio/ });
const tableOf = (name: string) => screen.findByRole("table", { name: new RegExp(`^Folio: ${name}`) });

async function balanceOf(name: string) {
  const row = within(await tableOf(name)).getByRole("row", { name: /^Saldo/ });
  return plain(within(row).getByRole("cell").textContent);
}

describe("the two windows of a folio", () => {
  it("come with a payer, each with its lines and balance, and go with the payer", async () => {
    const { user, booking } = await openFolio();
    expect(tables()).toHaveLength(1);
    const dialog = await openDialog(user, "Facturar a empresa");
    await user.click(dialog.getByRole("button", { name: "Facturar a empresa" }));
    expect(await dialog.findByText("Escriba el nombre de la empresa.")).toBeInTheDocument();
    await write(user, dialog.getByLabelText("Empresa o agencia"), "Acme");
    await write(user, dialog.getByLabelText("NIF"), "B12345674");
    await user.click(dialog.getByRole("button", { name: "Facturar a empresa" }));
    await dialogGone();
    expect(await balanceOf("Acme")).toBe(amount(booking.balance));
    expect(await balanceOf("Huésped")).toBe("0,00 €");
    const both = within(screen.getByRole("region", { name: "Las dos ventanas" }));
    expect(plain(both.getByText("Saldo").nextElementSibling!.textContent)).toBe(amount(booking.balance));
    expect(tables()).toHaveLength(2);
    expect(button("Imprimir folio: Acme")).toBeVisible();
    const payment = await openDialog(user, "Cobrar");
    await user.selectOptions(payment.getByLabelText("Ventana"), "company");
    const owed = (booking.balance / 100).toFixed(2).replace(".", ",");
    expect(payment.getByLabelText("Importe (EUR)")).toHaveValue(owed);
    await user.keyboard("{Escape}");
    await dialogGone();
    await user.click(button("Quitar empresa"));
    await waitFor(() => expect(tables()).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Quitar empresa" })).not.toBeInTheDocument();
  });

  it("follow other rules at once, and the history says which", async () => {
    const { user, booking } = await openFolio(["bill", acme]);
    const dialog = await openDialog(user, "Empresa y reparto");
    await user.click(dialog.getByRole("switch", { name: "Habitación" }));
    await user.click(dialog.getByRole("switch", { name: "Cargos que se añadan después" }));
    await user.click(dialog.getByRole("button", { name: "Empresa y reparto" }));
    await dialogGone();
    expect(await balanceOf("Huésped")).toBe(amount(booking.balance));
    const charge = await openDialog(user, "Añadir cargo");
    expect(charge.getByLabelText("Ventana")).toHaveDisplayValue(/^Acme/);
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("tab", { name: "Historial" }));
    expect(plain(document.body.textContent)).toContain("Régimen y extras, Cargos que se añadan después");
  });

  it("show where a night will be that is not posted yet, and take it by hand before", async () => {
    const { user, booking } = await openFolio(["bill", { ...acme, routed: [] }]);
    const [first] = booking.nights;
    const nights = async (name: string) =>
      within(await tableOf(name)).queryAllByRole("row", { name: /Pendiente de cargar.*Mover/ });
    expect(await nights("Huésped")).toHaveLength(2);
    const [night] = await nights("Huésped");
    expect(within(night!).queryByRole("button", { name: "Corregir" })).toBeNull();
    await user.click(within(night!).getByRole("button", { name: "Mover" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Mover" }));
    await dialogGone();
    expect(await nights("Huésped")).toHaveLength(1);
    expect((await nights("Acme"))[0]).toHaveTextContent("Movido desde Huésped");
    expect(await balanceOf("Acme")).toBe(amount(first!.price));
  });

  it("share a charge by percent, told in both, until nothing is left to move", async () => {
    const spa = { description: "Spa", quantity: 1, unitPrice: 3_333 };
    const { user } = await openFolio(["bill", acme], ["charge", spa]);
    const lineOf = async (name: string, line: RegExp) => within(await tableOf(name)).findByRole("row", { name: line });
    await user.click(within(await lineOf("Huésped", /Spa/)).getByRole("button", { name: "Mover" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(dialog.getByLabelText("Qué se mueve"), "Un porcentaje");
    const percent = dialog.getByLabelText(/^Porcentaje de 33,33/);
    await write(user, percent, "100");
    await user.click(dialog.getByRole("button", { name: "Mover" }));
    expect(await dialog.findByText("Escriba un porcentaje entero de 1 a 99.")).toBeInTheDocument();
    await write(user, percent, "50");
    expect(plain(dialog.getByRole("status").textContent)).toBe("Pasan 16,67 €; quedan 16,66 €.");
    await user.click(dialog.getByRole("button", { name: "Mover" }));
    await dialogGone();
    expect(await lineOf("Huésped", /Pasa a Acme: Spa/)).toHaveTextContent("−16,67");
    await lineOf("Acme", /Parte de: Spa/);
    expect(await balanceOf("Huésped")).toBe("16,66 €");
    // the rest goes with another move; then there is nothing left to move
    const again = async () => within(await lineOf("Huésped", /2026 Spa/)).getByRole("button", { name: "Mover" });
    await user.click(await again());
    const rest = within(await screen.findByRole("dialog"));
    expect(plain(rest.getByText(/^«Spa»/).textContent)).toBe("«Spa», 16,66 €, pasa a Acme.");
    await user.click(rest.getByRole("button", { name: "Mover" }));
    await dialogGone();
    expect(await balanceOf("Huésped")).toBe("0,00 €");
    expect(await again()).toHaveAccessibleDescription(/Todo este cargo ya está en la otra ventana por partes/);
  });

  it("are printed each by itself, in the guest's language", async () => {
    const spa = { description: "Spa", quantity: 1, unitPrice: 4_000, window: "company" } as const;
    const { user, router, booking } = await openFolio(["bill", acme], ["charge", spa]);
    await speakGerman(booking);
    await router.navigate("/app/tasks");
    await router.navigate(pathOf(booking));
    await screen.findAllByRole("table", { name: /^Folio/ });
    const company = await printedBy(user, "Imprimir folio: Acme");
    expect(company.language).toBe("de");
    expect(company.paper).toMatch(/Firma oder AgenturAcme · B12345674.*Spa.*Saldo/);
    const { paper } = await printedBy(user, "Imprimir folio: Huésped");
    expect(paper).not.toMatch(/Spa|Acme/);
  });

  it("splits a folio in halves in two presses, and says until then who pays what", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, "Dividir a medias");
    expect(dialog.getByLabelText("Quién paga la otra mitad")).toHaveValue("Segundo huésped");
    await user.click(dialog.getByRole("button", { name: "Dividir a medias" }));
    await dialogGone();
    await screen.findByRole("table", { name: "Folio: Segundo huésped" });
    const other = Math.floor(booking.total / 2);
    expect([await balanceOf("Huésped"), await balanceOf("Segundo huésped")]).toEqual([
      amount(booking.total - other),
      amount(other),
    ]);
    expect(button("Dividir a medias")).toHaveAccessibleDescription("No queda nada que dividir a medias.");
  });

  it("gives money back the way it came, and says before a paid folio is divided what goes back", async () => {
    const { user, booking } = await openFolio();
    await post(booking, "pay", { method: "card", amount: booking.balance });
    await screen.findByRole("row", { name: /Cobro · Tarjeta/ });
    const refund = await openDialog(user, "Devolver");
    expect(refund.getByLabelText("Forma de pago")).toHaveValue("card"); // the way it came
    await user.click(refund.getByRole("button", { name: "Volver" }));
    await dialogGone();
    const dialog = await openDialog(user, "Dividir a medias");
    const back = amount(Math.floor(booking.total / 2));
    expect(plain(dialog.getByText(/ya ha pagado/).textContent)).toBe(
      `El huésped ya ha pagado ${amount(booking.total)}: después habrá que devolverle ${back}.`,
    );
  });
});

describe("a payment by another room", () => {
  it("asks for the stay by room or guest, and charges it; its correction is offered beside it", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, "Cobrar");
    await user.selectOptions(dialog.getByLabelText("Forma de pago"), "A otra habitación");
    expect(dialog.queryByRole("switch", { name: "Es un depósito" })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Cobrar" }));
    expect(await dialog.findByText("Elija a qué habitación se carga.")).toBeInTheDocument();
    const search = "Habitación o huésped que paga";
    await write(user, dialog.getByRole("combobox", { name: search }), "1");
    const option = (await within(dialog.getByRole("listbox", { name: search })).findAllByRole("option"))[0]!;
    const [, room, id] = /^(\d+).*(RSV-\d+)$/.exec(plain(option.textContent))!;
    await user.click(option);
    await write(user, dialog.getByLabelText("Importe (EUR)"), "10");
    await user.click(dialog.getByRole("button", { name: "Cobrar" }));
    await dialogGone();
    const line = await within(tables()[0]!).findByRole("row", { name: /Cobro · A otra habitación/ });
    expect(line).toHaveTextContent(new RegExp(`${room} · .*−10,00`));
    const other = await api.getReservation({ params: { id: id! } });
    expect(other.charges.at(-1)).toMatchObject({ kind: "transfer", amount: 1_000, stay: { id: booking.id } });
    await user.click(within(line).getByRole("button", { name: "Corregir" }));
    const correction = within(await screen.findByRole("dialog"));
    await write(user, correction.getByLabelText("Motivo"), "Error");
    await user.click(correction.getByRole("button", { name: "Corregir" }));
    await dialogGone();
    await within(tables()[0]!).findByRole("row", { name: /Corrección · A otra habitación/ });
    expect((await stored(other)).balance).toBe(other.balance - 1_000);
  });
});

describe("a charge that comes too late", () => {
  it("keeps the typed charge when the folio is closed, and takes it to another in house", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, "Añadir cargo");
    await write(user, dialog.getByLabelText("Concepto"), "Minibar");
    await write(user, dialog.getByLabelText("Precio por unidad, con IVA (EUR)"), "3,50");
    const { id, version } = booking;
    await api.actOnReservation({ params: { id, action: "cancel" }, body: { version, cancelReason: "other" } });
    const search = { name: "Habitación o huésped que paga" };
    await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
    expect(await dialog.findByRole("combobox", search)).toBeInTheDocument();
    const submit = dialog.getByRole("button", { name: "Cargar a otro folio" });
    await user.click(submit);
    expect(await dialog.findByText("Elija a qué habitación se carga.")).toBeInTheDocument();
    await write(user, dialog.getByRole("combobox", search), "1");
    const option = (await within(dialog.getByRole("listbox", search)).findAllByRole("option"))[0]!;
    const other = /RSV-\d+$/.exec(plain(option.textContent))![0];
    await user.click(option);
    expect(dialog.getByLabelText("Concepto")).toHaveValue("Minibar");
    await user.click(submit);
    await dialogGone();
    expect(await screen.findByText(new RegExp(`^Cargo añadido al folio de .?${other}`))).toBeInTheDocument();
    const { charges } = await api.getReservation({ params: { id: other } });
    expect(charges.at(-1)).toMatchObject({ description: "Minibar", amount: 350 });
  });

  it("is offered from the closed folio, which says why nothing is charged or divided any more", async () => {
    const { user, booking } = await openFolio();
    const { id, version } = booking;
    await api.actOnReservation({ params: { id, action: "cancel" }, body: { version, cancelReason: "other" } });
    for (const [name, sentence] of [
      ["Añadir cargo", "Folio cerrado: no admite cargos de una reserva en situación «Cancelada»."],
      ["Facturar a empresa", "Folio cerrado: sus cargos ya no pueden repartirse."],
    ] as const) {
      await waitFor(() => expect(button(name)).toHaveAttribute("aria-disabled", "true"));
      await user.click(button(name));
      const told = () => screen.getAllByText(sentence).filter((one) => one.closest("[hidden]") === null);
      await waitFor(() => expect(told()).toHaveLength(1));
    }
    await user.click(await screen.findByRole("button", { name: "Cargar a otro folio" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Cargar a otro folio/ }));
    expect(dialog.getByText(/^Este folio está cerrado/)).toBeInTheDocument();
  });
});
