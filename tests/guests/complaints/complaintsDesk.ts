import { screen, within } from "@testing-library/react";

import type { Conditions } from "@/fakeBackend/core/conditions";
import { newComplaint } from "@/fakeBackend/complaints/changeComplaint";

import { alreadySignedIn } from "../../support/alreadySignedIn";
import { openApp } from "../../support/openApp";

const now = () => new Date("2026-04-14T08:00:00.000Z");
const guestId = "guest-26";

/** The complaints' pages in a small sample hotel, with one of Anaïs Fontaine about the air conditioning. */
export function openComplaintsPage(path = "", conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp(`/app/customers/complaints${path}`, { now, ...conditions }, { reservations: 60 });
  const { complaints } = app.db;
  const description = "El aire no enfría.";
  const draft = { guestId, roomId: "R-207", category: "climate", department: "maintenance", description } as const;
  const actor = { by: "Omar Benali", now: now() };
  complaints.put(newComplaint(complaints.nextId(), { ...draft, severity: "serious" }, actor));
  return app;
}

export const column = async (name: RegExp) => within(await screen.findByRole("region", { name }));
export const card = async (name: RegExp) => within((await (await column(name)).findByText("Q-000041")).closest("li")!);
export const field = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: ".modal :is(input, select, textarea)" });
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const drawer = async () => within(await screen.findByRole("dialog", { name: "Q-000041" }));
