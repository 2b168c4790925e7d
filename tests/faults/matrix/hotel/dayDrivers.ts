import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

import type { dayContract } from "@/contract/day/day";
import type { hotelChangesContract } from "@/contract/hotelChanges";

import type { DriversOf, Opened } from "../holdFaults";

const path = "/app/booking/home";
const inHouse = async () => Number((await screen.findByRole("link", { name: /^En casa/ })).textContent);

let guests = 0;

/** Somebody leaves, at another desk. */
function leave({ db: { hotel } }: Opened) {
  const guest = [...hotel.all()].find(({ state }) => state === "inHouse")!;
  hotel.put({ ...guest, state: "checkedOut", checkedOutOn: hotel.property.businessDate, version: guest.version + 1 });
}

export const dayDrivers: DriversOf<typeof dayContract> = {
  getDay: {
    path,
    says: "No se ha podido cargar el día.",
    done: async () => expect(await screen.findByRole("heading", { name: "Urgente" })).toBeInTheDocument(),
  },
};

export const hotelChangesDrivers: DriversOf<typeof hotelChangesContract> = {
  awaitHotelChanges: {
    path,
    prepare: async () => void (guests = await inHouse()),
    again: () => window.dispatchEvent(new Event("online")),
    isSilent: "it is asked again and again by itself; the pages do without it",
    holds: async () => expect(await inHouse()).toBe(guests),
    done: async (app) => {
      await waitFor(async () => {
        leave(app);
        expect(await inHouse()).toBeLessThan(guests);
      });
    },
  },
};
