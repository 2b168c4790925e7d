import type { CivilDate } from "@/contract/property";
import { sentences } from "@/contract/sentences";
import type { ClosedPart } from "@/domain/kpis/sinceClosed";

import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { KeptSale } from "./saleOf";

/** A closed day keeps of a stay with what its night was sold, its people, its revenue, its commission. */
export interface ClosedNight extends ClosedPart {
  id: StoredReservation["id"];
  sale: KeptSale;
}

interface ClosedDay {
  date: CivilDate;
  nights: ClosedNight[];
}

/**
 * The nights of closed days, as they were when the day was closed. Each close writes its own, once; those of the sample's past
 * are made of its reservations, which never change, when the figures first ask for them.
 */
export class ClosedNights {
  readonly #kept: Table<"date", ClosedDay>;
  readonly #opened: CivilDate;
  readonly #sampled: (id: string) => ClosedNight[];
  readonly #ofSample = new Map<string, ClosedNight[]>();
  #byStay?: Map<string, ClosedNight[]>;

  /** `opened` is the sample's first open day, and `sampled` says what its closed days have of a stay. */
  constructor(opened: CivilDate, sampled: (id: string) => ClosedNight[], shelf: Shelf) {
    this.#opened = opened;
    this.#sampled = sampled;
    this.#kept = new Table("date", [], sentences.unknownId, shelf.table("closedNights"));
  }

  /** Whether the closed day has kept its nights: an older release has kept none. */
  readonly isKept = (date: CivilDate): boolean => date < this.#opened || this.#kept.has(date);

  /** Of a stay, by date. */
  of(id: string): readonly ClosedNight[] {
    const sampled = this.#ofSample.get(id) ?? this.#sampled(id);
    this.#ofSample.set(id, sampled);
    return [...sampled, ...this.since(id)];
  }

  /** Of a stay, those that were closed since the sample's first open day. */
  since(id: string): readonly ClosedNight[] {
    this.#byStay ??= byStay(this.#kept.all());
    return this.#byStay.get(id) ?? [];
  }

  /** Names of payers without a record. */
  payers(): Set<string> {
    return new Set(this.#kept.all().flatMap(({ nights }) => nights.flatMap(({ sale }) => sale.payer ?? [])));
  }

  /** Written once, before the next day opens. */
  keep(date: CivilDate, nights: ClosedNight[]) {
    if (this.#kept.has(date)) return;
    this.#kept.insert({ date, nights });
    this.#byStay = undefined;
  }
}

function byStay(days: readonly ClosedDay[]) {
  const nights = new Map<string, ClosedNight[]>();
  for (const night of days.flatMap((day) => day.nights)) {
    const others = nights.get(night.id);
    if (others) others.push(night);
    else nights.set(night.id, [night]);
  }
  return nights;
}
