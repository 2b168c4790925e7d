import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, vi } from "vitest";

import type { FolioAct, FolioAction } from "@/contract/reservations/folio";
import { folioContract } from "@/contract/reservations/folios";
import { guestsContract } from "@/contract/guests/guests";
import type { Reservation } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";
import { reservationCalls } from "../support/reservationCalls";

/** What the tests of a folio's page share. */
export const api = createClient({ ...reservationCalls, ...folioContract, ...guestsContract });
export const noon = () => new Date("2026-03-27T10:00:00.000Z");

export const stored = ({ id }: Reservation) => api.getReservation({ params: { id } });
export const pathOf = ({ id }: Reservation) => `/app/booking/management/booking/${id}?tab=folio`;

/** Without the marks of direction, and with usual spaces. */
export const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, "").replaceAll(/\s/g, " ");
export const amount = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;

let posted = 0;

/** An act on a folio, as another desk does it. */
export function post({ id, version }: Reservation, action: FolioAction, act: Partial<FolioAct> = {}) {
  posted += 1;
  return api.actOnFolio({ params: { id, action }, body: { version, sourceRef: `test:${posted}`, ...act } });
}

/** A booking of two nights in May, on its page, with some acts on its folio before. */
export async function openFolio(...before: [FolioAction, Partial<FolioAct>][]) {
  alreadySignedIn();
  const app = openApp("/app/booking/management/booking/-", { now: noon });
  let booking = await api.createReservation({ body: { clientId: "one", draft: bookingDraft } });
  for (const act of before) booking = await post(booking, ...act);
  await app.router.navigate(pathOf(booking));
  await screen.findAllByRole("table", { name: /^Folio/ });
  return { ...app, booking };
}

/** The text of what a press prints. */
export async function printedBy(user: UserEvent, name: string) {
  const papers: HTMLElement[] = [];
  vi.spyOn(window, "print").mockImplementation(() => {
    papers.push(document.querySelector<HTMLElement>(".printed")!.cloneNode(true) as HTMLElement);
  });
  await user.click(button(name));
  await waitFor(() => expect(papers).toHaveLength(1));
  return {
    paper: plain(papers[0]!.textContent),
    language: papers[0]!.querySelector(".print-document")?.getAttribute("lang"),
  };
}

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
