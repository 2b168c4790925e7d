import type { DocumentColumn, DocumentFilter, DocumentListView } from "@/contract/billing/documentRow";
import type { CivilDate } from "@/contract/property";
import { dayNumber } from "@/domain/civilDate";
import { isCorrective } from "@/domain/billing/documentKinds";
import { textSearch } from "@/domain/text/textSearch";

import { ListIndex } from "../../list/ListIndex";
import { someOf } from "../../list/someOf";
import { type ListedDocument, listedDocument } from "./listedDocument";
import type { KeptDocuments, StoredDocument } from "./StoredDocument";

type Filters = Omit<DocumentFilter, "text" | "view" | "sort" | "language" | "order">;

export type DocumentList = ListIndex<ListedDocument, DocumentColumn, DocumentListView, Filters>;

/** More documents than a day has. */
const MANY = 1_000_000;

/** Drafts first, then the newest. */
const newness = ({ id, issuedOn }: ListedDocument) =>
  -((issuedOn === "" ? MANY : dayNumber(issuedOn)) * MANY + Number(id.slice(2)));

/** Tickets of a till, and what gives a part of them back, are listed by the till. */
export const isListed = ({ till, customer }: StoredDocument): boolean => till === undefined || customer !== undefined;

/** The list on a `documentDay`. */
export const documentListOf = (book: KeptDocuments, now: Date, day: CivilDate): DocumentList =>
  new ListIndex<ListedDocument, DocumentColumn, DocumentListView, Filters>(
    {
      idOf: ({ id }) => id,
      searched: ({ searched }) => searched,
      filters: {
        kinds: someOf(({ kind }) => kind),
        states: someOf(({ state }) => state),
        sent: someOf(({ record }) => record),
        from: (date) => (row) => row.issuedOn >= date,
        to: (date) => (row) => row.issuedOn !== "" && row.issuedOn <= date,
        accountId: (account) => (row) => row.isDebt && (row.accountId ?? "none") === account,
        ageing: (column) => (row) => row.ageing === column,
        customer: (typed) => {
          const isFound = textSearch(typed);
          return (row) => isFound(row.customerWords);
        },
        amountFrom: (cents) => (row) => Math.abs(row.total) >= Number(cents),
        amountTo: (cents) => (row) => Math.abs(row.total) <= Number(cents),
        reservationId: (stay) => (row) => row.reservationId === stay,
      },
      defaultSort: newness,
      views: {
        today: ({ issuedOn }) => issuedOn === day,
        toSend: ({ record }) => record === "pending" || record === "sent",
        rejected: ({ record }) => record === "rejected",
        overdue: ({ state }) => state === "overdue",
        corrective: ({ kind }) => isCorrective(kind),
        toReturn: ({ owedBack }) => owedBack > 0,
      },
    },
    book
      .all()
      .filter(isListed)
      .map((document) => listedDocument(document, book, now)),
  );
