import { screen, within } from "@testing-library/react";

import type { Guest } from "@/contract/guests";
import type { Conditions } from "@/fakeBackend/conditions";
import { toGuest } from "@/fakeBackend/hotel/toGuest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

export const listPath = "/app/customers/list";
const now = () => new Date("2026-04-14T08:00:00.000Z");

/** The table's library brings its own stylesheet, through which jsdom would go for each role that is looked up. */
export async function withoutTableStyles() {
  await import("react-data-table-component");
  for (const style of document.head.querySelectorAll("style")) style.remove();
}

type Opened = ReturnType<typeof openApp>;

/** The guests' pages in a small sample hotel. `prepare` changes the hotel before the page is opened. */
export function openGuestsPage(path = "", conditions: Partial<Conditions> = {}): Opened {
  alreadySignedIn();
  return openApp(listPath + path, { now, ...conditions }, { reservations: 60 });
}

/** The sample's guests for whom it holds, in the order of their numbers. */
export const guestsIn = ({ db: { hotel } }: Opened, holds: (guest: Guest) => boolean): Guest[] =>
  [...hotel.guests.all()].map((guest) => toGuest(guest, hotel)).filter(holds);

export const nameOf = ({ firstName, lastName }: Guest) => `${firstName} ${lastName}`.trim();

export const table = () => screen.findByRole("table", { name: "Lista de clientes" });

export async function names(): Promise<(string | null)[]> {
  const links = await within(await table()).findAllByRole("link");
  return links.map((link) => link.textContent);
}

export const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
