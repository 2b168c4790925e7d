import type { ComplaintCategory, ComplaintRow } from "@/contract/guests/complaint";
import type { Cents } from "@/contract/property";

const HOUR_MS = 3_600_000;

type Counted = Pick<ComplaintRow, "category" | "room" | "createdAt" | "resolvedAt" | "compensation">;

interface Tally<Key> {
  key: Key;
  count: number;
}

/** Figures of some complaints, for a manager. */
export interface ComplaintFigures {
  /** The most first; only what there is. */
  byCategory: Tally<ComplaintCategory>[];
  byRoom: Tally<string>[];
  solved: number;
  /** From creation to solution, of those that are solved; undefined where none is. */
  meanHours: number | undefined;
  compensation: Cents;
}

export function complaintFigures(complaints: readonly Counted[]): ComplaintFigures {
  const hours = complaints
    .filter(({ resolvedAt }) => resolvedAt !== "")
    .map(({ createdAt, resolvedAt }) => (Date.parse(resolvedAt) - Date.parse(createdAt)) / HOUR_MS);
  return {
    byCategory: tally(complaints.map(({ category }) => category)),
    byRoom: tally(complaints.map(({ room }) => room).filter(Boolean)),
    solved: hours.length,
    meanHours: hours.length > 0 ? sum(hours) / hours.length : undefined,
    compensation: sum(complaints.map(({ compensation }) => compensation)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function tally<Key extends string>(keys: readonly Key[]): Tally<Key>[] {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const tallies = [...counts].map(([key, count]) => ({ key, count }));
  return tallies.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}
