import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import type { FolioAct, FolioAction } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";
import { amount, api, button, dialogGone, noon, openDialog, pathOf, plain, stored, write } from "./folioPage";

let posted = 0;

function post({ id, version }: Reservation, action: FolioAction, act: Partial<FolioAct> = {}) {
  posted += 1;
  return api.actOnFolio({ params: { id, action }, body: { version, sourceRef: `test:${posted}`, ...act } });
}

const acme = { payer: "Acme", taxId: "B12345674", email: "", routed: ["room" as const, "extra" as const] };

type Act = [FolioAction, Partial<FolioAct>];

/** A booking of two nights in May, on its page; acts on its folio come before, or that its guest speaks German. */
async function openFolio(...before: (Act | "de")[]) {
  alreadySignedIn();
  const app = openApp("/app/booking/management/booking/-", { now: noon });
  let booking = await api.createReservation({ body: { clientId: "one", draft: bookingDraft } });
  for (const one of before) {
    if (one === "de") await speakGerman(booking);
    else booking = await post(booking, ...one);
  }
  await app.router.navigate(pathOf(booking));
  await screen.findAllByRole("table", { name: /^Folio/ });
  return { ...app, booking };
}

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
  it("are one until a payer is billed: then each has its lines, its balance and its paper", async () => {
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

  it("are paid by themselves, each with what it owes, and no more", async () => {
    const spa = { description: "Spa", quantity: 1, unitPrice: 4_000 };
    const { user, booking } = await openFolio(["bill", acme], ["charge", spa]);
    const dialog = await openDialog(user, "Cobrar");
    expect(dialog.getByLabelText("Importe (EUR)")).toHaveValue("40,00");
    await user.selectOptions(dialog.getByLabelText("Ventana"), "company");
    const owed = booking.windows[1]!.balance;
    expect(dialog.getByLabelText("Importe (EUR)")).toHaveValue((owed / 100).toFixed(2).replace(".", ","));
    await user.selectOptions(dialog.getByLabelText("Forma de pago"), "Transferencia");
    await write(user, dialog.getByLabelText("Importe (EUR)"), String(owed / 100 + 1));
    await user.click(dialog.getByRole("button", { name: "Cobrar" }));
    expect(await dialog.findByText(/^El saldo es de/)).toBeInTheDocument();
    await write(user, dialog.getByLabelText("Importe (EUR)"), String(owed / 100));
    await user.click(dialog.getByRole("button", { name: "Cobrar" }));
    await dialogGone();
    expect([await balanceOf("Acme"), await balanceOf("Huésped")]).toEqual(["0,00 €", "40,00 €"]);
    expect((await stored(booking)).payments).toMatchObject([{ window: "company", amount: owed }]);
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

  it("share a night that is not posted yet, and take the part back before it is", async () => {
    const { user, booking } = await openFolio(["bill", { ...acme, routed: [] }]);
    const [first] = booking.nights;
    const rowOf = async (name: string, row: RegExp) =>
      (await within(await tableOf(name)).findAllByRole("row", { name: row }))[0]!;
    await user.click(
      within(await rowOf("Huésped", /Pendiente de cargar.*Mover/)).getByRole("button", { name: "Mover" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(dialog.getByLabelText("Qué se mueve"), "Un porcentaje");
    await write(user, dialog.getByLabelText(/^Porcentaje de/), "60");
    await user.click(dialog.getByRole("button", { name: "Mover" }));
    await dialogGone();
    const part = Math.floor((first!.price * 60 + 50) / 100);
    expect(await balanceOf("Acme")).toBe(amount(part));
    const line = await rowOf("Acme", /Parte de: Habitación.*Pendiente de cargar/);
    await user.click(within(line).getByRole("button", { name: "Corregir" }));
    const correction = within(await screen.findByRole("dialog"));
    await write(user, correction.getByLabelText("Motivo"), "Lo paga el huésped");
    await user.click(correction.getByRole("button", { name: "Corregir" }));
    await dialogGone();
    expect(await balanceOf("Acme")).toBe("0,00 €");
  });

  it("share a charge by percent: the part and what it is part of are told in both, and it comes back by a correction", async () => {
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
    const part = await lineOf("Acme", /Parte de: Spa/);
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
    await user.click(within(part).getByRole("button", { name: "Corregir" }));
    const correction = within(await screen.findByRole("dialog"));
    await write(user, correction.getByLabelText("Motivo"), "Lo paga el huésped");
    await user.click(correction.getByRole("button", { name: "Corregir" }));
    await dialogGone();
    await lineOf("Acme", /Corrección: Parte de: Spa/);
    expect(await balanceOf("Huésped")).toBe("16,67 €");
  });

  it("hand a whole charge over, which says where it was", async () => {
    const spa = { description: "Spa", quantity: 1, unitPrice: 3_333 };
    const { user } = await openFolio(["bill", acme], ["charge", spa]);
    const line = await within(await tableOf("Huésped")).findByRole("row", { name: /Spa/ });
    await user.click(within(line).getByRole("button", { name: "Mover" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(plain(dialog.getByText(/^«Spa»/).textContent)).toBe("«Spa», 33,33 €, pasa a Acme.");
    await user.dblClick(dialog.getByRole("button", { name: "Mover" }));
    const moved = await within(await tableOf("Acme")).findByRole("row", { name: /Spa/ });
    expect(moved).toHaveTextContent("Movido desde Huésped");
    expect(await balanceOf("Huésped")).toBe("0,00 €");
  });

  it("become one again where nothing was posted for the company", async () => {
    const { user } = await openFolio(["bill", acme]);
    await user.click(button("Quitar empresa"));
    await waitFor(() => expect(tables()).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Quitar empresa" })).not.toBeInTheDocument();
  });

  it("say why nothing is divided any more once the folio is closed", async () => {
    const { user, booking } = await openFolio();
    const { id, version } = booking;
    await api.actOnReservation({ params: { id, action: "cancel" }, body: { version, cancelReason: "other" } });
    await waitFor(() => expect(button("Facturar a empresa")).toHaveAttribute("aria-disabled", "true"));
    await user.click(button("Facturar a empresa"));
    const sentence = "Folio cerrado: sus cargos ya no pueden repartirse.";
    const told = () => screen.getAllByText(sentence).filter((one) => one.closest("[hidden]") === null);
    await waitFor(() => expect(told()).toHaveLength(1));
  });

  it("are printed each by itself, in the guest's language", async () => {
    const spa = { description: "Spa", quantity: 1, unitPrice: 4_000 };
    const { user } = await openFolio(["bill", acme], ["charge", { ...spa, window: "company" }], "de");
    const papers: string[] = [];
    vi.spyOn(window, "print").mockImplementation(() => {
      const paper = document.querySelector(".print-document")!;
      papers.push(`${paper.getAttribute("lang")} ${plain(paper.textContent)}`);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await user.click(button("Imprimir folio: Acme"));
    await waitFor(() => expect(papers.at(-1)).toMatch(/^de /));
    expect(papers.at(-1)).toMatch(/Firma oder AgenturAcme · B12345674.*Spa.*Saldo/);
    await user.click(button("Imprimir folio: Huésped"));
    await waitFor(() => expect(papers.at(-1)).not.toContain("Spa"));
    expect(papers.at(-1)).not.toContain("Acme");
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
  it("keeps the typed charge when the folio is closed, and takes it to another one in house", async () => {
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

  it("is offered from the closed folio, too", async () => {
    const { user, booking } = await openFolio();
    const { id, version } = booking;
    await api.actOnReservation({ params: { id, action: "cancel" }, body: { version, cancelReason: "other" } });
    await user.click(await screen.findByRole("button", { name: "Cargar a otro folio" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Cargar a otro folio/ }));
    expect(dialog.getByText(/^Este folio está cerrado/)).toBeInTheDocument();
  });
});
