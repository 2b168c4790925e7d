import type { Party } from "@/contract/billing/billingDocument";
import type { StoredCompany } from "@/contract/companies/companies";
import { customerKey } from "@/domain/account/taxId";
import { partyOf } from "@/domain/companies/party";

import type { Hotel } from "../../hotel/Hotel";
import { notFound } from "../../records/Refused";
import type { RecordBook } from "../../records/RecordBook";
import type { CreditAccount, StoredAccount } from "./StoredDocument";

interface Index {
  /** By number, each company as it is after its merges. */
  byNumber: Map<string, StoredCompany>;
  /** The ids that stand for a company, its own first. */
  families: Map<string, string[]>;
}

/**
 * The accounts of companies. The terms of an account are those of its company; a row has what was paid. After a merge the rows of
 * both are one account, and no row is rewritten: a merge that is taken back gives each its own.
 */
export class Accounts {
  readonly #hotel: Hotel;
  readonly #rows: RecordBook<StoredAccount>;
  #index: Index = { byNumber: new Map(), families: new Map() };
  #indexed: readonly [number, number] = [-1, -1];

  constructor(hotel: Hotel, rows: RecordBook<StoredAccount>) {
    this.#hotel = hotel;
    this.#rows = rows;
  }

  get madeBy() {
    return this.#rows.madeBy;
  }

  rows(): StoredAccount[] {
    return this.#rows.all();
  }

  /** Those that have credit, those that owe by `isOwing`, and those that have ever paid. */
  all(isOwing: (id: string) => boolean): CreditAccount[] {
    const ids = [...this.#read().families.keys()];
    return ids.flatMap((id) => {
      const account = this.get(id);
      return account.company.hasCredit || account.payments.length > 0 || isOwing(id) ? [account] : [];
    });
  }

  /** The company of a customer, by its number. */
  companyOf(customer: Party | undefined): StoredCompany | undefined {
    return customer?.taxId ? this.#read().byNumber.get(customerKey(customer)) : undefined;
  }

  /** The account of a company, or of the one that it was merged into; or 404. */
  get(id: string): CreditAccount {
    const account = this.find(id);
    if (!account) throw notFound();
    return account;
  }

  find(id: string): CreditAccount | undefined {
    const company = this.#hotel.companies.now(id);
    return company && company.state !== "deleted" ? this.#accountOf(company) : undefined;
  }

  /** Stores the payments and the lines of history that an account has more than before. */
  put(account: CreditAccount): CreditAccount {
    const { id } = account;
    const before = this.get(id);
    const known = new Set(before.payments.map((one) => one.id));
    const added = account.payments.filter((one) => !known.has(one.id));
    const rows = this.#rowsOf(id);
    // a payment that is taken back has its counter-payment beside it, also once the merge is taken back
    const rowOf = ({ voids }: (typeof added)[number]) =>
      rows.find(({ payments }) => payments.some((one) => one.id === voids))?.id ?? id;
    for (const row of rows) {
      const its = added.filter((one) => row.id !== id && rowOf(one) === row.id);
      if (its.length > 0) this.#rows.put({ ...row, version: row.version + 1, payments: [...row.payments, ...its] });
    }
    const own = this.#rows.find(id) ?? { id, version: 0, payments: [], history: [] };
    const lines = account.history.slice(0, account.history.length - before.history.length);
    const first = own.history.length + lines.length;
    this.#rows.put({
      id,
      version: own.version + 1,
      payments: [...own.payments, ...added.filter((one) => rowOf(one) === id)],
      history: [...lines.map((line, place) => ({ ...line, id: `history-${first - place}` })), ...own.history],
    });
    return this.get(id);
  }

  #accountOf(company: StoredCompany): CreditAccount {
    const { id, email, limit, termDays, version } = company;
    const rows = this.#rowsOf(id);
    const isMerged = rows.length > 1;
    const payments = rows.flatMap((row) => row.payments);
    const history = rows.flatMap((row) =>
      row.id === id ? row.history : row.history.map((line) => ({ ...line, id: `${row.id}:${line.id}` })),
    );
    return {
      id,
      company,
      customer: partyOf(company),
      email,
      limit: limit ?? 0,
      termDays: termDays ?? this.#hotel.property.billing.termDays,
      version: rows.reduce((sum, row) => sum + row.version, version),
      payments: isMerged ? payments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)) : payments,
      history: isMerged ? history.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)) : history,
    };
  }

  #rowsOf(id: string): StoredAccount[] {
    return (this.#read().families.get(id) ?? [id]).flatMap((one) => this.#rows.find(one) ?? []);
  }

  /** Read again after a change of companies alone: a list asks for the company of each document. */
  #read(): Index {
    const { revision, companies } = this.#hotel;
    const { count } = revision;
    if (this.#indexed[0] === count) return this.#index;
    const { companies: changed } = revision.lastOf;
    const isSame = this.#indexed[1] === changed;
    this.#indexed = [count, changed];
    if (isSame) return this.#index;
    const [byNumber, families] = [new Map<string, StoredCompany>(), new Map<string, string[]>()];
    for (const company of companies.all()) {
      const now = company.state === "deleted" ? undefined : companies.now(company.id);
      if (!now) continue;
      if (company.taxId !== "") byNumber.set(customerKey(company), now);
      const others = families.get(now.id) ?? [];
      families.set(now.id, company === now ? [company.id, ...others] : [...others, company.id]);
    }
    return (this.#index = { byNumber, families });
  }
}
