import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { openStore } from "../support/openStore";
import { type Item, itemList, type ItemPage } from "./itemList";

const doneItem: Item = { id: "1", isDone: true };
const query = { page: 1, perPage: 10 };

/** A list of one item over a server that replies to each request when the test says so. */
async function openItems() {
  const asked: ((page: ItemPage) => void)[] = [];
  const list = itemList("lateItems", () => new Promise((reply) => asked.push(reply)));
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
  it.each([
    ["the list looked again by itself", undefined, false],
    ["the person asked for the same again", query, false],
    ["the person asked for something else", { ...query, page: 2 }, true],
  ])("replaces it only where it is of something else: %s", async (_, wanted, isShown) => {
    const { dispatch, actions, load, reply, settled, isDone } = await openItems();
    await load();
    dispatch(wanted ? actions.requested({ query: wanted }) : actions.outdated());
    reply(1, true, 4);
    await settled();
    expect(isDone()).toBe(isShown);
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
