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

export const ratesDrivers: DriversOf<typeof ratesContract> = {
  listOffers: {
    path: desk.form,
    make: desk.writeStay,
    again: (app) => desk.click(app, "Reintentar"),
    says: "No se ha podido consultar la disponibilidad.",
    holds: async () => expect(await desk.field("Llegada y salida")).toHaveValue(dates),
    done: async () => expect(await screen.findByRole("radio", { name: /^Familiar ?desde/ })).toBeInTheDocument(),
  },
};
