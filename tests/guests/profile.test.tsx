import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { drawer, openGuestsPage } from "./guestsDesk";

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole("button", { name });

it("is named after the guest, and shows how to reach them and their reservations", async () => {
  const { user } = openGuestsPage("/guest-26");
  const profile = await drawer("Anaïs Fontaine");
  expect(await profile.findByRole("link", { name: "+33 63 298 521" })).toHaveAttribute("href", "tel:+3363298521");
  expect(profile.getByRole("link", { name: "anais.fontaine26@example.net" })).toBeInTheDocument();
  expect(profile.getByText("Gasto").nextSibling).toHaveTextContent("102,73 €");
  expect(profile.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Datos",
    "Estancias",
    "Preferencias",
    "Comunicación",
    "Historial",
  ]);
  await user.click(profile.getByRole("tab", { name: "Estancias" }));
  const stays = within(await profile.findByRole("tabpanel", { name: "Estancias" })).getAllByRole("listitem");
  expect(within(stays[0]!).getByRole("link").getAttribute("href")).toMatch(
    /^\/app\/booking\/management\/booking\/RSV-/,
  );
});

it("saves the fields of all tabs at once, and writes them into the history", async () => {
  const { user, db } = openGuestsPage("/guest-26");
  await user.type(await field("Empresa"), "Naviera");
  await user.click(screen.getByRole("tab", { name: "Preferencias" }));
  await user.click(await screen.findByRole("checkbox", { name: "Silencio" }));
  await user.click(await button("Guardar cambios"));
  expect(await screen.findByText("Ficha guardada.")).toBeInTheDocument();
  expect(db.hotel.guests.get("guest-26")).toMatchObject({ company: "Naviera", preferences: ["quiet"] });
  await user.click(screen.getByRole("tab", { name: "Historial" }));
  const history = await screen.findByRole("tabpanel", { name: "Historial" });
  expect(within(history).getByText("Datos cambiados")).toBeInTheDocument();
  expect(within(history).getByText("Empresa")).toBeInTheDocument();
});

it("tells among the stays and in the history what the guest complained about", async () => {
  const { db, router } = openGuestsPage();
  const { id, guestId } = db.complaints.all().find((complaint) => complaint.guestId !== "")!;
  await router.navigate(`/app/customers/list/${guestId}?tab=history`);
  const history = within(await screen.findByRole("tabpanel", { name: "Historial" }));
  const [link] = await history.findAllByRole("link", { name: RegExp(`^${id}`) });
  expect(link).toHaveAttribute("href", `/app/customers/complaints/${id}`);
  expect(within(link!.closest("li")!).getByText(/^Queja/)).toBeInTheDocument();
  await router.navigate(`/app/customers/list/${guestId}?tab=stays`);
  const [listed] = await screen.findAllByRole("link", { name: RegExp(`^${id} · `) });
  expect(listed).toHaveAttribute("href", `/app/customers/complaints/${id}`);
});

it("writes down a new guest by name and contact, and warns where a contact is known", async () => {
  const { user, db } = openGuestsPage();
  await user.click(await button("Nuevo cliente"));
  await user.type(await field("Nombre"), "Zuriñe");
  await user.type(await field("Apellidos"), "Kaplan");
  await user.click(await button("Crear cliente"));
  expect((await screen.findAllByText("Escriba un correo o un teléfono de contacto.")).length).toBeGreaterThan(0);
  await user.type(await field("Correo electrónico"), "anais.fontaine26@example.net");
  expect(await screen.findByText("Anaïs Fontaine ya tiene este contacto o documento.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ver su ficha" })).toHaveAttribute("href", "/app/customers/list/guest-26");
  await user.clear(await field("Correo electrónico"));
  await user.type(await field("Teléfono"), "+34 600 00 00 01");
  await user.click(await button("Crear cliente"));
  const profile = await drawer("Zuriñe Kaplan");
  expect(await profile.findByRole("tab", { name: "Datos" })).toBeInTheDocument();
  expect([...db.hotel.guests.all()].filter(({ firstName }) => firstName === "Zuriñe")).toHaveLength(1);
});

