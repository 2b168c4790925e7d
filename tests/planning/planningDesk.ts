import { screen, within } from "@testing-library/react";

import type { Conditions } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T08:00:00.000Z");

/** The page on Tuesday, 14 April 2026, with some weeks of the sample. */
export function openPlanning(query = "?type=IND", conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp(`/app/booking/availability${query}`, { now, ...conditions });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole("button", { name }));
  const { hotel } = app.db;
  /** A stay in a single room from a date on, before the guest arrives. */
  const assigned = (from: string) =>
    [...hotel.all()].find(
      ({ state, arrival, nights }) =>
        state === "confirmed" &&
        nights[0]?.roomTypeId === "IND" &&
        arrival >= from &&
        arrival < "2026-04-20" &&
        nights.every(({ roomId }) => roomId),
    )!;
  const nameOf = (guestId: string) => {
    const { firstName, lastName } = hotel.guests.get(guestId);
    return `${firstName} ${lastName}`.trim();
  };
  return { ...app, press, hotel, assigned, nameOf };
}

export const grid = () => screen.findByRole("grid", { name: "Planning" });
export const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
