import { screen } from "@testing-library/react";
import { expect } from "vitest";

import type { deskContract } from "@/contract/reservations/desk";
import { paths } from "@/shared/routing/paths";

import { bookingDraft } from "../../../support/bookingDraft";
import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const passport = "Documento";

/** A reservation of another desk, at its check-in, and what is missing of the guest. */
async function askForData(app: Opened) {
  const { id } = await desk.api.createReservation({ body: { clientId: "of-another-desk", draft: bookingDraft } });
  await app.router.navigate(paths.checkIn.replace(":id", id));
  await writeData(app);
}

async function writeData(app: Opened) {
  await desk.click(app, "Completar datos");
  await desk.write(app, "DNI o pasaporte", passport);
}

const save = async ({ user }: Opened) => user.click(screen.getByRole("button", { name: "Guardar datos" }));

export const deskDrivers: DriversOf<typeof deskContract> = {
  getDesk: {
    path: paths.checkInOut,
    says: "No se ha podido cargar la recepción.",
    done: async () => expect(await screen.findByRole("table", { name: "Llegadas" })).toBeInTheDocument(),
  },
  listFreeRooms: {
    path: paths.walkIn,
    says: "No se han podido cargar las habitaciones.",
    done: async () => expect((await screen.findAllByRole("radio"))[0]).toBeInTheDocument(),
  },
  actAtDesk: {
    path: paths.checkInOut,
    prepare: askForData,
    make: save,
    // what waited has left its dialog
    again: async (app) => {
      if (screen.queryByRole("button", { name: "Guardar datos" }) === null) await writeData(app);
      await save(app);
    },
    hurry: save,
    waits: "«Completar datos» se hará en cuanto vuelva la conexión.",
    holds: () => {
      const field = screen.queryByLabelText("DNI o pasaporte");
      if (field) expect(field).toHaveValue(passport);
    },
    done: async () => expect(await screen.findByText(/^Faltan: País y Fecha de nacimiento\.$/)).toBeInTheDocument(),
  },
};
