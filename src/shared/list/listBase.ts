import type { ReactNode } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import type { Saga } from "@/shared/saga/effects";

import type { BulkRequest, BulkResult } from "./createBulkSlice";
import type { ListColumn, ListRow } from "./listColumn";

export interface BulkAction {
  id: string;
  label: MessageId;
  /** It is done on a page of its own, which has the rows in its address. */
  pathOf?: (ids: string[]) => string;
  /** Asked before it is done, with the names of the rows. Without it only rows that are out of sight are asked about. */
  question?: {
    /** Of a `count`. */
    title: MessageId;
    hint: MessageId;
    /** The fields that have to be chosen. */
    answer?: {
      label: MessageId;
      choose: MessageId;
      missing: MessageId;
      choices: { value: string; label: MessageId }[];
    };
  };
  /** Its rows leave the list. */
  removesRows?: boolean;
}

/**
 * Texts of a single list; all others are the kit's. `table` names the table, the cards and the printed sheet, `view.all` the
 * first of the saved views, `unsorted` the order that rows have by default, `file` the exported file; `count` is of a
 * `count`, "12 reservas".
 */
type ListWord = "table" | "search" | "view.all" | "unsorted" | "failed" | "file" | "count";

type Prefix<Id = MessageId> = Id extends `${infer P}.unsorted` ? P : never;

/** `complaints`, for the texts `complaints.table`, `complaints.search` and so on: a prefix that has all of them. */
export type ListPrefix = { [P in Prefix]: `${P}.${ListWord}` extends MessageId ? P : never }[Prefix];

/** Definition that a list is drawn from, without its state and its calls. */
export interface ListBase<Row extends ListRow, Column extends string, View extends string> {
  /** Key of its state. */
  name: string;
  /** Key of the stored choice of columns. */
  columnsKey: string;
  /** The prefix of its texts. */
  texts: ListPrefix;
  /** The first column says who or what the row is: it is the head of the card, and cannot be hidden. */
  columns: readonly ListColumn<Row, Column>[];
  views: Record<View, MessageId>;
  /** How the rows can be shown, where not only as a table; the first is what the page opens with. */
  displays?: Record<string, MessageId>;
  bulk?: {
    actions: readonly BulkAction[];
    act: (request: BulkRequest) => Promise<BulkResult[]>;
    /** Tells the person what was done. */
    tell: (request: BulkRequest, done: BulkResult[]) => Saga;
  };
  /** How a row is called in the names of its controls. */
  nameOf(row: Row): string;
  /** Where a row is opened, if it has a page of its own. */
  pathOf?: (id: string) => string;
  RowActions?(this: void, props: { row: Row }): ReactNode;
}
