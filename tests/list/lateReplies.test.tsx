import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { ListPage } from "@/contract/list";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { openStore } from "../support/openStore";

interface Item {
  id: string;
  isDone: boolean;
}

const columns: DeclaredColumn<Item, "id", "list">[] = [{ id: "id", name: "column.customer", width: 100 }];
const doneItem: Item = { id: "1", isDone: true };
const query = { page: 1, perPage: 10 };

/** A list of one item over a server that replies to each request when the test says so. */
async function openItems() {
  const asked: ((page: ListPage<Item, never>) => void)[] = [];
  const list = createList({
    name: "lateItems",
    columnsKey: "lateItemColumns",
    texts: "list",
    call: Object.assign(() => new Promise<ListPage<Item, never>>((reply) => asked.push(reply)), { reads: [] }),
    exportCall: async () => [],
    filters: [],
    views: {},
    columns,
    nameOf: ({ id }) => id,
  });
  const store = openStore();
  await store.install({ catalogues: [], pages: [], state: async () => [list] });
  const { actions, selectors } = list;
  const isDone = () => selectors.selectRows(store.getState() as never)[0]?.isDone;
  const reply = (place: number, done: boolean, asOf: number) =>
    asked[place]!({ rows: [{ id: "1", isDone: done }], total: 1, inView: {}, asOf });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 10));
  async function load() {
    store.dispatch(actions.requested({ query }));
    reply(0, false, 5);
    await waitFor(() => expect(isDone()).toBe(false));
  }
  return { ...store, asked, actions, isDone, reply, settled, load };
}

describe("a reply that is older than what the list shows", () => {
  it("does not replace it where the list looked again by itself", async () => {
    const { dispatch, actions, load, reply, settled, isDone } = await openItems();
    await load();
    dispatch(actions.outdated());
    reply(1, true, 4);
    await settled();
    expect(isDone()).toBe(false);
  });

  it("does not replace it where the person asked for the same again", async () => {
    const { dispatch, actions, load, reply, settled, isDone } = await openItems();
    await load();
    dispatch(actions.requested({ query }));
    reply(1, true, 4);
    await settled();
    expect(isDone()).toBe(false);
  });

  it("is shown where the person has asked for something else", async () => {
    const { dispatch, actions, load, reply, isDone } = await openItems();
    await load();
    dispatch(actions.requested({ query: { ...query, page: 2 } }));
    reply(1, true, 4);
    await waitFor(() => expect(isDone()).toBe(true));
  });
});

describe("a reply that was on its way when a write told of a row", () => {
  it.each(["asked for", "looked for again"])("is asked for again, where it was %s", async (how) => {
    const { dispatch, actions, asked, load, reply, settled, isDone } = await openItems();
    await load();
    dispatch(how === "asked for" ? actions.requested({ query }) : actions.outdated());
    dispatch(actions.changed([doneItem]));
    expect(isDone()).toBe(true);
    expect(asked).toHaveLength(3);
    reply(1, false, 5);
    await settled();
    expect(isDone()).toBe(true);
    reply(2, true, 6);
    await settled();
    expect(isDone()).toBe(true);
  });
});