it("marks a guest as not welcome, warns when they are booked, and takes the mark back", async () => {
  const { user, db, router } = openGuestsPage("/guest-26");
  await user.click(await button("Marcar como no deseado"));
  const dialog = within(await screen.findByRole("dialog", { name: "Marcar como no deseado" }));
  await user.click(dialog.getByRole("button", { name: "Marcar como no deseado" }));
  expect(dialog.getByLabelText("Motivo")).toHaveAccessibleDescription("Escriba el motivo.");
  await user.type(dialog.getByLabelText("Motivo"), "Rompió el televisor");
  await user.click(dialog.getByRole("button", { name: "Marcar como no deseado" }));
  expect(await screen.findByText(/^No deseado: Rompió el televisor \(/)).toBeInTheDocument();
  await act(() => router.navigate("/app/booking/management/booking/-"));
  await user.type(await screen.findByRole("combobox", { name: "Buscar huésped" }), "anais fontaine");
  await user.click(await screen.findByRole("option", { name: /^Anaïs Fontaine/ }));
  expect(await screen.findByText("Huésped no deseado: Rompió el televisor")).toBeInTheDocument();
  await user.click(await button("Crear reserva"));
  expect(await field("Por qué se le admite")).toHaveAccessibleDescription("Escriba el motivo.");
  await act(() => router.navigate("/app/customers/list/guest-26"));
  await user.click(await button("Salir y descartar"));
  await user.click(await button("Quitar «no deseado»"));
  await user.type(await field("Motivo"), "Lo pagó");
  await user.click(screen.getAllByRole("button", { name: "Quitar «no deseado»" }).at(-1)!);
  await waitFor(() => expect(db.hotel.guests.get("guest-26").unwelcome).toBeUndefined());
});

it("erases a guest's details and the chosen texts, keeps the figures, and waits for a stay", async () => {
  const { user, db, router } = openGuestsPage("/guest-1");
  await user.click(await button("Anonimizar"));
  expect(await screen.findByText("Tiene reservas activas (1): espere a que terminen o cancélelas.")).toBeVisible();
  expect(screen.queryByRole("dialog", { name: /^Anonimizar a/ })).not.toBeInTheDocument();
  await act(() => router.navigate("/app/customers/list/guest-26"));
  await drawer("Anaïs Fontaine");
  const draft = (id: string) => `draft:guest:${id}:left`;
  for (const id of ["guest-26", "guest-27"]) localStorage.setItem(draft(id), "Anaïs Fontaine");
  const noteOf = (id: string, text: string) =>
    db.handover.insert({ id, date: "2026-04-13", text, by: "Omar Benali", at: "2026-04-13T10:00:00.000Z", seenBy: [] });
  noteOf("left", "Preguntar a Fontaine por el cargador.");
  noteOf("redacted", "Anaïs Fontaine llega tarde.");
  await user.click(await button("Anonimizar"));
  const dialog = within(await screen.findByRole("dialog", { name: "Anonimizar a Anaïs Fontaine" }));
  expect(dialog.getByText(/^Quedan el país y las fechas/)).toBeInTheDocument();
  expect(dialog.getByText(/tres años \(Real Decreto 933\/2021\)/)).toBeInTheDocument();
  const choices = await dialog.findAllByRole("checkbox", { name: "Nota de relevo" });
  const left = choices.find((one) => one.getAttribute("aria-describedby") === "naming-handover:left");
  expect(left).toBeChecked();
  expect(left).toHaveAccessibleDescription("Preguntar a Fontaine por el cargador.");
  await user.click(left!);
  await user.click(dialog.getByRole("button", { name: "Borrar sus datos" }));
  const profile = await drawer("Cliente anonimizado");
  expect(profile.getByText("Gasto").nextSibling).toHaveTextContent("102,73 €");
  expect(screen.queryByText("anais.fontaine26@example.net")).not.toBeInTheDocument();
  const texts = within(await screen.findByRole("region", { name: "Textos que aún nombran a la persona" }));
  expect(await texts.findAllByRole("link", { name: "Nota de relevo" })).toHaveLength(1);
  expect([localStorage.getItem(draft("guest-26")), localStorage.getItem(draft("guest-27"))]).toEqual([
    null,
    "Anaïs Fontaine",
  ]);
  expect(db.handover.get("redacted").text).toBe("[…] llega tarde.");
  expect(db.handover.get("left").text).toContain("Fontaine");
});
