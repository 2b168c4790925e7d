import { screen } from "@testing-library/react";
import { expect } from "vitest";

import type { propertyContract } from "@/contract/property";
import type { ratesContract } from "@/contract/reservations/rates";

import { dates, desk } from "../desk";
import type { CallDriver, DriversOf } from "../holdFaults";

/** Without any of it nothing can be booked. */
const houseDriver: CallDriver = {
  path: desk.form,
  says: "No se ha podido cargar la reserva.",
  done: async () => expect(await desk.field("Llegada y salida")).toBeInTheDocument(),
};

export const propertyDrivers: DriversOf<typeof propertyContract> = {
  getProperty: houseDriver,
  listRoomTypes: houseDriver,
  listRooms: houseDriver,
  listSalesChannels: houseDriver,
  listProducts: houseDriver,
};

export const ratesDrivers: DriversOf<typeof ratesContract> = {
  listRatePlans: houseDriver,
  listOffers: {
    path: desk.form,
    make: desk.writeStay,
    again: (app) => desk.click(app, "Reintentar"),
    says: "No se ha podido consultar la disponibilidad.",
    holds: async () => expect(await desk.field("Llegada y salida")).toHaveValue(dates),
    done: async () => expect(await screen.findByRole("radio", { name: /^Familiar ?desde/ })).toBeInTheDocument(),
  },
};
