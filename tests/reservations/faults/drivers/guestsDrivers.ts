import { screen } from "@testing-library/react";
import { expect } from "vitest";

import type { guestsContract } from "@/contract/guests";

import { desk } from "../desk";
import type { DriversOf } from "../holdFaults";

export const guestsDrivers: DriversOf<typeof guestsContract> = {
  searchGuests: {
    path: desk.form,
    make: (app) => desk.write(app, "Buscar huésped", "garcía"),
    says: "No se ha podido buscar. Puedes crear la ficha o escribir de nuevo.",
    holds: async () => expect(await desk.field("Buscar huésped")).toHaveValue("garcía"),
    done: async () => expect(await screen.findByText(/^\d+ huéspedes encontrados$/)).toBeInTheDocument(),
  },
  findDuplicates: {
    path: desk.form,
    prepare: desk.writeGuest,
    make: async (app) => {
      const known = [...app.db.hotel.guests.all()].find(({ email }) => email !== "")!;
      await desk.write(app, "Correo electrónico", known.email);
    },
    isSilent: "a warning that cannot be given must not stand in the way",
    holds: async () => expect(await desk.field("Nombre")).toHaveValue("Zoe"),
    done: async () => expect(await screen.findByText(/^Ya existe /)).toBeInTheDocument(),
  },
  createGuest: { notMade: "a new guest is written down with the reservation" },
  listGuests: { notMade: "of the guests' own pages" },
  exportGuests: { notMade: "of the guests' own pages" },
  listDuplicateGuests: { notMade: "of the guests' own pages" },
  getGuest: { notMade: "of the guests' own pages" },
  updateGuest: { notMade: "of the guests' own pages" },
  deleteGuest: { notMade: "of the guests' own pages" },
  restoreGuest: { notMade: "of the guests' own pages" },
  actOnGuest: { notMade: "of the guests' own pages" },
  mergeGuests: { notMade: "of the guests' own pages" },
  unmergeGuests: { notMade: "of the guests' own pages" },
};
