import { screen } from "@testing-library/react";
import { expect } from "vitest";

import type { folioContract } from "@/contract/reservations/folios";

import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const askToCharge = async (app: Opened) => {
  await desk.click(app, "Añadir cargo");
  await desk.write(app, "Concepto", "Minibar");
  await desk.write(app, "Precio por unidad, con IVA (EUR)", "3,50");
};

const charge = async ({ user }: Opened) =>
  user.click((await desk.dialog()).getByRole("button", { name: "Añadir cargo" }));

export const folioDrivers: DriversOf<typeof folioContract> = {
  searchOpenFolios: {
    path: desk.form,
    prepare: async (app) => {
      await desk.openBooking(app, "folio");
      await desk.click(app, "Cobrar");
      await app.user.selectOptions(await desk.field("Forma de pago"), "A otra habitación");
    },
    make: (app) => desk.write(app, "Habitación o huésped que paga", "10"),
    says: "No se ha podido buscar.",
    holds: async () => expect(await desk.field("Habitación o huésped que paga")).toHaveValue("10"),
    done: async () => expect(await screen.findByText(/^\d+ estancias? en curso$/)).toBeInTheDocument(),
  },
  listOpenFoliosNear: {
    path: desk.form,
    prepare: async (app) => {
      await desk.openBooking(app, "folio");
      const { rows } = await desk.api.listReservations({ query: { text: "otero" } });
      const { id, version } = rows.find((row) => app.router.state.location.pathname.endsWith(row.id))!;
      const body = { version, cancelReason: "other" as const };
      await desk.api.actOnReservation({ params: { id, action: "cancel" }, body });
    },
    make: (app) => desk.click(app, "Cargar a otro folio"),
    again: async (app) => {
      await app.user.keyboard("{Escape}");
      await desk.click(app, "Cargar a otro folio");
    },
    isSilent: "the stays it offers are a shortcut: the search below finds every stay in house",
    // the dialog can be used without it
    holds: async () => expect(await desk.field("Concepto")).toHaveValue(""),
    done: async () =>
      expect(await screen.findByRole("combobox", { name: "Habitación o huésped que paga" })).toBeInTheDocument(),
  },
  listGroupChoices: {
    path: desk.form,
    prepare: (app) => desk.openBooking(app, "folio"),
    make: (app) => desk.click(app, "Folio de grupo"),
    again: (app) => desk.click(app, "Reintentar"),
    says: "No se han podido cargar las reservas.",
    done: async () => expect(await desk.field("Nombre del grupo")).not.toHaveValue(""),
  },
  actOnFolio: {
    path: desk.form,
    prepare: async (app) => {
      await desk.openBooking(app, "folio");
      await askToCharge(app);
    },
    make: charge,
    // what waited has left its dialog
    again: async (app) => {
      if (screen.queryByRole("dialog") === null) await askToCharge(app);
      await charge(app);
    },
    hurry: charge,
    waits: "«Añadir cargo» se hará en cuanto vuelva la conexión.",
    holds: () => {
      const what = screen.queryByLabelText("Concepto");
      if (what) expect(what).toHaveValue("Minibar");
      expect(screen.queryByRole("row", { name: /Minibar/ })).not.toBeInTheDocument();
    },
    done: async () => expect(await screen.findByRole("row", { name: /Minibar/ })).toBeInTheDocument(),
  },
};
