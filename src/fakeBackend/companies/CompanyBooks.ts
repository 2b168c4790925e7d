import type { StoredCompany } from "@/contract/companies/companies";
import type { CommissionSettlement } from "@/contract/companies/companyPage";
import type { ReceivableAccount } from "@/contract/billing/receivable";
import type { Cents, CivilDate } from "@/contract/property";
import { isUncounted } from "@/domain/reservations/countedReasons";
import type { FigureStay, Sale, StayPart } from "@/domain/kpis/figureStay";

import type { Database } from "../core/database";
import { groupedBy } from "../core/groupedBy";
import type { FigureBook } from "../figures/FigureBook";
import type { Hotel } from "../hotel/Hotel";
import type { RecordBook } from "../records/RecordBook";

/** With what it settles of each stay and day: what comes afterwards is of the next one. */
export interface StoredSettlement extends CommissionSettlement {
  companyId: string;
  lines: { reservationId: string; date: CivilDate; amount: Cents }[];
}

/** A stay of a company, or one that it has sold as an agency; a stay may be both. */
export interface CompanyShare {
  stay: FigureStay;
  /** Of the nights that it has sold or stayed. */
  parts: readonly StayPart[];
  isSold: boolean;
  isStaying: boolean;
}

type Companies = Pick<Sale, "companyId" | "agencyId">;

export interface CompanySums {
  nights: number;
  revenue: Cents;
  cancellations: number;
  /** Of closed nights. */
  commission: Cents;
}

export const revenueOf = ({ roomRevenue, dayUseRevenue, noShowRevenue, otherRevenue }: StayPart): Cents =>
  roomRevenue + dayUseRevenue + noShowRevenue + otherRevenue;

/** The figures of companies, made of those of the hotel: read once for each change of the books. */
export class CompanyBooks {
  readonly hotel: Hotel;
  readonly settlements: RecordBook<StoredSettlement>;
  readonly #figures: FigureBook;
  readonly #billing: Database["billing"];
  #readAt = -1;
  #shares = new Map<string, CompanyShare[]>();
  #sums = new Map<string, CompanySums>();
  #merged = new Map<string, StoredCompany[]>();
  #accounts = new Map<string, ReceivableAccount>();

  constructor({ hotel, figures, billing }: Database, settlements: RecordBook<StoredSettlement>) {
    this.hotel = hotel;
    this.settlements = settlements;
    this.#figures = figures.book;
    this.#billing = billing;
  }

  /** The first night that is not closed. */
  get openNight(): CivilDate {
    return this.#figures.openNight;
  }

  /** The stays of a record with those of the records merged into it. */
  sharesOf(id: string): readonly CompanyShare[] {
    this.#read();
    return this.#shares.get(id) ?? [];
  }

  /** The records that were merged into one. */
  mergedInto(id: string): readonly StoredCompany[] {
    this.#read();
    return this.#merged.get(id) ?? [];
  }

  sumsOf(id: string): CompanySums {
    this.#read();
    const known = this.#sums.get(id) ?? this.#sum(id);
    this.#sums.set(id, known);
    return known;
  }

  /** The first closed day of what was sold with a record: one that was merged keeps its terms for it. */
  firstClosedOf(id: string): CivilDate | undefined {
    return this.sharesOf(this.now(id)?.id ?? "")
      .flatMap(({ stay, parts }) => parts.filter(({ sale = stay }) => sale.agencyId === id))
      .map(({ date }) => date)
      .filter((date) => date < this.openNight)
      .toSorted()[0];
  }

  settlementsOf(id: string): StoredSettlement[] {
    return this.settlements.all().filter(({ companyId }) => this.now(companyId)?.id === id);
  }

  accountOf(id: string): ReceivableAccount | undefined {
    this.#read();
    return this.#accounts.get(id);
  }

  settledOf(id: string): Cents {
    return this.settlementsOf(id).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Names by which something was sold to it: reservations keep the record that they were sold with. */
  now(id: string | undefined): StoredCompany | undefined {
    return this.hotel.companies.now(id);
  }

  #read() {
    const { count } = this.hotel.revision;
    if (count === this.#readAt) return;
    this.#readAt = count;
    this.#shares = new Map();
    this.#sums = new Map();
    this.#merged = groupedBy(this.hotel.companies.all(), ({ into = "" }) => into);
    this.#accounts = new Map(this.#billing.accounts(this.hotel.clock()).map((account) => [account.id, account]));
    for (const stored of this.hotel.all()) {
      const sales = stored.isDeleted ? [] : this.#figures.closed.salesOf(stored);
      if (sales.length === 0) continue;
      const stay = this.#figures.stay(stored.id);
      const isSoldBy = (id: string, sale: Companies) => this.now(sale.agencyId)?.id === id;
      const isStayOf = (id: string, sale: Companies) => this.now(sale.companyId)?.id === id;
      const ids = sales.flatMap((sale) =>
        [this.now(sale.companyId)?.id ?? [], this.now(sale.agencyId)?.id ?? []].flat(),
      );
      for (const id of new Set(ids))
        this.#share(id, {
          stay,
          get parts() {
            return stay.parts.filter(({ sale = stay }) => isSoldBy(id, sale) || isStayOf(id, sale));
          },
          isSold: sales.some((sale) => isSoldBy(id, sale)),
          isStaying: sales.some((sale) => isStayOf(id, sale)),
        });
    }
  }

  #share(id: string, share: CompanyShare) {
    const shares = this.#shares.get(id);
    if (shares) shares.push(share);
    else this.#shares.set(id, [share]);
  }

  #sum(id: string): CompanySums {
    const sums: CompanySums = { nights: 0, revenue: 0, cancellations: 0, commission: 0 };
    for (const { stay, parts, isSold } of this.sharesOf(id)) {
      if (stay.state === "cancelled" && !isUncounted(stay)) sums.cancellations += 1;
      for (const part of parts) {
        sums.nights += part.sold;
        sums.revenue += revenueOf(part);
        if (isSold && part.percents.length > 0 && part.date < this.openNight) sums.commission += part.commission;
      }
    }
    return sums;
  }
}
