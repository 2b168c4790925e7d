import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

import { reservationsContract } from "@/contract/reservations/reservations";
import * as files from "@/shared/csv/saveFile";
import { chooseLanguage } from "@/shared/i18n/spoken";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const path = "/app/booking/list";
const now = () => new Date("2026-11-20T10:00:00Z");

async function openList(query = "", conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  const app = openApp(path + query, { now, ...conditions });
  await screen.findByRole("heading", { level: 1, name: "Registro y gestión de reservas" });
  return app;
}

const findRows = async () => {
  const table = await screen.findByRole("table", { name: "Lista de Reservas" });
  await within(table).findAllByRole("link");
  return within(table).getAllByRole("row").slice(1);
};
const customerIn = (row: HTMLElement) => within(row).getByRole("link").textContent;
const customers = async () => (await findRows()).map(customerIn);
const search = () => screen.getByRole("searchbox", { name: "Filtrar por cliente" });
const range = () => screen.getByRole("textbox", { name: "Seleccionar un rango" });
const asked = () => new URLSearchParams(window.location.search);

it("shows the columns of the specification in its order, ours after them, and the actions", async () => {
  await openList();
  await findRows();
  const names = screen.getAllByRole("columnheader").map((header) => header.textContent);
  expect(names).toEqual([
    "",
    "Cliente",
    "Telefono",
    "Personas",
    "CheckIn",
    "CheckOut",
    "Estado",
    "Fecha Creación",
    "Situación",
    "Hab.",
    "Tipo de habitación",
    "Régimen",
    "Canal",
    "Total",
    "Saldo",
    "Acciones",
  ]);
});

it("leads to a new reservation, and from a guest's name to theirs", async () => {
  await openList();
  const [row] = await findRows();
  expect(screen.getByRole("link", { name: "Nueva reserva" })).toHaveAttribute(
    "href",
    "/app/booking/management/booking/-",
  );
  expect(within(row!).getByRole("link").getAttribute("href")).toMatch(/\/app\/booking\/management\/booking\/RSV-\d+$/);
});

it("shows initials, and the reservation's number below the name", async () => {
  await openList("?text=RSV-000482");
  const [row] = await findRows();
  expect(within(row!).getByText("RSV-000482")).toBeInTheDocument();
  const initials = row!.querySelector<HTMLElement>(".avatar")!.dataset.initials!;
  expect(customerIn(row!).startsWith(initials[0]!)).toBe(true);
});

it("calls every reservation on time, and tells by colour whether the guest is still to come", async () => {
  await openList("?situations=confirmed");
  for (const row of await findRows()) expect(within(row).getByText("En tiempo")).toHaveClass("badge-info");
});

it("warns by colour of a reservation whose guest is not still to come", async () => {
  await openList("?situations=checkedOut");
  for (const row of await findRows()) expect(within(row).getByText("En tiempo")).toHaveClass("badge-warning");
});

it("finds guests by any part of their name, without capitals or accents, and keeps it in the address", async () => {
  const { user } = await openList();
  await findRows();
  await user.type(search(), "GARCIA");
  await waitFor(async () => {
    const found = await customers();
    expect(found.every((name) => name.includes("García") || name.includes("Garcia"))).toBe(true);
  });
  await waitFor(() => expect(asked().get("text")).toBe("GARCIA")); // once the typing pauses
  await user.click(screen.getByRole("button", { name: "Limpiar filtro" }));
  await waitFor(() => expect(asked().get("text")).toBeNull());
  expect(search()).toHaveValue("");
});

it("filters by several situations, found by typing; Todos takes them away", async () => {
  const { user } = await openList();
  await findRows();
  const box = screen.getByRole("combobox", { name: "Situación" });
  await user.click(box);
  const list = screen.getByRole("listbox", { name: "Situación" });
  expect(within(list).getAllByRole("option")[0]).toHaveTextContent("Todos");
  await user.type(box, "espera");
  await user.click(within(list).getByRole("option", { name: "Lista de espera" }));
  await user.clear(box);
  await user.click(within(list).getByRole("option", { name: "Opción" }));
  await waitFor(() => expect(asked().get("situations")).toBe("waitlist,optional"));
  await waitFor(async () => {
    for (const row of await findRows()) expect(within(row).getByText(/^(Lista de espera|Opción)$/)).toBeInTheDocument();
  });
  await user.click(within(list).getByRole("option", { name: "Todos" }));
  await waitFor(() => expect(asked().get("situations")).toBeNull());
});

