import { createAction } from "@reduxjs/toolkit";
import { act, render, screen, waitFor } from "@testing-library/react";
import { AxiosError } from "axios";
import { Provider } from "react-redux";
import { describe, expect, it } from "vitest";

import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { AS_OF_HEADER } from "@/contract/hotelChanges";
import { keepAsOf } from "@/shared/api/asOf";
import { createLoad } from "@/shared/load/createLoad";
import { selectNotices } from "@/shared/notices/noticesSlice";
import { cancellable } from "@/shared/api/cancellable";
import { onEvery } from "@/shared/feature/watch";

import { refusedWith } from "../support/refusedWith";
import { openStore } from "../support/openStore";

const refusal = () => refusedWith({ message: "Ahora no." });
const lost = () => new AxiosError("Network Error", AxiosError.ERR_NETWORK);

const roomTold = createAction<string>("roomTold");
const doubted = createAction("doubted");

interface Asked {
  floor: string | undefined;
  signal: AbortSignal;
  answer: (rooms: string[]) => void;
  fail: (error: Error) => void;
}

/** A store with the rooms of a floor, and a server that answers each request when the test says so. */
async function openRooms() {
  const asked: Asked[] = [];
  const rooms = createLoad("rooms", (floor: string | undefined) =>
    cancellable<string[]>((signal) => new Promise((answer, fail) => asked.push({ floor, signal, answer, fail }))),
  );
  function* saga() {
    yield onEvery(roomTold, (room) => rooms.tell((known) => [...known, room]));
    yield onEvery(doubted, rooms.askAgain);
  }
  const store = openStore();
  await store.install({ catalogues: [], pages: [], state: async () => [rooms, { slices: [], saga }] });
  const state = () => store.getState() as never;
  const seen = () => [rooms.selectStatus(state()), rooms.selectData(state()), rooms.selectProblem(state())];
  const ask = (floor?: string) => void store.dispatch(rooms.requested(floor));
  const becomes = (...now: unknown[]) => waitFor(() => expect(seen()).toEqual(now));
  return { rooms, store, asked, seen, ask, becomes, state };
}

describe("what is loaded", () => {
  it("is on its way, and then there", async () => {
    const { asked, seen, ask, becomes } = await openRooms();
    expect(seen()).toEqual(["loading", undefined, undefined]);
    ask("2");
    expect([asked.length, asked[0]!.floor, ...seen()]).toEqual([1, "2", "loading", undefined, undefined]);
    asked[0]!.answer(["201"]);
    await becomes("loaded", ["201"], undefined);
  });

  it("says why it is not there, without a notice, and comes when it is asked for again", async () => {
    const { asked, seen, ask, becomes, state } = await openRooms();
    ask("2");
    asked[0]!.fail(refusal());
    await becomes("failed", undefined, { text: "Ahora no." });
    expect(selectNotices(state())).toEqual([]);
    ask("2");
    expect(seen()).toEqual(["loading", undefined, undefined]);
    asked[1]!.answer(["201"]);
    await becomes("loaded", ["201"], undefined);
  });

  it("stays on the screen while it is asked for again; when that fails, with the reason", async () => {
    const { asked, seen, ask, becomes } = await openRooms();
    ask("2");
    asked[0]!.answer(["201"]);
    await becomes("loaded", ["201"], undefined);
    ask("2");
    expect(seen()).toEqual(["loaded", ["201"], undefined]);
    asked[1]!.fail(refusal());
    await becomes("loaded", ["201"], { text: "Ahora no." });
    ask("2");
    asked[2]!.answer(["201", "202"]);
    await becomes("loaded", ["201", "202"], undefined);
  });

  it("comes of the newest request, and the older request is aborted", async () => {
    const { asked, ask, becomes } = await openRooms();
    ask("2");
    ask("2");
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[0]!.fail(refusal());
    asked[1]!.answer(["202"]);
    await becomes("loaded", ["202"], undefined);
  });

  it("is of what was asked for last: nothing of another floor stays", async () => {
    const { asked, seen, ask, becomes } = await openRooms();
    ask("2");
    asked[0]!.answer(["201"]);
    await becomes("loaded", ["201"], undefined);
    ask("3");
    expect(seen()).toEqual(["loading", undefined, undefined]);
    asked[1]!.answer(["301"]);
    await becomes("loaded", ["301"], undefined);
  });
});

describe("a reply that is older than what is known", () => {
  const asOf = (cursor: number, ...floor: string[]) => {
    keepAsOf(floor, { [AS_OF_HEADER]: cursor });
    return floor;
  };

  it("does not replace it, however late the server made it", async () => {
    const { asked, ask, seen, becomes } = await openRooms();
    ask("2");
    asked[0]!.answer(asOf(7, "201", "202"));
    await becomes("loaded", ["201", "202"], undefined);
    ask("2");
    asked[1]!.answer(asOf(6, "201"));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(seen()).toEqual(["loaded", ["201", "202"], undefined]);
    ask("2");
    asked[2]!.answer(asOf(8, "203"));
    await becomes("loaded", ["203"], undefined);
  });

  it("is shown where it is of another floor", async () => {
    const { asked, ask, seen, becomes } = await openRooms();
    ask("2");
    asked[0]!.answer(asOf(7, "201"));
    await becomes("loaded", ["201"], undefined);
    ask("3");
    asked[1]!.answer(asOf(6, "301"));
    await waitFor(() => expect(seen()).toEqual(["loaded", ["301"], undefined]));
  });
});

