import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { button, drawer, field, openContact } from "./contactDesk";

it("lists templates with languages, checks the variables of a new template, and inserts them", async () => {
  const { user, db } = await openContact("/templates");
  expect(await screen.findByRole("heading", { name: "Plantillas" })).toBeInTheDocument();
  const first = within((await screen.findByRole("link", { name: "Antes de la llegada" })).closest("li")!);
  expect(first.getByText("español, inglés, francés y alemán")).toBeInTheDocument();
  await user.click(await button("Nueva plantilla"));
  const form = await drawer("Nueva plantilla");
  await user.type(await form.findByLabelText("Nombre de la plantilla"), "Taxi");
  await user.type(form.getByLabelText("Mensaje"), "Hola, {{{{x}}");
  expect(form.getByLabelText("Mensaje")).toHaveAccessibleDescription("La variable {{x}} no existe.");
  await user.click(form.getByRole("button", { name: "Crear plantilla" }));
  expect(db.guestMessages.templates.find("template-9")).toBeUndefined();
  await user.clear(form.getByLabelText("Mensaje"));
  await user.type(form.getByLabelText("Mensaje"), "Hola, ");
  await user.click(form.getByRole("button", { name: "Nombre" }));
  expect(form.getByLabelText("Mensaje")).toHaveValue("Hola, {{huesped.nombre}}");
  await user.type(form.getByRole("combobox", { name: "Ver con los datos de" }), "zurine");
  await user.click(await form.findByRole("option", { name: /Zuriñe/ }));
  expect(await form.findByText("Hola, Zuriñe")).toBeInTheDocument();
  await user.click(form.getByRole("button", { name: "Crear plantilla" }));
  expect(await screen.findByText("Plantilla creada.")).toBeInTheDocument();
  expect(db.guestMessages.templates.get("template-9")).toMatchObject({
    name: "Taxi",
    texts: { es: { subject: "", body: "Hola, {{huesped.nombre}}" } },
  });
  expect(await screen.findByRole("link", { name: "Taxi" })).toBeInTheDocument();
});

it("says beside the name of a template that it is taken, and keeps the text", async () => {
  const { user } = await openContact("/templates/template-3");
  const form = await drawer("Habitación lista");
  await user.clear(await form.findByLabelText("Nombre de la plantilla"));
  await user.type(form.getByLabelText("Nombre de la plantilla"), "día de salida");
  await user.click(form.getByRole("button", { name: "inglés" }));
  await user.type(form.getByLabelText("Mensaje"), " Welcome!");
  await user.click(form.getByRole("button", { name: "Guardar cambios" }));
  await waitFor(() =>
    expect(form.getByLabelText("Nombre de la plantilla")).toHaveAccessibleDescription(
      "Ya hay una plantilla con ese nombre.",
    ),
  );
  expect(form.getByLabelText<HTMLTextAreaElement>("Mensaje").value).toMatch(/ Welcome!$/);
});

it("shows what the schedules send and to whom, and sends what is due today, once", async () => {
  const { user, db } = await openContact("/schedules");
  expect(await screen.findByRole("heading", { name: "Programaciones" })).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "3 días antes de la llegada" })).toBeInTheDocument();
  const before = db.guestMessages.all().length;
  await user.click(await button("Enviar lo de hoy"));
  const dialog = await drawer("Enviar lo de hoy");
  const send = await dialog.findByRole("button", { name: /^Enviar \d+ mensajes?$/ });
  const count = Number(/\d+/.exec(send.textContent)![0]);
  expect(count).toBeGreaterThan(1);
  await user.click(send);
  expect(await screen.findByText(`Se han enviado ${count} mensajes.`)).toBeInTheDocument();
  expect(db.guestMessages.all()).toHaveLength(before + count);
  const today = within((await screen.findByText("Hoy")).closest("details")!);
  await waitFor(() => expect(today.getByText("No se envía nada")).toBeInTheDocument());
  expect(today.getAllByText("Ya se le ha enviado.")).toHaveLength(count);
});

it("stops a schedule", async () => {
  const { user, db } = await openContact("/schedules/schedule-1");
  await user.click(await screen.findByRole("switch", { name: "Activa" }));
  await user.click(await button("Guardar cambios"));
  expect(await screen.findByText("Programación guardada.")).toBeInTheDocument();
  expect(db.guestMessages.schedules.get("schedule-1")).toMatchObject({ isOn: false, days: 3, version: 2 });
  expect(await screen.findByText("Parada")).toBeInTheDocument();
});

it("says beside the template why it cannot be for a birthday", async () => {
  const { user } = await openContact("/schedules/-");
  await user.selectOptions(await field("Cuándo"), "Cumpleaños");
  await user.selectOptions(await field("Plantilla"), "Saldo pendiente");
  await user.click(await button("Crear programación"));
  await waitFor(async () => expect(await field("Plantilla")).toHaveAccessibleDescription(/^La plantilla usa {{/));
});
