import type { ListPage } from "@/contract/list";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";

export interface Item {
  id: string;
  isDone: boolean;
}

export type ItemPage = ListPage<Item, never>;

const columns: DeclaredColumn<Item, "id", "list">[] = [{ id: "id", name: "column.customer", width: 100 }];

type Overlay = <State>(selectRows: (state: State) => Item[]) => (state: never) => Item[];

/** A list of items without filters, as simple as a list can be. */
export const itemList = (name: string, call: () => Promise<ItemPage>, more: { overlay?: Overlay } = {}) =>
  createList({
    name,
    columnsKey: `${name}Columns`,
    texts: "list",
    call: Object.assign(call, { reads: [] }),
    exportCall: async () => [],
    filters: [],
    views: {},
    columns,
    nameOf: ({ id }) => id,
    ...more,
  });
