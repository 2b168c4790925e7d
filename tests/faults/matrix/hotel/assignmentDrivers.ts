import { screen, within } from "@testing-library/react";
import { expect } from "vitest";

import type { assignmentContract } from "@/contract/reservations/assignment";

import { desk } from "../desk";
import type { DriversOf } from "../holdFaults";

const path = "/app/booking/assigmnent";
const proposal = async () => within(await screen.findByRole("table", { name: "Propuesta" }));

export const assignmentDrivers: DriversOf<typeof assignmentContract> = {
  getAssignmentPlan: {
    path,
    says: "No se han podido cargar las reservas.",
    done: async () => expect(await screen.findByText(/reservas? sin habitación\.$/)).toBeInTheDocument(),
  },
  applyAssignment: {
    path,
    prepare: async (app) => {
      await screen.findByText(/reservas? sin habitación\.$/);
      await desk.click(app, "Proponer");
      await proposal();
    },
    ...desk.pressing("Aplicar seleccionadas"),
    waits: "Se aplicará en cuanto vuelva la conexión.",
    holds: async () => expect((await proposal()).queryByText("Aplicada")).not.toBeInTheDocument(),
    done: async () => expect((await (await proposal()).findAllByText("Aplicada")).length).toBeGreaterThan(0),
  },
};
