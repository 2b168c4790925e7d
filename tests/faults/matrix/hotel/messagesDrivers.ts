import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

import type { guestMessagesContract } from "@/contract/guests/guestMessages";
import * as files from "@/shared/csv/saveFile";

import { messageTo, write } from "../../../support/messageCalls";
import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const contact = "/app/customers/contact";
const newTo = `${contact}/messages/-?guest=guest-1`;
const bulk = `${contact}/bulk?reservations=RSV-000482,RSV-000247`;
const subject = "Su taxi de las nueve";

const row = () => screen.findAllByRole("row", { name: /M-0/ });
const region = async (name: string) => within(await screen.findByRole("region", { name }));

/** What is in the server's books of it: neither lost, nor doubled, nor with another guest. */
const sentOnce = ({ db }: Opened) => {
  const found = db.guestMessages.all().filter((message) => message.subject === subject);
  expect(found).toMatchObject([{ guestId: "guest-1", state: "sent" }]);
};

const openDraft = async ({ router }: Opened) => {
  const { id } = await write(messageTo("guest-1", { subject, time: "kept" }));
  await router.navigate(`${contact}/messages/${id}`);
  await desk.button("Guardar borrador");
};

const sendDue = async (app: Opened) => {
  if (screen.queryByRole("dialog") === null) await desk.click(app, "Enviar lo de hoy");
  await app.user.click((await desk.dialog()).getByRole("button", { name: /^Enviar \d+ mensajes$/ }));
};

/** Of the message to many; the list below has a filter of that name. */
const template = async () => (await desk.dialog()).findByRole("combobox", { name: "Plantilla" });

const chooseTemplate = async ({ user }: Opened) => user.selectOptions(await template(), "Confirmación de reserva");

const sendBulk = (app: Opened) => desk.click(app, /^Enviar \d+ mensajes$/);

/** What was written to the guests of the two reservations since the page was opened, and to no others. */
const bulkSent = ({ db }: Opened) =>
  db.guestMessages.all().filter(({ history }) => history.every(({ at }) => at >= "2026-03-27T10:00"));

/** The contract's calls about messages. */
export const messagesDrivers: Partial<DriversOf<typeof guestMessagesContract>> = {
  listGuestMessages: {
    path: contact,
    says: "No se han podido cargar los mensajes.",
    done: async () => expect(await row()).toHaveLength(10),
  },
  exportGuestMessages: {
    path: contact,
    prepare: async () => {
      vi.spyOn(files, "saveFile").mockImplementation(() => {});
      await row();
    },
    ...desk.pressing("Exportar CSV"),
    done: () => waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce()),
  },
  findRecipients: {
    path: `${contact}/messages/-`,
    make: (app) => desk.write(app, "Para", "garcía"),
    says: "No se ha podido buscar.",
    holds: async () => expect(await desk.field("Para")).toHaveValue("garcía"),
    done: async () => expect(await screen.findByText(/^\d+ clientes encontrados$/)).toBeInTheDocument(),
  },
  getTemplateValues: {
    path: newTo,
    says: "No se ha podido preparar la vista previa.",
    done: async (app) => {
      await desk.write(app, "Mensaje", "Su taxi espera.");
      expect(await (await region("Vista previa")).findByText("Su taxi espera.")).toBeInTheDocument();
    },
  },
  listOutgoing: {
    path: `${contact}/schedules`,
    says: "No se ha podido calcular a quién se enviará.",
    done: async () => expect(await screen.findByText("Hoy")).toBeInTheDocument(),
  },
  sendDueMessages: {
    path: `${contact}/schedules`,
    prepare: async () => {
      await screen.findByText("Hoy");
    },
    make: sendDue,
    again: sendDue,
    waits: "1 cambio espera.",
    done: async ({ db }) => {
      await screen.findByText(/^Se han enviado \d+ mensajes\.$/);
      const events = db.guestMessages.all().map(({ eventRef }) => eventRef);
      expect(new Set(events).size).toBe(events.length);
    },
  },
  previewBulkMessage: {
    path: bulk,
    make: chooseTemplate,
    again: (app) => desk.click(app, "Reintentar"),
    says: "No se ha podido calcular a quién se enviará.",
    holds: async () => expect(await template()).toHaveDisplayValue("Confirmación de reserva"),
    done: async () => expect(await desk.button(/^Enviar \d+ mensajes$/)).toBeInTheDocument(),
  },
  sendBulkMessage: {
    path: bulk,
    prepare: chooseTemplate,
    make: sendBulk,
    again: async (app) => {
      if (screen.queryByRole("dialog") === null)
        await app.user.click(screen.getAllByRole("link", { name: "Abrir" }).at(-1)!);
      expect(await template()).toHaveDisplayValue("Confirmación de reserva");
      await sendBulk(app);
    },
    waits: "1 cambio espera.",
    done: async (app) => {
      await screen.findByText("Se han enviado 2 mensajes.");
      const guests = ["RSV-000482", "RSV-000247"].map((id) => app.db.hotel.get(id).guestId);
      expect(bulkSent(app).map(({ guestId }) => guestId)).toEqual(guests);
    },
  },
  getGuestMessage: {
    path: `${contact}/messages/M-000010`,
    says: "No se ha podido cargar el mensaje.",
    otherwise: { 404: "tests/contact: says that there is no such message" },
    done: async () => expect(await screen.findByRole("region", { name: "Historial" })).toBeInTheDocument(),
  },
  createGuestMessage: {
    path: newTo,
    prepare: async (app) => {
      await desk.write(app, "Asunto", subject);
      await desk.write(app, "Mensaje", "Llega puntual.");
    },
    ...desk.pressing("Enviar"),
    waits: "Se enviará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Mensaje")).toHaveValue("Llega puntual."),
    done: async (app) => {
      await screen.findByText(/^Mensaje M-\d+ registrado\.$/);
      sentOnce(app);
    },
  },
  updateGuestMessage: {
    path: contact,
    prepare: async (app) => {
      await openDraft(app);
      await desk.write(app, "Mensaje", "Llega puntual.");
      await app.user.selectOptions(await desk.field("Cuándo"), "Ahora");
    },
    ...desk.pressing("Enviar"),
    waits: "Se enviará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Mensaje")).toHaveValue("Llega puntual."),
    done: async (app) => {
      await waitFor(() => sentOnce(app));
      expect(await screen.findByRole("region", { name: "Historial" })).toBeInTheDocument();
    },
  },
  actOnGuestMessage: {
    path: contact,
    prepare: openDraft,
    ...desk.pressing("Enviar ahora"),
    waits: "«Enviar ahora» se hará en cuanto vuelva la conexión.",
    done: async (app) => {
      await waitFor(() => sentOnce(app));
      await waitFor(() => expect(screen.queryByRole("button", { name: "Enviar ahora" })).not.toBeInTheDocument());
    },
  },
};