describe("what a write's reply tells", () => {
  it("is shown at once", async () => {
    const { store, asked, seen, ask, becomes } = await openRooms();
    ask("2");
    asked[0]!.answer(["201"]);
    await becomes("loaded", ["201"], undefined);
    store.dispatch(roomTold("202"));
    expect([asked.length, ...seen()]).toEqual([1, "loaded", ["201", "202"], undefined]);
  });

  it("is not overwritten by a reply that was on its way: the server is asked again", async () => {
    const { store, asked, seen, ask, becomes } = await openRooms();
    ask("2");
    asked[0]!.answer(["201"]);
    await becomes("loaded", ["201"], undefined);
    ask("2");
    store.dispatch(roomTold("202"));
    expect([asked[1]!.signal.aborted, asked.length, asked[2]!.floor]).toEqual([true, 3, "2"]);
    asked[1]!.answer(["201"]);
    expect(seen()).toEqual(["loaded", ["201", "202"], undefined]);
    asked[2]!.answer(["201", "202", "203"]);
    await becomes("loaded", ["201", "202", "203"], undefined);
  });

  it("asks again even where nothing is known yet", async () => {
    const { store, asked, ask, becomes } = await openRooms();
    store.dispatch(roomTold("202"));
    expect(asked).toEqual([]); // no rooms were asked for
    ask("2");
    store.dispatch(roomTold("202"));
    asked[1]!.answer(["201", "202"]);
    await becomes("loaded", ["201", "202"], undefined);
  });
});

describe("where it is in doubt how things are", () => {
  it("the server is asked until it answers", async () => {
    const { store, asked, ask, becomes } = await openRooms();
    store.dispatch(doubted());
    expect(asked).toEqual([]); // no rooms were asked for
    ask("2");
    asked[0]!.answer(["201"]);
    await becomes("loaded", ["201"], undefined);
    store.dispatch(doubted());
    asked[1]!.fail(lost());
    await waitFor(() => {
      store.dispatch(browserWentOnline());
      expect(asked).toHaveLength(3);
    });
    asked[2]!.answer(["201", "202"]);
    await becomes("loaded", ["201", "202"], undefined);
  });

  it("a refusal is an answer", async () => {
    const { store, asked, ask, becomes } = await openRooms();
    ask("2");
    store.dispatch(doubted());
    asked[1]!.fail(refusal());
    await becomes("failed", undefined, { text: "Ahora no." });
    expect(asked).toHaveLength(2);
  });
});

describe("a page", () => {
  async function openPage() {
    const opened = await openRooms();
    function Rooms({ floor }: { floor: string }) {
      const { status, data, request } = opened.rooms.use(floor);
      return <button onClick={request}>{`${status} ${data?.join() ?? "-"}`}</button>;
    }
    const page = (floor: string) => (
      <Provider store={opened.store}>
        <Rooms floor={floor} />
      </Provider>
    );
    const { rerender } = render(page("2"));
    const floors = () => opened.asked.map(({ floor }) => floor);
    const answer = (rooms: string[]) => act(async () => opened.asked.at(-1)!.answer(rooms));
    const text = () => screen.getByRole("button").textContent;
    return { ...opened, open: (floor: string) => rerender(page(floor)), floors, answer, text };
  }

  it("asks when it comes, and again where the person wants it", async () => {
    const { floors, answer, text, open } = await openPage();
    expect([floors(), text()]).toEqual([["2"], "loading -"]);
    await answer(["201"]);
    expect(text()).toBe("loaded 201");
    open("2");
    expect(floors()).toEqual(["2"]);
    act(() => screen.getByRole("button").click());
    expect(floors()).toEqual(["2", "2"]);
  });

  it("never shows another floor's rooms", async () => {
    const { floors, answer, text, open } = await openPage();
    await answer(["201"]);
    open("3");
    expect([floors(), text()]).toEqual([["2", "3"], "loading -"]);
    await answer(["301"]);
    expect(text()).toBe("loaded 301");
  });

  it("asks again when the connection is back", async () => {
    const { store, floors, answer, text } = await openPage();
    await answer(["201"]);
    act(() => void store.dispatch(browserWentOffline()));
    expect(floors()).toEqual(["2"]);
    act(() => void store.dispatch(browserWentOnline()));
    expect([floors(), text()]).toEqual([["2", "2"], "loaded 201"]);
  });
});
