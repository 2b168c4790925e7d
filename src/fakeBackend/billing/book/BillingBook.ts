import type { ChainRecord } from "@/contract/billing/chainRecord";
import type { StoredCompany } from "@/contract/companies/companies";
import type { AgencyAnswer } from "@/contract/faults";
import type { CivilDate } from "@/contract/property";
import { validInvoices } from "@/domain/billing/billed";
import { isDraft } from "@/domain/billing/documentLife";
import { documentDay } from "@/domain/billing/documentDay";

import type { Shelf } from "../../core/shelf";
import type { MessageBook } from "../../guestMessages/MessageBook";
import type { Hotel } from "../../hotel/Hotel";
import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { RecordBook } from "../../records/RecordBook";
import { Accounts } from "./Accounts";
import { isSettled, turnsOf } from "./agency";
import { accountsIn, type BillingRows, documentsIn } from "./billingRows";
import { type DocumentList, documentListOf, isListed } from "./documentList";
import { Ledgers } from "./Ledgers";
import { listedDocument } from "./listedDocument";
import { isCancelled, type StoredDocument } from "./StoredDocument";

/** The documents of the hotel with their records, and its accounts on credit. */
export class BillingBook {
  readonly hotel: Hotel;
  /** Gives the book of messages, which keeps the reminders. */
  readonly messages: () => MessageBook;
  readonly agency: () => AgencyAnswer;
  readonly accounts: Accounts;
  readonly ledgers = new Ledgers(this);
  /** All records in the order of their making. */
  readonly chain: ChainRecord[] = [];
  readonly #documents: RecordBook<StoredDocument>;
  /** The documents by stay, in order. `stays` are the stay and those that it pays for, as the rows have seen them. */
  readonly #ofStay = new Map<string, { ids: Set<string>; stays: StoredReservation[] }>();
  readonly #followers = new Map<string, Set<string>>();
  readonly #series = new Map<string, { count: number; last: CivilDate }>();
  /** Documents whose record waits for an answer. */
  readonly #unsettled = new Set<string>();
  /** The ids of issued documents, by number. */
  readonly #issued = new Map<string, string>();
  /** The cursor of the last change of a stay that the list shows. */
  #staysSeen?: number;
  /** By document, the company that its row has seen. */
  readonly #companies = new Map<string, StoredCompany>();
  #list?: { of: DocumentList; days: string };
  #turn: Promise<unknown> = Promise.resolve();

  constructor(hotel: Hotel, shelf: Shelf, rows: BillingRows, around: Pick<BillingBook, "messages" | "agency">) {
    this.hotel = hotel;
    this.messages = around.messages;
    this.agency = around.agency;
    this.#documents = documentsIn(hotel, shelf, rows.documents);
    this.accounts = new Accounts(hotel, accountsIn(hotel, shelf, rows.accounts));
    for (const document of this.all()) this.#index(document);
  }

  all(): StoredDocument[] {
    return this.#documents.all();
  }

  rows(): BillingRows {
    return { documents: this.all(), accounts: this.accounts.rows() };
  }

  /** A document, or a refusal with 404. */
  get(id: string): StoredDocument {
    return this.#documents.get(id);
  }

  find(id: string): StoredDocument | undefined {
    return this.#documents.find(id);
  }

