import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { button, field, openComplaintsPage } from "./complaintsDesk";

const list = "/app/customers/complaints";
const address = () => window.location.pathname + window.location.search;

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

it("begins with the words of a chat message, keeps the way to it, and leaves no trace in the address", async () => {
  const { user, db } = openComplaintsPage(
    "/-?text=Q-000041&chat=contact-omar&message=m7&said=La%20204%20sin%20agua%20caliente",
  );
  expect(await field("Qué ha pasado")).toHaveValue("La 204 sin agua caliente");
  await user.click(await field("Huésped o habitación"));
  await user.paste("207");
  await user.click(await screen.findByRole("option", { name: /207/ }));
  await user.selectOptions(await field("Gravedad"), "Leve · 72 h");
  await user.click(await button("Crear queja"));
  const link = await screen.findByRole("link", { name: "Ver el mensaje del chat" });
  expect(link).toHaveAttribute("href", "/app/messaging/chat/contact-omar?message=m7");
  expect(db.complaints.get("Q-000042").origin).toEqual({ chatId: "contact-omar", messageId: "m7" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(address()).toBe(`${list}?text=Q-000041`));
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
  expect(dialog.getByLabelText("Motivo")).toHaveAccessibleDescription("Indique el motivo.");
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
