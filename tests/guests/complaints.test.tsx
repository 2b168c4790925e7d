import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { newComplaint } from "@/fakeBackend/complaints/changeComplaint";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T08:00:00.000Z");
const guestId = "guest-26";

/** The complaints' pages in a small sample hotel, with one of Anaïs Fontaine about the air conditioning. */
function openComplaintsPage(path = "") {
  alreadySignedIn();
  const app = openApp(`/app/customers/complaints${path}`, { now }, { reservations: 60 });
  const { complaints } = app.db;
  const description = "El aire no enfría.";
  const draft = { guestId, roomId: "R-207", category: "climate", department: "maintenance", description } as const;
  const actor = { by: "Omar Benali", now: now() };
  complaints.put(newComplaint(complaints.nextId(), { ...draft, severity: "serious" }, actor));
  return app;
}

const column = async (name: RegExp) => within(await screen.findByRole("region", { name }));
const card = async (name: RegExp) => within((await (await column(name)).findByText("Q-000041")).closest("li")!);
const field = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: ".modal :is(input, select, textarea)" });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const drawer = async () => within(await screen.findByRole("dialog", { name: "Q-000041" }));

it("shows the complaints by their state, the late ones on top", async () => {
  openComplaintsPage();
  const open = await column(/^Abierta 6$/);
  const [first] = open.getAllByRole("listitem");
  expect(within(first!).getByText("Fuera de plazo")).toBeInTheDocument();
  const titles = screen
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent.replace(/ \d+$/, ""));
  expect(titles).toEqual(["Abierta", "En gestión", "Resuelta", "Seguimiento", "Cerrada"]);
  expect((await card(/^Abierta/)).getByText("Anaïs Fontaine").parentElement).toHaveTextContent(
    "Anaïs Fontaine · Habitación 207",
  );
});

it("moves a complaint on by its card, and asks for the solution where it moves to the solved", async () => {
  const { user, db } = openComplaintsPage("?categories=climate&text=anais");
  await user.click((await card(/^Abierta 1$/)).getByRole("button", { name: "Mover Q-000041" }));
  await user.click(await screen.findByRole("menuitem", { name: "En gestión" }));
  await waitFor(() =>
    expect(db.complaints.get("Q-000041")).toMatchObject({ state: "inProgress", owner: "Marina Solé" }),
  );
  await user.click((await card(/^En gestión/)).getByRole("button", { name: "Mover Q-000041" }));
  await user.click(await screen.findByRole("menuitem", { name: "Resuelta" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Resolver · Q-000041" }));
  await user.click(dialog.getByRole("button", { name: "Resolver" }));
  expect(dialog.getByLabelText("Solución")).toHaveAccessibleDescription("Falta este dato.");
  await user.type(dialog.getByLabelText("Solución"), "Cambio a la 305.");
  await user.click(dialog.getByRole("button", { name: "Resolver" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Resolver/ })).not.toBeInTheDocument());
  expect((await drawer()).getAllByText("Cambio a la 305.").length).toBeGreaterThan(0);
  await user.keyboard("{Escape}");
  await card(/^Resuelta/);
});

it("appears in the day of the front desk while it is late, and leads to the complaint", async () => {
  const { user, router } = openComplaintsPage("?text=Q-000041");
  await card(/^Abierta/);
  await router.navigate("/app/booking/home");
  const urgent = within(await screen.findByRole("list", { name: "Urgente" }));
  const [line] = urgent.getAllByRole("listitem");
  expect(line).toHaveTextContent("Queja fuera de plazo");
  await user.click(within(line!).getByRole("link"));
  expect(await screen.findByRole("dialog", { name: /^Q-\d{6}$/ })).toBeInTheDocument();
  expect(await field("Qué ha pasado")).toBeInTheDocument();
});

it("is written down with four fields, and opens with its number", async () => {
  const { user, db } = openComplaintsPage("?text=Q-000041");
  await user.click(await button("Nueva queja"));
  await user.click(await button("Crear queja"));
  expect(await field("Huésped o habitación")).toHaveAccessibleDescription("Indique el huésped o la habitación.");
  expect(await field("Qué ha pasado")).toHaveAccessibleDescription("Describa la queja (mín. 10 caracteres).");
  await user.click(await field("Huésped o habitación"));
  await user.paste("fontaine");
  await user.click(await screen.findByRole("option", { name: /^Anaïs Fontaine/ }));
  await user.selectOptions(await field("Categoría"), "Mantenimiento");
  expect(screen.getByText("Pasa a Mantenimiento.")).toBeInTheDocument();
  await user.selectOptions(await field("Gravedad"), "Crítica · 1 h");
  await user.click(await field("Qué ha pasado"));
  await user.paste("La ducha no funciona.");
  await user.click(await button("Crear queja"));
  const made = within(await screen.findByRole("dialog", { name: "Q-000042" }));
  expect(await made.findByText("Queja creada")).toBeInTheDocument();
  const stored = { guestId: "guest-26", department: "maintenance", severity: "critical", createdBy: "Marina Solé" };
  expect(db.complaints.get("Q-000042")).toMatchObject(stored);
});

it("asks why a compensation is above the limit, and marks it until the management approves", async () => {
  const { user, db } = openComplaintsPage("/Q-000041?text=Q-000041");
  await user.click(await button("Empezar gestión"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Empezar gestión" })).not.toBeInTheDocument());
  expect(await button("Resolver")).toHaveFocus(); // among the acts, when the pressed button has gone
  await user.click(await button("Compensar"));
  const dialog = within(await screen.findByRole("dialog", { name: "Compensar · Q-000041" }));
  await user.selectOptions(dialog.getByLabelText("Tipo de compensación"), "Devolución");
  await user.type(dialog.getByLabelText("Importe (EUR)"), "80,50");
  await user.click(dialog.getByRole("button", { name: "Compensar" }));
  expect(dialog.getByLabelText("Motivo")).toHaveAccessibleDescription("Falta este dato.");
  expect(dialog.getByText(/^La compensación de 80,50\s€ requiere aprobación de dirección\.$/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText("Motivo"), "Noche perdida.");
  await user.click(dialog.getByRole("button", { name: "Compensar" }));
  await user.click(await button("Aprobar (dirección)"));
  await waitFor(() =>
    expect(db.complaints.get("Q-000041").compensations[0]).toMatchObject({ amount: 8050, isApproved: true }),
  );
  expect(screen.queryByRole("button", { name: "Aprobar (dirección)" })).not.toBeInTheDocument();
  expect(screen.getByText("Noche perdida.")).toBeInTheDocument(); // in its history
});

it("says by when an official form has to be answered", async () => {
  const { user } = openComplaintsPage("/Q-000041?text=Q-000041");
  await user.click(await button("Registrar hoja de reclamaciones"));
  await user.type(await field("Número de la hoja"), "HR-77");
  const dialog = within(screen.getByRole("dialog", { name: /^Registrar hoja/ }));
  expect(
    dialog.getByText("responder hasta el 28/04/2026: 10 días laborables, sin tener en cuenta los festivos"),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Registrar hoja de reclamaciones" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Registrar hoja/ })).not.toBeInTheDocument());
  const until = await screen.findByText(
    "responder hasta el 28/04/2026: 10 días laborables, sin tener en cuenta los festivos",
  );
  expect(until.closest("dd")).toHaveTextContent(
    "HR-77 · responder hasta el 28/04/2026: 10 días laborables, sin tener en cuenta los festivos",
  );
  const again = await button("Registrar hoja de reclamaciones");
  expect(again).toHaveAccessibleDescription("La hoja de reclamaciones ya está registrada.");
});
