import { screen, within } from "@testing-library/react";

import type { Conditions } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const listPath = "/app/customers/list";
const now = () => new Date("2026-04-14T08:00:00.000Z");

/** The guests' pages in a small sample hotel. */
export function openGuestsPage(path = "", conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  return openApp(listPath + path, { now, ...conditions }, { reservations: 60 });
}

export const table = () => screen.findByRole("table", { name: "Lista de clientes" });

export async function names(): Promise<(string | null)[]> {
  const links = await within(await table()).findAllByRole("link");
  return links.map((link) => link.textContent);
}

export const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
