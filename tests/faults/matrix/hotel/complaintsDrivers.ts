import { screen, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";

import type { complaintsContract } from "@/contract/guests/complaints";
import * as files from "@/shared/csv/saveFile";

import { desk } from "../desk";
import type { DriversOf } from "../holdFaults";

const list = "/app/customers/complaints";
/** Few cards, and an open one among them. */
const found = "text=Q-000038";
const one = `${list}/Q-000038?${found}`;
const who = "Huésped o habitación";
const what = "Qué ha pasado";

const row = () => screen.findByRole("link", { name: "Q-000038" });

export const complaintsDrivers: DriversOf<typeof complaintsContract> = {
  listComplaints: {
    path: `${list}?display=table&${found}`,
    says: "No se han podido cargar las quejas.",
    done: async () => expect(await row()).toBeInTheDocument(),
  },
  exportComplaints: {
    path: `${list}?display=table&${found}`,
    prepare: async () => {
      vi.spyOn(files, "saveFile").mockImplementation(() => {});
      await row();
    },
    ...desk.pressing("Exportar CSV"),
    done: () => waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce()),
  },
  findComplainants: {
    path: `${list}/-?${found}`,
    make: (app) => desk.write(app, who, "garcía"),
    says: "No se ha podido buscar.",
    holds: async () => expect(await desk.field(who)).toHaveValue("garcía"),
    done: async () => expect(await screen.findByText(/^\d+ resultados$/)).toBeInTheDocument(),
  },
  getComplaint: {
    path: one,
    says: "No se ha podido cargar la queja.",
    otherwise: { 404: "tests/guests/complaints/record: says that there is no such complaint" },
    done: async () => expect(await desk.field(what)).toBeInTheDocument(),
  },
  createComplaint: {
    path: `${list}/-?${found}`,
    prepare: async (app) => {
      await desk.write(app, who, "201");
      await app.user.click((await screen.findAllByRole("option", { name: /201/ }))[0]!);
      const [severity] = await screen.findAllByLabelText("Gravedad", { selector: "select" });
      await app.user.selectOptions(severity!, "Grave · 4 h");
      await desk.write(app, what, "La ducha no funciona.");
    },
    ...desk.pressing("Crear queja"),
    waits: "Se creará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field(what)).toHaveValue("La ducha no funciona."),
    done: async () => expect(await screen.findByRole("dialog", { name: "Q-000041" })).toBeInTheDocument(),
  },
  updateComplaint: {
    path: one,
    prepare: (app) => desk.write(app, what, "La moqueta sigue sucia."),
    ...desk.pressing("Guardar cambios"),
    waits: "Se guardará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field(what)).toHaveValue("La moqueta sigue sucia."),
    done: async () => expect(await screen.findByText("Queja Q-000038 guardada.")).toBeInTheDocument(),
  },
  actOnComplaint: {
    path: one,
    ...desk.pressing("Empezar gestión"),
    waits: "«Empezar gestión» se hará en cuanto vuelva la conexión.",
    done: () => waitFor(() => expect(screen.getByRole("button", { name: "Resolver" })).toHaveClass("btn-primary")),
  },
};
