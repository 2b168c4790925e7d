import { billingContract } from "@/contract/billing/billing";
import type { PaymentRow } from "@/contract/billing/payment";
import type { ReceivableAccount } from "@/contract/billing/receivable";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { type Context, routesFor } from "../core/routes";
import { reporting } from "../guestMessages/reporting";
import type { Hotel } from "../hotel/Hotel";
import { serveList } from "../list/serveList";
import { BillingBook } from "./book/BillingBook";
import { draftNow, type StoredDocument } from "./book/StoredDocument";
import { type BillingRows, keptRows } from "./book/billingRows";
import { toDocument } from "./documents/toDocument";
import { toDocumentRow } from "./book/listedDocument";
import { paymentList } from "./accounts/paymentList";
import { receivables } from "./accounts/receivables";
import { type TakenPayment, takenPayments } from "./accounts/takenPayments";

/** Most records that one call checks. */
const CHECKED = 1_000;

const documentList = serveList(({ db, now }) => ({ list: db.billing.book.listAt(now()), toRow: toDocumentRow }));
const payments = serveList(({ db }) => ({ list: paymentList(db.billing.book), toRow: (row: PaymentRow) => row }));

/** These parts are fetched with the first act: no page needs them to show what there is. */
const documents = () => import("./documents/documentRecord");
const accountRecord = async () => (await import("./accounts/receivableRecord")).receivableRecord;

type Handler<Request, Reply> = (request: Request, context: Context) => Reply | Promise<Reply>;

const reading =
  <Request, Reply>(handler: Handler<Request, Reply>) =>
  async (request: Request, context: Context): Promise<Reply> => {
    await context.db.billing.open();
    return handler(request, context);
  };

/** Handles a call after the states of reminders have been brought up to date. */
const readingReminders = <Request, Reply>(handler: Handler<Request, Reply>) =>
  reading((request: Request, context: Context) => {
    context.db.guestMessages.settle(context.now());
    return handler(request, context);
  });

/** Handles a call while no other call changes the book. */
const writing = <Request, Reply>(handler: Handler<Request, Reply>) =>
  reading((request: Request, context: Context) => context.db.billing.book.inTurn(() => handler(request, context)));

export const routes = routesFor(billingContract, {
  listDocuments: reading((request, context) => {
    const { after, db, now } = context;
    after(0, () => db.billing.book.listAt(now()).joinTexts()); // the next letter finds them made
    return documentList.page(request, context);
  }),
  exportDocuments: reading(documentList.rows),
  sumDocuments: reading(async (request, context) => {
    const { documentSums } = await import("./documents/documentSums"); // the rows come first
    return documentSums(documentList.rows(request, context), context.db.billing.book);
  }),
  getDocument: readingReminders(({ params: { id } }, { db, now }) => {
    const { book } = db.billing;
    return toDocument(draftNow(book.get(id), book.hotel), book, now());
  }),
  createDocument: writing(async (request, context) => (await documents()).documentRecord.create(request, context)),
  updateDocument: writing(async (request, context) => (await documents()).documentRecord.update(request, context)),
  deleteDocument: writing(async (request, context) => (await documents()).deleteDraft(request, context)),
  actOnDocument: writing(({ params: { id, action }, body }, context) =>
    reporting(context, async () => (await documents()).actOnDocument(id, action, body, context)),
  ),
  getAccountBilling: reading(async ({ params: { id } }, { db, now }) => {
    const { toAccountBilling } = await import("./documents/toAccountBilling"); // no page of billing needs it
    return toAccountBilling(id, db.billing.book, now());
  }),
  billAccount: writing(async ({ body }, context) => (await documents()).billAccount(body, context)),
  getChain: reading((_, { db: { billing } }) => ({
    count: billing.book.chain.length,
    last: billing.book.chain.at(-1)?.number ?? "",
  })),
  async checkChain({ query: { from } }, { db }) {
    const { chain } = await db.billing.open();
    const { firstBreak } = await import("@/domain/billing/recordChain"); // few ask for it
    const start = Number.isInteger(from) ? Math.max(0, from) : 0;
    const end = Math.min(chain.length, start + CHECKED);
    const broken = firstBreak(chain, start, end);
    return { checked: broken?.place ?? end, count: chain.length, ...(broken && { broken }) };
  },
  listReceivables: readingReminders((_, { db, now }) => receivables(db.billing.book, now())),
  getReceivable: readingReminders(async (request, context) => (await accountRecord()).get(request, context)),
  createReceivable: writing(async (request, context) => (await accountRecord()).create(request, context)),
  updateReceivable: writing(async (request, context) => (await accountRecord()).update(request, context)),
  actOnReceivable: writing((request, context) =>
    reporting(context, async () => (await accountRecord()).act(request, context)),
  ),
  listPayments: reading(payments.page),
  exportPayments: reading(payments.rows),
  getVatBook: reading(async ({ query: { from, to } }, { db, now }) => {
    const { vatBook } = await import("./documents/vatBook"); // few ask for it
    return vatBook(from, to, db.billing.book, now());
  }),
});

/** The book, which is made with the first call: the records of the sample are hashed. */
export class Billing {
  readonly #make: () => Promise<BillingBook>;
  readonly #hotel: Hotel;
  readonly #kept: BillingRows;
  #opening?: Promise<BillingBook>;
  #book?: BillingBook;

  /** `kept` are the rows that differ from the sample's. */
  constructor(hotel: Hotel, kept: BillingRows, make: () => Promise<BillingBook>) {
    this.#hotel = hotel;
    this.#kept = kept;
    this.#make = make;
  }

  async open(): Promise<BillingBook> {
    this.#book = await (this.#opening ??= this.#make());
    return this.#book;
  }

  /** The open book; it throws before `opened` has resolved. */
  get book(): BillingBook {
    if (!this.#book) throw new Error("The book of billing is not open.");
    return this.#book;
  }

  /** The document with a number; undefined as well while the book is not open. */
  find(number: string): StoredDocument | undefined {
    return this.#book?.numbered(number);
  }

  /** Name of an account on credit, "" while the book is not open. */
  accountName(id: string): string {
    return this.#book?.accounts.find(id)?.customer.name ?? "";
  }

  /** The accounts on credit, with their debts. The book is open. */
  accounts(now: Date): ReceivableAccount[] {
    return receivables(this.book, now).accounts;
  }

  /** All payments but those of tills. The book need not be open: no other document of the sample has one. */
  payments(): TakenPayment[] {
    return takenPayments(this.#hotel, this.#book?.rows() ?? this.#kept).filter(({ till }) => till === undefined);
  }
}

export function createData({ now, shelf, size, agency }: Sample, db: Database): () => Billing {
  const { hotel } = db;
  async function seed(): Promise<BillingRows> {
    if (size?.isEmpty) return { documents: [], accounts: [] };
    const [{ sampleBilling }, { ticketsIn }] = await Promise.all([
      import("./sampleDocuments"),
      import("../tillSample/sampleTickets"),
    ]);
    return sampleBilling(hotel, now, ticketsIn(size));
  }
  const billing = new Billing(
    hotel,
    keptRows(hotel, shelf),
    async () => new BillingBook(hotel, shelf, await seed(), { messages: () => db.guestMessages, agency }),
  );
  return () => billing;
}
