import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { button, drawer, openContact } from "./contactDesk";

const row = (name: RegExp) => screen.findByRole("row", { name });

it("lists messages by state, sends a failed message again, and shows a guest's answer", async () => {
  const { user, router } = await openContact();
  expect(await screen.findByRole("heading", { name: "Mensajes" })).toBeInTheDocument();
  const parts = within(screen.getByRole("navigation", { name: "Partes de Contacto" }));
  expect(parts.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Mensajes",
    "Plantillas",
    "Programaciones",
  ]);
  await row(/M-000139/);
  await user.click(await screen.findByRole("link", { name: /^Fallidos/ }));
  await waitFor(() => expect(window.location.search).toBe("?view=failed"));
  await waitFor(() => expect(screen.queryByText("Entregado")).not.toBeInTheDocument());
  expect(screen.getAllByText("Fallido").length).toBeGreaterThan(3);

  const [again] = await screen.findAllByRole("button", { name: /^Reenviar: / });
  expect(again).toHaveAccessibleDescription(/rechazado|cobertura|WhatsApp/);
  const name = again!.getAttribute("aria-label")!;
  await user.click(again!);
  await waitFor(() => expect(screen.queryByRole("button", { name })).not.toBeInTheDocument());

  await router.navigate("/app/customers/contact?states=answered");
  const [answered] = await screen.findAllByRole("row", { name: /Respondido/ });
  await user.click(within(answered!).getByRole("link"));
  expect(await screen.findByText("Respuesta del cliente")).toBeInTheDocument();
  expect(screen.getByText("Respuesta recibida")).toBeInTheDocument();
});

it("writes to a guest with a template in their language, and shows a preview", async () => {
  const { user, db } = await openContact();
  await user.click(await button("Escribir mensaje"));
  const form = await drawer("Escribir mensaje");
  await user.type(await form.findByRole("combobox", { name: "Para" }), "zurine");
  await user.click(await form.findByRole("option", { name: /Zuriñe Ağa/ }));
  await user.selectOptions(form.getByLabelText("Plantilla"), "Gracias por su estancia");
  const preview = within(form.getByRole("region", { name: "Vista previa" }));
  expect(await preview.findByText("Thank you for your stay, Zuriñe")).toBeInTheDocument();
  await user.selectOptions(form.getByLabelText("Idioma"), "español");
  expect(await preview.findByText("Gracias por su visita, Zuriñe")).toBeInTheDocument();
  await user.click(form.getByRole("button", { name: "Enviar" }));
  const sent = await drawer("Zuriñe Ağa · M-000140");
  expect(sent.getByText("z@example.com")).toBeInTheDocument();
  expect(db.guestMessages.get("M-000140")).toMatchObject({ state: "sent", language: "es", templateId: "template-5" });
});

it("says beside the channel that the guest has no e-mail address, and keeps the text", async () => {
  const { user } = await openContact("/messages/-?guest={guest}", { guest: { email: "" } });
  const form = await drawer("Escribir mensaje");
  await user.selectOptions(await form.findByLabelText("Canal"), "Correo");
  expect(await form.findByText("El cliente no tiene correo.")).toBeInTheDocument();
  await user.click(form.getByLabelText("Asunto"));
  await user.paste("Su taxi");
  await user.click(form.getByLabelText("Mensaje"));
  await user.paste("Llega a las nueve.");
  await user.click(form.getByRole("button", { name: "Enviar" }));
  await waitFor(() => expect(form.getByLabelText("Canal")).toHaveAccessibleDescription("El cliente no tiene correo."));
  expect(form.getByLabelText("Mensaje")).toHaveValue("Llega a las nueve.");
  await user.selectOptions(form.getByLabelText("Canal"), "SMS");
  await user.click(form.getByRole("button", { name: "Enviar" }));
  expect(await (await drawer(/^Zuriñe Ağa · M-/)).findByText("+34 651 11 22 33")).toBeInTheDocument();
});

it("keeps a draft, changes it, and cancels it", async () => {
  const { user, db } = await openContact("/messages/M-000140", { written: [{ time: "kept", body: "Hola" }] });
  const draft = await drawer("Zuriñe Ağa · M-000140");
  await user.type(await draft.findByLabelText("Mensaje"), ", buenas");
  await user.click(draft.getByRole("button", { name: "Guardar borrador" }));
  await waitFor(() => expect(db.guestMessages.get("M-000140").body).toBe("Hola, buenas"));
  await user.click(await button("Cancelar envío"));
  expect(await draft.findByText("Cancelado", { selector: ".state-badge" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Enviar ahora" })).not.toBeInTheDocument();
});

it("shows the messages in the guest's profile, which leads to a new message", async () => {
  const { user, router, guestId } = await openContact("", { written: [{ subject: "Su taxi" }] });
  await router.navigate(`/app/customers/list/${guestId}?tab=communication`);
  const profile = await drawer("Zuriñe Ağa");
  const messages = within(await profile.findByRole("region", { name: "Mensajes" }));
  expect(await messages.findByRole("link", { name: "Su taxi" })).toHaveAttribute(
    "href",
    "/app/customers/contact/messages/M-000140",
  );
  await user.click(messages.getByRole("link", { name: "Escribir mensaje" }));
  const form = await drawer("Escribir mensaje");
  expect(await form.findByText("Zuriñe Ağa")).toBeInTheDocument();
});

it("writes to the guests of selected reservations, and shows before who is left out", async () => {
  const { user, router, db } = await openContact();
  const confirmed = [...db.hotel.all()].filter(({ state }) => state === "confirmed").slice(0, 2);
  const [first, second] = confirmed.map(({ guestId }) => db.hotel.guests.get(guestId));
  db.hotel.putGuest({ ...first!, email: "" });
  await router.navigate(`/app/booking/list?text=${encodeURIComponent(confirmed[0]!.id)}`);
  await user.click(await screen.findByRole("checkbox", { name: /página/ }));
  await user.click(await button("Enviar mensaje"));
  await waitFor(() => expect(window.location.search).toBe(`?reservations=${confirmed[0]!.id}`));
  await router.navigate(`/app/customers/contact/bulk?reservations=${confirmed.map(({ id }) => id).join()}`);
  const bulk = await drawer("Mensaje a varias reservas");
  await user.selectOptions(await bulk.findByLabelText("Plantilla"), "Habitación lista");
  expect(await bulk.findByText("El cliente no tiene correo.")).toBeInTheDocument();
  expect(bulk.getByRole("link", { name: `${second!.firstName} ${second!.lastName}` })).toBeInTheDocument();
  await user.click(bulk.getByRole("button", { name: "Enviar 1 mensaje" }));
  expect(await screen.findByText("Se ha enviado 1 mensaje.")).toBeInTheDocument();
  expect(db.guestMessages.all().at(-1)).toMatchObject({ guestId: second!.id, state: "sent" });
});
