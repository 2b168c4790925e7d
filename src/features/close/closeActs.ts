import type { CloseSolution, NightClose } from "@/contract/day/close";
import type { PaymentMethod } from "@/contract/account/account";
import type { Cents } from "@/contract/property";
import { closeReasons } from "@/domain/close/closeRules";
import { type ActionDemand, createActions } from "@/shared/actions/createActions";
import type { RecordRefusal } from "@/shared/record/recordRefusal";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

export type CloseAction = "close" | "count" | CloseSolution;

interface CloseInput {
  /** solutions: the reservation as it was seen */
  rowId: string;
  rowVersion: number;
  /** count */
  method: PaymentMethod;
  expected: Cents;
  counted: Cents;
  reason: string;
}

/** What the server says of an act; of a day that is closed it says nothing but that. */
export interface CloseOutcome {
  /** The date. */
  id: string;
  close?: NightClose;
}

/** What is being done with the open day: closing it, counting. */
export const closeActions = createActions<CloseAction, CloseInput, CloseOutcome, RecordRefusal<CloseOutcome>>()(
  "closeActions",
);

export type CloseDemand = ActionDemand<CloseAction, CloseInput>;

/** Those of one day, in their order: the close goes behind what it needs. */
export const writes = createWrite<CloseDemand>()("closeWrites", {
  recordOf: ({ id }) => id,
  isReplaced: (older, newer) =>
    older.action === "count" && newer.action === "count" && older.request.method === newer.request.method,
  isWhat: (value): value is CloseDemand =>
    hasTexts(value, ["id", "action"]) && isObject(value) && isObject(value.request),
});

/** A solved row is gone, and what blocks is counted without it. */
export function asActedOn(close: NightClose | undefined, { id, request }: CloseDemand): NightClose | undefined {
  if (close?.date !== id || request.rowId === undefined) return close;
  const isLeft = (row: { id: string }) => row.id !== request.rowId;
  const [arrivals, departures] = [close.arrivals.filter(isLeft), close.departures.filter(isLeft)];
  const reasons = closeReasons({ ...close, arrivals, departures });
  const actions = close.actions.map((permission) => ({ ...permission, isAllowed: reasons.length === 0, reasons }));
  return { ...close, arrivals, departures, actions };
}

type State = Parameters<typeof writes.selectPending>[0];

/** What is to be done with the day itself as soon as there is a connection. */
export const selectWaitingAct = (state: State, date: string | undefined): CloseAction | undefined =>
  writes.selectPending(state).find(({ what }) => what.id === date && what.request.rowId === undefined)?.what.action;
