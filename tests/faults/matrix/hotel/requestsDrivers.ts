import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

import type { requestsContract } from "@/contract/guests/requests";
import * as files from "@/shared/csv/saveFile";

import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const list = "/app/customers/request";

/** Of the sample: one that is new, and its reservation. */
function newOne({ db }: Opened) {
  const today = db.hotel.property.businessDate;
  return db.requests.all().find(({ state, dueOn, kind }) => state === "new" && dueOn > today && kind === "towels")!;
}

const openNewOne = async (app: Opened) => {
  await app.router.navigate(`${list}/${newOne(app).id}`);
  await desk.button("Rechazar");
};

const askToReject = async (app: Opened) => {
  await desk.click(app, "Rechazar");
  await desk.write(app, "Motivo", "No quedan");
};

const reject = async ({ user }: Opened) => {
  const dialog = within(await screen.findByRole("dialog", { name: "Rechazar" }));
  await user.click(dialog.getByRole("button", { name: "Rechazar" }));
};

export const requestsDrivers: DriversOf<typeof requestsContract> = {
  listRequestKinds: {
    path: `${list}/-`,
    says: "No se ha podido cargar la solicitud.",
    done: async () => expect(await desk.field("Qué pide")).toBeInTheDocument(),
  },
  listRequests: {
    path: list,
    says: "No se han podido cargar las solicitudes.",
    done: async () => expect(await screen.findAllByRole("row", { name: /S-0/ })).toHaveLength(10),
  },
  exportRequests: {
    path: list,
    prepare: async () => {
      vi.spyOn(files, "saveFile").mockImplementation(() => {});
      await screen.findAllByRole("row", { name: /S-0/ });
    },
    ...desk.pressing("Exportar CSV"),
    done: () => waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce()),
  },
  listDuties: {
    path: list,
    again: ({ db }) => db.hotel.revision.advance("requests"),
    isSilent: "the list below has the same rows, and says so itself",
    done: async () => expect(await screen.findByRole("navigation", { name: "Por hacer hoy" })).toBeInTheDocument(),
  },
  listRequestsOf: {
    path: "/app/booking/management/booking/RSV-000482?tab=requests",
    says: "No se han podido cargar las solicitudes.",
    done: async () => {
      const section = within(await screen.findByRole("region", { name: "Solicitudes" }));
      expect((await section.findAllByRole("link")).length).toBeGreaterThan(0);
    },
  },
  getRequest: {
    path: `${list}/S-000012`,
    says: "No se ha podido cargar la solicitud.",
    otherwise: { 404: "tests/fakeBackend/requests: replies 404 for a request that is not there" },
    done: async () => expect(await screen.findByRole("region", { name: "Historial" })).toBeInTheDocument(),
  },
  createRequest: {
    path: `${list}/-?reservation=RSV-000482&day=2026-03-27`,
    prepare: async (app) => {
      await app.user.selectOptions(await desk.field("Qué pide"), "Toallas");
      await desk.write(app, "Nota", "De piscina");
    },
    ...desk.pressing("Crear solicitud"),
    waits: "Se creará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Nota")).toHaveValue("De piscina"),
    done: async () => expect(await screen.findByRole("dialog", { name: "Toallas · S-000121" })).toBeInTheDocument(),
  },
  updateRequest: {
    path: list,
    prepare: async (app) => {
      await openNewOne(app);
      await desk.write(app, "Nota", "De piscina");
    },
    ...desk.pressing("Guardar cambios"),
    waits: "Se guardará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Nota")).toHaveValue("De piscina"),
    done: async () => expect(await screen.findByText(/^Solicitud S-\d+ guardada\.$/)).toBeInTheDocument(),
  },
  actOnRequest: {
    path: list,
    prepare: async (app) => {
      await openNewOne(app);
      await askToReject(app);
    },
    make: reject,
    // what waited has left its dialog
    again: async (app) => {
      if (screen.queryByRole("dialog", { name: "Rechazar" }) === null) await askToReject(app);
      await reject(app);
    },
    hurry: reject,
    waits: "«Rechazar» se hará en cuanto vuelva la conexión.",
    holds: () => {
      const reason = screen.queryByLabelText("Motivo");
      if (reason) expect(reason).toHaveValue("No quedan");
    },
    done: async () => expect(await screen.findByText("Solicitud rechazada")).toBeInTheDocument(),
  },
};
