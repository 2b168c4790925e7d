import { nanoid } from "@reduxjs/toolkit";
import axios from "axios";
import { onTestFinished } from "vitest";

import { closeContract, type CloseRefusal, type CloseRow, type NightClose, type SolvedRow } from "@/contract/day/close";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import type { Shelf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { hotelApi } from "./hotelBackend";
import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";

export const closeApi = createClient({ ...closeContract, listOutgoing: guestMessagesContract.listOutgoing });

/** A small sample hotel on Tuesday, 14 April 2026, at ten, unless `at` gives another moment. */
export function openClose(size: SampleSize = { reservations: 60 }, shelf?: Shelf, at = "2026-04-14T08:00:00.000Z") {
  const { now, after, advance } = manualClock(at);
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after }, size, { shelf });
  onTestFinished(backend.stop);
  return { db: backend.db, hotel: backend.db.hotel, advance, stop: backend.stop };
}

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

export const closeDay = (date: string) => closeApi.closeDay({ params: { date } });

export const count = (date: string, method: string, expected: number, counted = expected, reason = "") =>
  closeApi.countCash({ params: { date, method }, body: { expected, counted, reason } });

/** One thing that the close needs, as a desk would do it; false where nothing is left to do. */
export async function takeStep(close: NightClose, between: (most: number) => number): Promise<boolean> {
  const { date, arrivals, departures, figures } = close;
  const rows = [...arrivals, ...departures];
  const uncounted = figures.payments.find(
    ({ method, expected, counted }) => method !== "receivable" && expected !== 0 && counted === null,
  );
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
  const [action, amount] = balance > 0 ? ["pay", balance] : ["refund", -balance];
  const reservation =
    balance === 0
      ? { version }
      : await hotelApi.actOnFolio({
          params: { id, action },
          body: { version, method: "card", amount, sourceRef: `desk:${id}:${version}` },
        });
  await hotelApi.actOnReservation({ params: { id, action: "checkOut" }, body: { version: reservation.version } });
}

/** Solves and counts all that blocks, and closes the day. */
export async function closeWhole(between: (most: number) => number = () => 0) {
  let close = await closeApi.getClose();
  while (await takeStep(close, between)) close = await closeApi.getClose();
  return closeDay(close.date);
}

/** Status, codes and fields that a call was refused with. */
export async function closeRefusalOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!axios.isAxiosError<CloseRefusal>(error) || !error.response) throw error;
    const { status, data } = error.response;
    return { status, ...data, codes: data.reasons.map(({ code }) => code) };
  }
  throw new Error("The call was not refused.");
}
