import { nanoid } from "@reduxjs/toolkit";
import { onTestFinished } from "vitest";

import { closeContract, type CloseRow, type NightClose, type SolvedRow } from "@/contract/day/close";
import type { MethodCount } from "@/contract/day/dayFigures";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import type { Shelf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { book, hotelApi } from "./hotelBackend";
import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";

interface Named {
  id: string;
  version: number;
}

export const closeApi = createClient({ ...closeContract, listOutgoing: guestMessagesContract.listOutgoing });

/** A small sample hotel on Tuesday, 14 April 2026, at ten, unless `at` gives another moment. */
export function openClose(size: SampleSize = { reservations: 60 }, shelf?: Shelf, at = "2026-04-14T08:00:00.000Z") {
  const { now, after, advance } = manualClock(at);
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after }, size, { shelf });
  onTestFinished(backend.stop);
  return { db: backend.db, hotel: backend.db.hotel, advance, stop: backend.stop };
}

/** An act at a stay, upon the version that was read. */
export const actOn = ({ id, version }: Named, action: string, input: object = {}) =>
  hotelApi.actOnReservation({ params: { id, action }, body: { version, ...input } });

/** An act at the folio of a stay, once at each version. */
export const postTo = ({ id, version }: Named, action: string, input: object) =>
  hotelApi.actOnFolio({ params: { id, action }, body: { version, sourceRef: `${action}:${id}:${version}`, ...input } });

/** The first free room for a stay. */
export async function freeRoomFor(id: string): Promise<string | undefined> {
  const rooms = await hotelApi.listRoomChoices({ params: { id } });
  return rooms.find(({ reasons }) => reasons.length === 0)?.room.id;
}

export const assigned = async (stay: Named) => actOn(stay, "assignRoom", { roomId: await freeRoomFor(stay.id) });

/** A guest who has come on the open day, with the room. */
export const checkedIn = async (draft: Parameters<typeof book>[0]) =>
  actOn(await assigned(await book({ guarantee: "card", ...draft })), "checkIn");

/** The rows as they were seen, solved together. */
export const solveAll = (date: string, rows: SolvedRow[], solution: string, clientId: string = nanoid()) =>
  closeApi.solveInClose({
    params: { date, solution },
    body: { clientId, rows: rows.map(({ id, version }) => ({ id, version })) },
  });

/** One row alone: the close after it, and the codes of the reasons where it was left out. */
export async function solve(date: string, row: SolvedRow, solution: string) {
  const { close, refused } = await solveAll(date, [row], solution);
  return { ...close, codes: refused.flatMap(({ reasons }) => reasons.map(({ code }) => code)) };
}

/** The reason is asked for where the day has not begun by the clock. */
export const closeDay = (date: string, reason = "Se adelanta el cierre") =>
  closeApi.closeDay({ params: { date }, body: { reason } });

/** Takes back what a call has solved together. */
export const undo = (clientId: string, date = "2026-04-14") => closeApi.undoInClose({ params: { date, clientId } });

export const count = (date: string, method: string, expected: number, counted = expected, reason = "") =>
  closeApi.countCash({ params: { date, method }, body: { expected, counted, reason } });

const isUncounted = ({ method, expected, counted }: MethodCount) =>
  method !== "receivable" && expected !== 0 && counted === null;

/** One thing that the close needs, as a desk would do it; false where nothing is left to do. */
export async function takeStep(close: NightClose, between: (most: number) => number): Promise<boolean> {
  const { date, arrivals, departures, figures } = close;
  const rows = [...arrivals, ...departures];
  const uncounted = figures.payments.find(isUncounted);
  const row = rows[between(rows.length)];
  if (row) {
    const possible = row.actions.filter(({ isAllowed }) => isAllowed);
    const chosen = possible[between(possible.length + 1)]; // or none of them
    if (chosen) await solve(date, row, chosen.action);
    else if (row.situation.startsWith("departs") || row.situation.startsWith("departure")) await checkOut(row);
  } else if (uncounted) await count(date, uncounted.method, uncounted.expected);
  return row !== undefined || uncounted !== undefined;
}

/** Paid by card where something is owed, given back where too much was paid. */
async function checkOut({ id, version, balance }: CloseRow) {
  const action = balance > 0 ? "pay" : "refund";
  const even = balance === 0 || (await postTo({ id, version }, action, { method: "card", amount: Math.abs(balance) }));
  await actOn(even === true ? { id, version } : even, "checkOut");
}

/** All that the close needs, each row by its first solution; false where nothing is left to do. */
export async function takeAll({ date, arrivals, departures, figures }: NightClose): Promise<boolean> {
  const rows = [...arrivals, ...departures];
  const firstOf = ({ actions }: CloseRow) => actions.find(({ isAllowed }) => isAllowed)?.action;
  for (const action of new Set(rows.map(firstOf))) {
    const its = rows.filter((row) => firstOf(row) === action);
    if (action) await solveAll(date, its, action);
    else for (const row of its) await checkOut(row);
  }
  const uncounted = rows.length > 0 ? [] : figures.payments.filter(isUncounted);
  for (const { method, expected } of uncounted) await count(date, method, expected);
  return rows.length > 0 || uncounted.length > 0;
}

/** Solves and counts all that blocks, one by one as `between` draws or all at once, and closes the day. */
export async function closeWhole(between?: (most: number) => number) {
  let close = await closeApi.getClose();
  while (await (between ? takeStep(close, between) : takeAll(close))) close = await closeApi.getClose();
  return closeDay(close.date);
}
