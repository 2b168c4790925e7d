import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { expect, it } from "vitest";

import { browserWentOffline } from "@/shared/connection/connectionSlice";
import { call, type Saga } from "@/shared/saga/effects";
import { hasTexts } from "@/shared/shapes";
import { OfferBar } from "@/shared/undo/OfferBar";
import { undoSlice } from "@/shared/undo/undoSlice";
import { createWrite } from "@/shared/write/createWrite";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { refusedWith } from "../support/refusedWith";
import { openStore } from "../support/openStore";

/** A room is painted, and gets back the colour that it had. */
interface Paint {
  room: string;
  colour: string;
  before?: string;
}

const paintUndo = undoSlice("paintUndo");

/** Rooms whose painting can be undone, with the bar that offers it. */
async function openPaints() {
  alreadySignedIn();
  const arrived: string[] = [];
  const failures: unknown[] = [];
  const paints = createWrite<Paint>()("paints", {
    recordOf: ({ room }) => room,
    isWhat: (value): value is Paint => hasTexts(value, ["room", "colour"]),
  }).sentBy({
    *send({ room, colour }): Saga {
      if (colour === "blanco" && failures.length > 0) throw failures.shift();
      yield* call(() => arrived.push(`${room} ${colour}`));
    },
    undoable: {
      undo: paintUndo,
      isUndo: ({ before }) => before === undefined,
      inverse: ({ room, before }) => (before === undefined ? undefined : { room, colour: before }),
      done: ({ room }) => ({ text: `${room} painted.` }),
      undone: () => undefined,
    },
  });
  const store = openStore();
  const offer = { slices: [paintUndo], *saga() {} };
  await store.install({ catalogues: [], pages: [], state: async () => [paints, offer] });
  render(
    <Provider store={store}>
      <OfferBar undo={paintUndo} />
    </Provider>,
  );
  const pending = () => paints.selectPending(store.getState() as never);
  const paint = (room: string, colour: string, before?: string) =>
    store.dispatch(paints.written({ room, colour, before }));
  return { store, paints, arrived, failures, pending, paint, user: userEvent.setup() };
}

it("undoes at a press what was done last, and offers it no more", async () => {
  const { arrived, paint, user } = await openPaints();
  paint("214", "azul", "blanco");
  expect(await screen.findByText("214 painted.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(() => expect(arrived).toEqual(["214 azul", "214 blanco"]));
  expect(screen.queryByText("214 painted.")).not.toBeInTheDocument();
});

it("undoes what was done together at a press", async () => {
  const { store, paints, arrived, user } = await openPaints();
  const inverses = ["214", "215"].map((room) => paints.actions.undoPressed({ room, colour: "blanco" }));
  store.dispatch(paintUndo.actions.offered({ sentence: { text: "2 painted." }, inverses, changed: [] }));
  await screen.findByText("2 painted.");
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(() => expect(arrived).toEqual(["214 blanco", "215 blanco"]));
});

it("has its place behind what was written before the press, also on the next page", async () => {
  const { store, paint, pending, user } = await openPaints();
  paint("214", "azul", "blanco");
  await screen.findByText("214 painted.");
  store.dispatch(browserWentOffline());
  paint("214", "verde");
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(() => expect(pending()).toHaveLength(2));
  const byTime = pending().toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
  expect(byTime.map(({ what }) => what.colour)).toEqual(["verde", "blanco"]);
});

it.each([
  ["is offered again when the server did not do it", { message: "Ahora no." }, 1],
  ["is offered no more when a rule forbids it", { message: "No.", reasons: [{ code: "ROOM_TAKEN" }] }, 0],
])("%s", async (_, body, offers) => {
  const { arrived, failures, paint, user } = await openPaints();
  failures.push(refusedWith(body, 409));
  paint("214", "azul", "blanco");
  await screen.findByText("214 painted.");
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(() =>
    expect([failures, screen.queryAllByText("214 painted.")]).toEqual([[], Array(offers).fill(expect.anything())]),
  );
  expect(arrived).toEqual(["214 azul"]);
});
