import { screen } from "@testing-library/react";
import { expect } from "vitest";

import type { ratesContract } from "@/contract/reservations/rates";
import type { setUpContract } from "@/contract/reservations/setUp";

import { dates, desk } from "../desk";
import type { DriversOf } from "../holdFaults";

export const setUpDrivers: DriversOf<typeof setUpContract> = {
  getSetUp: {
    path: desk.form,
    says: "No se ha podido cargar la reserva.",
    done: async () => expect(await desk.field("Llegada y salida")).toBeInTheDocument(),
  },
};

const night = "05/05/2026 - 06/05/2026";

export const ratesDrivers: DriversOf<typeof ratesContract> = {
  listOffers: {
    path: desk.form,
    make: desk.writeStay,
    again: (app) => desk.click(app, "Reintentar"),
    says: "No se ha podido consultar la disponibilidad.",
    holds: async () => expect(await desk.field("Llegada y salida")).toHaveValue(dates),
    done: async () => expect(await screen.findByRole("radio", { name: /^Familiar ?desde/ })).toBeInTheDocument(),
  },
  // for a single night under a plan that asks for two
  listOfferAlternatives: {
    path: desk.form,
    make: async (app) => {
      await desk.write(app, "Llegada y salida", night);
      await app.user.keyboard("{Enter}");
      await app.user.click(await screen.findByRole("radio", { name: /^Familiar ?desde/ }));
      await app.user.click(await screen.findByRole("radio", { name: /^Media pensión/ }));
    },
    again: (app) => desk.click(app, "Reintentar"),
    says: "No se han podido consultar otras fechas.",
    holds: async () => expect(await desk.field("Llegada y salida")).toHaveValue(night),
    done: async () => expect(await screen.findByText(/^No hay otras fechas libres/)).toBeInTheDocument(),
  },
};
