import type { CivilDate } from "@/contract/property";

import type { TableShelf } from "../../core/shelf";

/** The shelf's key of the business date. */
const BUSINESS_DATE = "businessDate";

/** The hotel's day: that of the first books until one is closed. */
export class BusinessDay {
  readonly #shelf: TableShelf;
  #date: CivilDate;

  constructor(first: CivilDate, shelf: TableShelf) {
    this.#shelf = shelf;
    this.#date = (shelf.kept.get(BUSINESS_DATE) as CivilDate | undefined) ?? first;
  }

  get date(): CivilDate {
    return this.#date;
  }

  open(date: CivilDate) {
    this.#date = date;
    this.#shelf.put(BUSINESS_DATE, date);
  }
}