  /** The issued document with a number. */
  numbered(number: string): StoredDocument | undefined {
    return this.find(this.#issued.get(number) ?? "");
  }

  get madeBy() {
    return this.#documents.madeBy;
  }

  nextId(): string {
    return this.#documents.nextId();
  }

  /** The documents of a stay, the oldest first. */
  ofStay(reservationId = ""): StoredDocument[] {
    return this.#named(this.#ofStay.get(reservationId)?.ids);
  }

  /** The documents of a stay that are issued and not cancelled, the oldest first. */
  standing(reservationId: string): StoredDocument[] {
    return this.ofStay(reservationId).filter((one) => !isDraft(one) && !isCancelled(one));
  }

  /** The documents of a stay that count, by `validInvoices`. */
  valid(reservationId: string): StoredDocument[] {
    return validInvoices(this.standing(reservationId));
  }

  /** The standing documents of its stay; without a stay, those that it corrects and those that correct it. */
  standingWith({ id, reservationId }: Pick<StoredDocument, "id" | "reservationId">): StoredDocument[] {
    if (reservationId) return this.standing(reservationId);
    const ids = new Set([id]);
    for (const one of ids) for (const other of this.#besides(one)) ids.add(other);
    return this.#named(ids).filter((one) => !isCancelled(one));
  }

  followersOf(id: string): StoredDocument[] {
    return this.#named(this.#followers.get(id)).filter((one) => !isCancelled(one));
  }

  /** The number of documents in a series, and the date of the last one, "" without one. */
  inSeries(series: string): { count: number; last: CivilDate } {
    return this.#series.get(series) ?? { count: 0, last: "" };
  }

  /**
   * Runs steps one after the other. A number, the hash of the record before it and the document are one step, for all
   * tabs, which share this backend.
   */
  inTurn<Result>(step: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#turn.then(step);
    this.#turn = result.catch(() => {});
    return result;
  }

  put(document: StoredDocument): StoredDocument {
    const stored = this.#documents.put(document);
    this.#index(stored);
    const { reservationId } = stored;
    const others = reservationId ? this.ofStay(reservationId) : this.standingWith(stored);
    for (const one of new Set([stored, ...others])) this.#relist(one, this.hotel.clock());
    return stored;
  }

  /** Removes a draft: nothing else is ever removed. */
  drop({ id, reservationId = "" }: StoredDocument) {
    this.#documents.drop(id);
    this.#ofStay.get(reservationId)?.ids.delete(id);
    this.#list?.of.replace(id, undefined);
    this.hotel.revision.advance("billing");
  }

  /**
   * The list is made at the first call. Later calls update the rows that a stay, a payment or an answer of the agency
   * has changed.
   */
  listAt(now: Date): DocumentList {
    const { property, revision } = this.hotel;
    const day = documentDay(now, property);
    const days = `${day} ${property.businessDate}`;
    if (this.#list?.days !== days) this.#list = { of: documentListOf(this, now, day), days };
    const { reservations } = revision.lastOf;
    if (reservations !== this.#staysSeen) for (const [id, entry] of this.#ofStay) this.#followStay(id, entry, now);
    this.#staysSeen = reservations;
    this.#followCompanies(now);
    for (const document of this.#named(this.#unsettled)) {
      if (isSettled(document, now)) this.#unsettled.delete(document.id);
      this.#relist(document, now);
    }
    return this.#list.of;
  }

  /** A document goes to another account with a merge of its company, and with the credit of that. */
  #followCompanies(now: Date) {
    for (const document of this.all()) {
      const company = this.accounts.companyOf(document.customer);
      if (this.#companies.get(document.id) === company) continue;
      if (company) this.#companies.set(document.id, company);
      else this.#companies.delete(document.id);
      this.#relist(document, now);
    }
  }

  #followStay(id: string, entry: { stays: StoredReservation[] }, now: Date) {
    const stays = this.#staysOf(id);
    if (stays.length === entry.stays.length && stays.every((stay, place) => stay === entry.stays[place])) return;
    entry.stays = stays;
    for (const document of this.ofStay(id)) this.#relist(document, now);
  }

  /** A stay with the members of its group, whose lines it may pay. */
  #staysOf(id: string): StoredReservation[] {
    const stay = this.hotel.find(id);
    return [...(stay ? [stay] : []), ...this.hotel.membersOf(id)];
  }

  #relist(document: StoredDocument, now: Date) {
    if (isListed(document)) this.#list?.of.replace(document.id, listedDocument(document, this, now));
  }

  /** The ids of documents that it names, or that name it. */
  #besides(id: string): string[] {
    const { corrects, replaces = [] } = this.get(id);
    return [...(corrects ? [corrects] : []), ...replaces, ...this.followersOf(id)].map((one) => one.id);
  }

  #named(ids: Iterable<string> = []): StoredDocument[] {
    return Array.from(ids, (id) => this.get(id));
  }

  #index(document: StoredDocument) {
    const { id, reservationId = "", series, issuedOn, corrects, replaces = [], records } = document;
    const entry = this.#ofStay.get(reservationId) ?? { ids: new Set(), stays: this.#staysOf(reservationId) };
    if (reservationId) this.#ofStay.set(reservationId, { ...entry, ids: entry.ids.add(id) });
    if (isDraft(document)) return;
    for (const { place, record } of records) this.chain[place] = record;
    if (!isSettled(document, this.hotel.clock())) {
      this.#unsettled.add(id);
      for (const at of turnsOf(records.at(-1)!)) this.hotel.revision.comes("billing", at);
    }
    if (this.#issued.has(document.number)) return;
    this.#issued.set(document.number, id);
    for (const named of [...(corrects ? [corrects] : []), ...replaces])
      this.#followers.set(named.id, (this.#followers.get(named.id) ?? new Set()).add(id));
    const { count, last } = this.inSeries(series);
    this.#series.set(series, { count: count + 1, last: issuedOn > last ? issuedOn : last });
  }
}
