import { screen } from "@testing-library/react";
import { expect } from "vitest";

import type { guestMessagesContract } from "@/contract/guests/guestMessages";

import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const templates = "/app/customers/contact/templates";
const schedules = "/app/customers/contact/schedules";

const name = "Nombre de la plantilla";

/** In the server's books once, and nothing else is changed by it. */
const madeOnce = ({ db }: Opened) => {
  expect(db.guestMessages.templates.all().filter((one) => one.name === "Taxi")).toHaveLength(1);
};

/** The contract's calls about templates and schedules. */
export const templatesDrivers: Partial<DriversOf<typeof guestMessagesContract>> = {
  listTemplates: {
    path: templates,
    says: "No se han podido cargar las plantillas.",
    done: async () => expect(await screen.findByRole("link", { name: "Antes de la llegada" })).toBeInTheDocument(),
  },
  getTemplate: {
    path: `${templates}/template-3`,
    says: "No se ha podido cargar la plantilla.",
    otherwise: { 404: "tests/contact: says that there is no such template" },
    done: async () => expect(await desk.field(name)).toHaveValue("Habitación lista"),
  },
  createTemplate: {
    path: `${templates}/-`,
    prepare: async (app) => {
      await desk.write(app, name, "Taxi");
      await desk.write(app, "Mensaje", "Su taxi espera.");
    },
    ...desk.pressing("Crear plantilla"),
    waits: "Se creará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Mensaje")).toHaveValue("Su taxi espera."),
    done: async (app) => {
      await screen.findByText("Plantilla creada.");
      madeOnce(app);
      expect(await screen.findByRole("link", { name: "Taxi" })).toBeInTheDocument();
    },
  },
  updateTemplate: {
    path: `${templates}/template-3`,
    prepare: (app) => desk.write(app, name, "Taxi"),
    ...desk.pressing("Guardar cambios"),
    waits: "Se guardará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field(name)).toHaveValue("Taxi"),
    done: async (app) => {
      await screen.findByText("Plantilla guardada.");
      madeOnce(app);
      expect(app.db.guestMessages.templates.get("template-3")).toMatchObject({ name: "Taxi", version: 2 });
    },
  },
  listSchedules: {
    path: schedules,
    says: "No se han podido cargar las programaciones.",
    done: async () =>
      expect(await screen.findByRole("link", { name: "3 días antes de la llegada" })).toBeInTheDocument(),
  },
  getSchedule: {
    path: `${schedules}/schedule-1`,
    says: "No se ha podido cargar la programación.",
    otherwise: { 404: "tests/contact: says that there is no such schedule" },
    done: async () => expect(await desk.field("Días")).toHaveValue("3"),
  },
  createSchedule: {
    path: `${schedules}/-`,
    prepare: async (app) => {
      await app.user.selectOptions(await desk.field("Días"), "12");
      await app.user.selectOptions(await desk.field("Plantilla"), "Antes de la llegada");
    },
    ...desk.pressing("Crear programación"),
    waits: "Se creará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Días")).toHaveValue("12"),
    done: async ({ db }) => {
      await screen.findByText("Programación creada.");
      expect(db.guestMessages.schedules.all().filter(({ days }) => days === 12)).toHaveLength(1);
      expect(await screen.findByRole("link", { name: "12 días antes de la llegada" })).toBeInTheDocument();
    },
  },
  updateSchedule: {
    path: `${schedules}/schedule-1`,
    prepare: async ({ user }) => user.selectOptions(await desk.field("Días"), "12"),
    ...desk.pressing("Guardar cambios"),
    waits: "Se guardará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Días")).toHaveValue("12"),
    done: async ({ db }) => {
      await screen.findByText("Programación guardada.");
      const changed = db.guestMessages.schedules.all().filter(({ version }) => version > 1);
      expect(changed).toMatchObject([{ id: "schedule-1", days: 12, version: 2 }]);
    },
  },
};