it("takes typed dates, and says what is wrong with some without losing them", async () => {
  const { user } = await openList();
  await findRows();
  await user.type(range(), "24/11/2026 - 22/11/2026{Enter}");
  expect(screen.getByText("La segunda fecha es anterior a la primera.")).toBeInTheDocument();
  expect(range()).toHaveValue("24/11/2026 - 22/11/2026");
  expect(range()).toBeInvalid();
  await user.clear(range());
  await user.type(range(), "el martes{Enter}");
  expect(screen.getByText("Escriba las fechas como 27/03/2026 - 30/03/2026.")).toBeInTheDocument();
  await user.clear(range());
  await user.type(range(), "22/11/26 a 24/11/26{Enter}");
  await waitFor(() => expect(asked().get("from")).toBe("2026-11-22"));
  expect(asked().get("to")).toBe("2026-11-24");
  expect(range()).toHaveValue("22/11/2026 - 24/11/2026");
  await user.click(screen.getByRole("button", { name: "Borrar las fechas" }));
  await waitFor(() => expect(asked().get("from")).toBeNull());
});

it("opens a calendar in Spanish from Monday on, which closes by itself with the second day", async () => {
  const { user } = await openList();
  await findRows();
  await user.click(range());
  const calendar = await screen.findByRole("dialog", { name: "Seleccionar un rango" });
  await within(calendar).findByText("noviembre 2026");
  const names = [...calendar.querySelectorAll(".react-datepicker__day-name [aria-hidden]")];
  expect(names[0]).toHaveTextContent("lu");
  await user.click(within(calendar).getByRole("gridcell", { name: /Elegir domingo, 22 de noviembre de 2026/ }));
  await user.click(within(calendar).getByRole("gridcell", { name: /martes, 24 de noviembre de 2026/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(asked().get("from")).toBe("2026-11-22");
  expect(asked().get("to")).toBe("2026-11-24");
  expect(range()).toHaveFocus();
});

it("has the ranges that a desk asks for, by the hotel's date", async () => {
  const { user } = await openList();
  await findRows();
  await user.click(range());
  await user.click(await screen.findByRole("button", { name: "Próximo fin de semana" }));
  await waitFor(() => expect(asked().get("from")).toBe("2026-11-21"));
  expect(asked().get("to")).toBe("2026-11-22");
});

it("has saved views, each with how many stand in it", async () => {
  const { user } = await openList();
  await findRows();
  const views = screen.getByRole("navigation", { name: "Vistas" });
  const names = within(views)
    .getAllByRole("link")
    .map((link) => link.textContent.replace(/[\d\s]+$/, ""));
  expect(names).toEqual(["Todas", "Hoy", "Mañana", "En casa", "Sin asignar", "Con saldo", "Canceladas"]);
  const cancelled = within(views).getByRole("link", { name: /Canceladas/ });
  const count = /\d+/.exec(cancelled.textContent)![0];
  await user.click(cancelled);
  expect(await screen.findByText(`1–10 de ${count}`)).toBeInTheDocument();
  expect(within(views).getByRole("link", { name: /Canceladas/ })).toHaveAttribute("aria-current", "true");
  for (const row of await findRows()) expect(within(row).getByText("Cancelada")).toBeInTheDocument();
});

it("asks before it deletes, and can take it back", async () => {
  const { user } = await openList("?view=unassigned");
  const [row] = await findRows();
  const name = customerIn(row!);
  const link = within(row!).getByRole("link").getAttribute("href");
  await user.click(within(row!).getByRole("button", { name: `Eliminar a ${name}` }));
  const dialog = await screen.findByRole("dialog", { name: "Eliminar reserva" });
  expect(within(dialog).getByText(`¿Seguro que deseas eliminar a ${name}?`)).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Eliminar" }));
  expect(await screen.findByText(`Reserva de ${name} eliminada.`)).toBeInTheDocument();
  const links = async () => (await findRows()).map((each) => within(each).getByRole("link").getAttribute("href"));
  expect(await links()).not.toContain(link);
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(async () => expect(await links()).toContain(link));
  expect(await screen.findByText("Reserva recuperada.")).toBeInTheDocument();
});

it("brings the row back when the server refuses, and says why", async () => {
  const { user } = await openList("?view=unassigned", failing(reservationsContract.deleteReservation, 500));
  const before = await customers();
  const [row] = await findRows();
  await user.click(within(row!).getByRole("button", { name: /^Eliminar a / }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Eliminar" }));
  const said = `No se ha podido eliminar la reserva de ${before[0]}. Internal Server Error`;
  expect(await screen.findByText(said)).toBeInTheDocument();
  await waitFor(async () => expect(await customers()).toEqual(before));
});

it("says in the language of the screen why a reservation cannot be deleted, or not be taken back", async () => {
  const { user, db, router } = await openList();
  onTestFinished(() => act(() => chooseLanguage("es")));
  const { hotel } = db;
  const to = [...hotel.all()].filter(({ state, isDeleted }) => state === "confirmed" && !isDeleted);
  const paid = to.find(({ payments }) => payments.length > 0)!;
  const unpaid = to.findLast(({ payments }) => payments.length === 0)!;
  const full = to.find(({ payments, nights }) => payments.length === 0 && nights.some(({ roomId }) => roomId))!;
  const findDeletion = async ({ id }: { id: string }) => {
    await act(() => router.navigate(`${path}?text=${id}`));
    await screen.findByText("1–1 von 1");
    const row = screen.getByText(id).closest<HTMLElement>("[role=row]")!;
    return within(row).getByRole("button", { name: /löschen$/ });
  };
  const deleteOnly = async (reservation: { id: string }, meanwhile = () => {}) => {
    await user.click(await findDeletion(reservation));
    const dialog = within(await screen.findByRole("dialog"));
    meanwhile();
    await user.click(dialog.getByRole("button", { name: "Löschen" }));
  };
  await act(() => chooseLanguage("de"));

  const deletion = await findDeletion(paid);
  expect(deletion).toHaveAttribute("aria-disabled", "true");
  expect(deletion).toHaveAccessibleDescription(/^Es gibt Zahlungen über [\d.,]+\s€: Stornieren Sie/);
  await user.click(deletion);
  await waitFor(() => expect(screen.getAllByText(/^Es gibt Zahlungen über/)).toHaveLength(2)); // and in a notice
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await deleteOnly(unpaid, () => hotel.put({ ...unpaid, payments: paid.payments, version: 2 }));
  expect(
    await screen.findByText(/ konnte nicht gelöscht werden\. Es gibt Zahlungen über [\d.,]+\s€: Stornieren Sie/),
  ).toBeInTheDocument();

  await deleteOnly(full);
  const undo = await screen.findByRole("button", { name: "Rückgängig" });
  hotel.put({ ...full, id: "RSV-900001", version: 1 }); // another desk has its room since
  await user.click(undo);
  expect(
    await screen.findByText(/ konnte nicht wiederhergestellt werden\. Zimmer \d+ ist in der Nacht/),
  ).toBeInTheDocument();
});

it("opens a reservation by its edit button", async () => {
  const { user } = await openList();
  const [row] = await findRows();
  await user.click(within(row!).getByRole("button", { name: `Editar a ${customerIn(row!)}` }));
  await waitFor(() => expect(window.location.pathname).toMatch(/management\/booking\/RSV-/));
});

it("asks again on refresh, keeps the rows until the reply, and counts the new ones", async () => {
  const { user } = await openList();
  const before = await customers();
  await user.click(screen.getByRole("button", { name: "Actualizar Lista" }));
  expect(await customers()).toEqual(before);
  const said = await screen.findByText(/Ha entrado 1 reserva nueva:/);
  expect(within(said).getByRole("link")).toHaveAttribute("href", expect.stringMatching(/RSV-/));
});

it("does with many what can be done, and says of each other why not", async () => {
  const { user } = await openList("?situations=confirmed,inHouse&sort=situation");
  const rows = await findRows();
  const first = customerIn(rows[0]!);
  await user.click(within(rows[0]!).getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Última página" }));
  await waitFor(async () => expect((await customers())[0]).not.toBe(first));
  const [other] = await findRows();
  await user.click(within(other!).getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Cancelar reservas" }));
  const dialog = await screen.findByRole("dialog", { name: "¿Cancelar 2 reservas?" });
  expect(within(dialog).getAllByText(first).length).toBe(2); // and again as a row of another page
  expect(within(dialog).getByText(customerIn(other!))).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Cancelar reservas" }));
  expect(within(dialog).getByText("Motivo de cancelación obligatorio.")).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByLabelText("Motivo de cancelación"), "Precio alto");
  await user.click(within(dialog).getByRole("button", { name: "Cancelar reservas" }));
  const report = await screen.findByText("No se ha podido con 1 reserva:");
  expect(report.parentElement).toHaveTextContent("El huésped está alojado: acorte la estancia y haga el check-out.");
  expect(screen.getAllByText("Selección: 1")[0]).toBeInTheDocument();
  expect(await screen.findByText("Hecho: 1 reserva.")).toBeInTheDocument();
});

it("deletes many at once, and takes it back at once", async () => {
  const { user } = await openList("?view=unassigned");
  const rows = await findRows();
  const names = rows.map((row) => within(row).getByRole("link").getAttribute("href"));
  await user.click(within(rows[0]!).getByRole("checkbox"));
  await user.click(within(rows[1]!).getByRole("checkbox"));
  await user.click(
    within(screen.getByRole("group", { name: "Acciones con la selección" })).getByRole("button", { name: "Eliminar" }),
  );
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Eliminar" }));
  await user.click(await screen.findByRole("button", { name: "Deshacer" }));
  await waitFor(async () =>
    expect((await findRows()).map((row) => within(row).getByRole("link").getAttribute("href"))).toEqual(names),
  );
  expect(await screen.findByText("2 reservas recuperadas.")).toBeInTheDocument();
});

it("keeps the other ticks when one reservation is deleted", async () => {
  const { user } = await openList("?view=unassigned");
  const [row, other] = await findRows();
  await user.click(within(row!).getByRole("checkbox"));
  await user.click(within(other!).getByRole("checkbox"));
  await user.click(within(row!).getByRole("button", { name: /^Eliminar a / }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Eliminar" }));
  expect((await screen.findAllByText("Selección: 1"))[0]).toBeInTheDocument();
});

it("exports all of what is filtered, with the columns as they stand", async () => {
  const save = vi.spyOn(files, "saveFile").mockImplementation(() => {});
  localStorage.setItem("reservationColumns", '{"order":["balance","customer"],"hidden":["phone_number"]}');
  const { user } = await openList("?view=cancelled");
  await findRows();
  await user.click(screen.getByRole("button", { name: "Exportar CSV" }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  const [name, text] = save.mock.calls[0]!;
  expect(name).toBe("reservas.csv");
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFID;Saldo;Cliente;Personas;/);
  expect(screen.getByText(`1–10 de ${lines.length - 1}`)).toBeInTheDocument();
});

it("prints the whole list with the hotel, the date and the filter in words", async () => {
  let sheet = "";
  vi.spyOn(window, "print").mockImplementation(() => {
    sheet = document.querySelector(".printed")!.textContent;
  });
  const { user } = await openList("?view=today&situations=arrivesToday");
  await findRows();
  await user.click(screen.getByRole("button", { name: "Imprimir" }));
  await waitFor(() => expect(sheet).toContain("Hotel Bahía Serena"));
  expect(sheet).toContain("20/11/2026");
  expect(sheet).toContain("Vistas: Hoy · Situación: Llega hoy");
  expect(document.querySelector(".printed")).not.toBeInTheDocument();
});
