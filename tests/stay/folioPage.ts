import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

import { folioContract } from "@/contract/reservations/folios";
import { guestsContract } from "@/contract/guests/guests";
import type { Reservation } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";
import { reservationCalls } from "../support/reservationCalls";

/** What the tests of a folio's page share. */
export const api = createClient({ ...reservationCalls, ...folioContract, ...guestsContract });
export const noon = () => new Date("2026-03-27T10:00:00.000Z");

export const stored = ({ id }: Reservation) => api.getReservation({ params: { id } });
export const pathOf = ({ id }: Reservation) => `/app/booking/management/booking/${id}?tab=folio`;

/** Without the marks of direction, and with usual spaces. */
export const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, "").replaceAll(/\s/g, " ");
export const amount = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;

export const button = (name: string) => screen.getByRole("button", { name });

export async function openDialog(user: UserEvent, name: string) {
  await user.click(button(name));
  return within(await screen.findByRole("dialog"));
}

export const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

export async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
