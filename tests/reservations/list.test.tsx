import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";

import { chooseLanguage } from "@/shared/i18n/spoken";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const path = "/app/booking/list";
const now = () => new Date("2026-11-20T10:00:00Z");

async function openList(query = "") {
  alreadySignedIn();
  const app = openApp(path + query, { now });
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
const range = () => screen.getByRole("textbox", { name: "Seleccionar un rango" });
const asked = () => new URLSearchParams(window.location.search);

it("has its columns in order, its saved views with their counts, and links to the reservations", async () => {
  const { user } = await openList();
  const [row] = await findRows();
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
    "Empresa o agencia",
    "Total",
    "Saldo",
    "Acciones",
  ]);
  const newOne = "/app/booking/management/booking/-";
  expect(screen.getByRole("link", { name: "Nueva reserva" })).toHaveAttribute("href", newOne);
  expect(within(row!).getByRole("link").getAttribute("href")).toMatch(/\/app\/booking\/management\/booking\/RSV-\d+$/);
  expect(within(row!).getByText(/^RSV-\d+$/)).toBeInTheDocument(); // below the name
  expect(customerIn(row!).startsWith(row!.querySelector<HTMLElement>(".avatar")!.dataset.initials![0]!)).toBe(true);
  const views = within(screen.getByRole("navigation", { name: "Vistas" }));
  const viewNames = views.getAllByRole("link").map((link) => link.textContent.replace(/[\d\s]+$/, ""));
  expect(viewNames).toEqual(["Todas", "Hoy", "Mañana", "En casa", "Sin asignar", "Con saldo", "Canceladas"]);
  const cancelled = views.getByRole("link", { name: /Canceladas/ });
  const count = /\d+/.exec(cancelled.textContent)![0];
  await user.click(cancelled);
  expect(await screen.findByText(`1–10 de ${count}`)).toBeInTheDocument();
  expect(views.getByRole("link", { name: /Canceladas/ })).toHaveAttribute("aria-current", "true");
  const [last] = await findRows();
  for (const each of await findRows()) expect(within(each).getByText("Cancelada")).toBeInTheDocument();
  await user.click(within(last!).getByRole("button", { name: `Editar a ${customerIn(last!)}` }));
  await waitFor(() => expect(window.location.pathname).toMatch(/management\/booking\/RSV-/));
});

it.each([
  ["confirmed", "badge-info"],
  ["checkedOut", "badge-warning"],
])("calls every reservation on time, and tells by colour who is still to come: %s", async (situation, colour) => {
  await openList(`?situations=${situation}`);
  for (const row of await findRows()) expect(within(row).getByText("En tiempo")).toHaveClass(colour);
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

it("has the ranges that a desk asks for, by the hotel's date", async () => {
  const { user } = await openList();
  await findRows();
  await user.click(range());
  await user.click(await screen.findByRole("button", { name: "Próximo fin de semana" }));
  await waitFor(() => expect(asked().get("from")).toBe("2026-11-21"));
  expect(asked().get("to")).toBe("2026-11-22");
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

it("says in the screen's language why a reservation cannot be deleted, or taken back", async () => {
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

it("asks again on refresh, keeps the rows until the reply, and counts the new rows", async () => {
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
