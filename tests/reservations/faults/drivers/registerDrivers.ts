import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

import type { registerContract } from "@/contract/reservations/registers";
import { paths } from "@/shared/routing/paths";
import * as files from "@/shared/csv/saveFile";

import { bookingDraft } from "../../../support/bookingDraft";
import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const list = `${paths.checkInOut}?tab=travellers`;
const street = "Calle Mayor 1";

/** The register of a reservation of another desk. */
async function openOne({ router }: Opened) {
  const { id } = await desk.api.createReservation({ body: { clientId: "of-another-desk", draft: bookingDraft } });
  await router.navigate(paths.travellers.replace(":id", id));
}

const address = async () => (await screen.findAllByLabelText("Dirección"))[0]!;

async function writeAddress({ user }: Opened) {
  const field = await address();
  await user.clear(field);
  await user.click(field);
  await user.paste(street);
}

/** The first register of the list has nobody of whom something is missing. */
function completeFirst({ db: { hotel, register } }: Opened) {
  const { id } = hotel.list.where(({ reservation: { state } }) => state === "inHouse")[0]!.reservation;
  register.stays.set(id, { travellers: [], version: 1 });
  hotel.revision.advance();
}

const sendAll = async ({ user }: Opened) => user.click(await desk.button(/^Enviar \d+ parte/));

export const registerDrivers: DriversOf<typeof registerContract> = {
  listRegisters: {
    path: list,
    says: "No se han podido cargar los partes.",
    done: async () => expect(await screen.findByRole("table", { name: "Parte de viajeros" })).toBeInTheDocument(),
  },
  getRegister: {
    path: list,
    make: openOne,
    again: (app) => desk.click(app, "Reintentar"),
    says: "No se ha podido cargar el parte.",
    otherwise: { 404: "tests/reservations/register: there is no register without a reservation" },
    done: async () => expect(await address()).toBeInTheDocument(),
  },
  saveRegister: {
    path: list,
    prepare: async (app) => {
      await openOne(app);
      await writeAddress(app);
    },
    make: (app) => desk.click(app, "Guardar cambios"),
    hurry: (app) => desk.click(app, "Guardar cambios"),
    waits: "Se guardará en cuanto vuelva la conexión.",
    holds: async () => expect(await address()).toHaveValue(street),
    done: async () => expect(await screen.findByText(/^Parte de RSV-\d+ guardado$/)).toBeInTheDocument(),
  },
  sendRegisters: {
    path: list,
    prepare: async (app) => {
      vi.spyOn(files, "saveFile").mockImplementation(() => {});
      const table = await screen.findByRole("table", { name: "Parte de viajeros" });
      await within(table).findAllByRole("button");
      await waitFor(() => {
        completeFirst(app);
        expect(screen.getByRole("button", { name: /^Enviar \d+ parte/ })).toBeInTheDocument();
      });
    },
    make: sendAll,
    hurry: sendAll,
    done: () => waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce()),
  },
};
