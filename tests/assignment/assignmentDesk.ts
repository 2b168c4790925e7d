import { screen, within } from "@testing-library/react";

import type { Conditions } from "@/fakeBackend/core/conditions";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T08:00:00.000Z");

/** The page on Tuesday, 14 April 2026, with some weeks of the sample. */
export function openAssignment(query = "", conditions: Partial<Conditions> = {}, size?: SampleSize) {
  alreadySignedIn();
  const app = openApp(`/app/booking/assigmnent${query}`, { now, ...conditions }, size);
  const press = async (name: string | RegExp) => app.user.click(await button(name));
  return { ...app, press, propose: () => press("Proponer") };
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const table = async () => within(await screen.findByRole("table", { name: "Propuesta" }));
export const rows = async () => (await (await table()).findAllByRole("row")).slice(1);

/** The cells of a row: whose it is, from, to and why. */
export const wordsOf = (row: HTMLElement) => [
  within(row).getByRole("link").textContent,
  ...within(row)
    .getAllByRole("cell")
    .slice(1)
    .map(({ textContent }) => textContent),
];
