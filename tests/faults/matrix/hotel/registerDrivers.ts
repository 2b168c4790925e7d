import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

import type { RegisterEvent } from "@/contract/reservations/register";
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

/** The first register of the list lacks no data of its people; `events` became of it. */
function completeFirst({ db: { hotel, register } }: Opened, events: RegisterEvent[] = []) {
  const { id } = hotel.list.where(({ reservation: { state } }) => state === "inHouse")[0]!.reservation;
  register.stays.set(id, { travellers: [], version: 1, events });
  hotel.revision.advance("registers");
  return id;
}

const event = (what: RegisterEvent["what"]): RegisterEvent => ({
  what,
  at: "2026-03-27T09:00:00.000Z",
  by: "Lucía Fernández",
  version: 1,
  count: 1,
  sentOn: "2026-03-27",
  lot: "",
  reason: "",
});

const prepareAll = async ({ user }: Opened) => user.click(await desk.button(/^Preparar fichero de \d+ parte/));

/** The last button of that name is the one of the dialog, once it is open. */
const press = async ({ user }: Opened, name: string) =>
  user.click((await screen.findAllByRole("button", { name })).at(-1)!);

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
    otherwise: { 404: "tests/desk/register: there is no register without a reservation" },
    done: async () => expect(await address()).toBeInTheDocument(),
  },
  saveRegister: {
    path: list,
    prepare: async (app) => {
      await openOne(app);
      await writeAddress(app);
    },
    ...desk.pressing("Guardar cambios"),
    waits: "Se guardará en cuanto vuelva la conexión.",
    holds: async () => expect(await address()).toHaveValue(street),
    done: async () => expect(await screen.findByText(/^Parte de RSV-\d+ guardado$/)).toBeInTheDocument(),
  },
  prepareRegisters: {
    path: list,
    prepare: async (app) => {
      vi.spyOn(files, "saveFile").mockImplementation(() => {});
      const table = await screen.findByRole("table", { name: "Parte de viajeros" });
      await within(table).findAllByRole("button");
      await waitFor(() => {
        completeFirst(app);
        expect(screen.getByRole("button", { name: /^Preparar fichero de \d+ parte/ })).toBeInTheDocument();
      });
    },
    make: prepareAll,
    hurry: prepareAll,
    done: () => waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce()),
  },
  markRegistersSent: {
    path: list,
    prepare: async (app) => {
      await screen.findByRole("table", { name: "Parte de viajeros" });
      completeFirst(app, [event("prepared")]);
      await press(app, "Marcar como enviado");
      await screen.findByRole("dialog", { name: "Marcar como enviado" });
    },
    make: (app) => press(app, "Marcar como enviado"),
    hurry: (app) => press(app, "Marcar como enviado"),
    holds: async () => expect(await screen.findByRole("dialog", { name: "Marcar como enviado" })).toBeInTheDocument(),
    done: async () => expect(await screen.findByText(/marcado como enviado$/)).toBeInTheDocument(),
  },
  takeBackRegister: {
    path: list,
    prepare: async (app) => {
      await screen.findByRole("table", { name: "Parte de viajeros" });
      const id = completeFirst(app, [event("prepared"), event("sent")]);
      await app.router.navigate(paths.travellers.replace(":id", id));
      await press(app, "Anular el envío");
      const dialog = within(await screen.findByRole("dialog", { name: "Anular el envío" }));
      await app.user.click(dialog.getByRole("textbox"));
      await app.user.paste("Lote rechazado");
    },
    make: (app) => press(app, "Anular el envío"),
    hurry: (app) => press(app, "Anular el envío"),
    holds: async () => expect(await screen.findByDisplayValue("Lote rechazado")).toBeInTheDocument(),
    done: async () => expect(await screen.findByText(/^Envío anulado: el parte de/)).toBeInTheDocument(),
  },
};
