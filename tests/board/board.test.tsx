import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { Provider } from "react-redux";
import { expect, it } from "vitest";

import { partsFeature } from "@/features/parts/partsFeature";
import { Board } from "@/shared/board/Board";
import { openStore } from "../support/openStore";

const columns = [
  { id: "dirty", title: "Sucia" },
  { id: "clean", title: "Limpia" },
  { id: "checked", title: "Inspeccionada" },
];

interface Room {
  id: string;
  state: string;
}

let fromAnotherDesk: (id: string, state: string) => void;

/** Rooms go one column further at a time; the last stays. */
const targetsOf = ({ state }: Room) => columns.slice(1).filter((_, place) => columns[place]!.id === state);

function Rooms({ count, mayMove }: { count: number; mayMove: boolean }) {
  const [rooms, setRooms] = useState(() =>
    Array.from({ length: count }, (_, place): Room => ({ id: String(101 + place), state: "dirty" })),
  );
  useEffect(() => {
    fromAnotherDesk = (id, state) => setRooms((all) => all.map((room) => (room.id === id ? { ...room, state } : room)));
  }, []);
  return (
    <Board
      label="Habitaciones"
      columns={columns}
      cards={rooms}
      columnOf={({ state }) => state}
      nameOf={({ id }) => id}
      targetsOf={(room) => targetsOf(room).map(({ id }) => id)}
      onMove={({ id }, state) => mayMove && setRooms(rooms.map((room) => (room.id === id ? { ...room, state } : room)))}
    >
      {({ id }) => <a href={`#${id}`}>{id}</a>}
    </Board>
  );
}

async function openBoard(count = 2, mayMove = true) {
  const store = openStore();
  await store.install(partsFeature);
  render(
    <Provider store={store}>
      <Rooms count={count} mayMove={mayMove} />
    </Provider>,
  );
  return userEvent.setup();
}

const column = (name: RegExp) => screen.getByRole("region", { name });
const cardsIn = (name: RegExp) =>
  within(column(name))
    .queryAllByRole("listitem")
    .map((card) => within(card).getByRole("link").textContent);
const cardOf = (name: string) => screen.getByRole("link", { name }).parentElement!;
const dataTransfer = { setData: () => {} };

it("shows each column with its number of cards, and says where there are none", async () => {
  await openBoard();
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Sucia 2",
    "Limpia 0",
    "Inspeccionada 0",
  ]);
  expect(cardsIn(/^Sucia/)).toEqual(["101", "102"]);
  expect(within(column(/^Limpia/)).getByText("Nada aquí")).toBeInTheDocument();
});

it("moves a card by the keyboard, keeps the focus on it, and says where it is", async () => {
  const user = await openBoard();
  screen.getByRole("button", { name: "Mover 101" }).focus();
  await user.keyboard("{Enter}");
  const choices = await screen.findAllByRole("menuitem");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Limpia"]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cardsIn(/^Limpia/)).toEqual(["101"]));
  expect(screen.getByRole("button", { name: "Mover 101" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("101: Limpia");
});

it("keeps the focus on a card that another desk moves, and takes it from no other place", async () => {
  const user = await openBoard();
  screen.getByRole("button", { name: "Mover 101" }).focus();
  await user.keyboard("{Enter}");
  await screen.findAllByRole("menuitem");
  act(() => fromAnotherDesk("101", "clean"));
  expect(screen.getByRole("button", { name: "Mover 101" })).toHaveFocus();
  act(() => fromAnotherDesk("101", "checked")); // where it has no menu
  expect(screen.getByRole("link", { name: "101" })).toHaveFocus();
  act(() => screen.getByRole("link", { name: "101" }).blur());
  act(() => fromAnotherDesk("101", "dirty"));
  expect(document.body).toHaveFocus();
});

it("moves a card by the mouse, but only where it may go", async () => {
  await openBoard();
  const card = cardOf("102");
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.dragOver(column(/^Inspeccionada/));
  fireEvent.drop(column(/^Inspeccionada/));
  expect(cardsIn(/^Inspeccionada/)).toEqual([]);
  expect(column(/^Limpia/).parentElement).toHaveClass("is-target");
  expect(fireEvent.dragOver(column(/^Limpia/))).toBe(false); // the browser lets it be dropped
  fireEvent.drop(column(/^Limpia/));
  expect(cardsIn(/^Limpia/)).toEqual(["102"]);
});

it("leaves a card where it is until the page has moved it", async () => {
  const user = await openBoard(1, false);
  await user.click(screen.getByRole("button", { name: "Mover 101" }));
  await user.click(await screen.findByRole("menuitem", { name: "Limpia" }));
  expect(cardsIn(/^Sucia/)).toEqual(["101"]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("has no menu and no drag for a card that may go nowhere", async () => {
  const user = await openBoard(1);
  for (const next of ["Limpia", "Inspeccionada"]) {
    await user.click(screen.getByRole("button", { name: "Mover 101" }));
    await user.click(await screen.findByRole("menuitem", { name: next }));
  }
  expect(cardOf("101")).toHaveAttribute("draggable", "false");
  expect(screen.queryByRole("button", { name: "Mover 101" })).not.toBeInTheDocument();
});

it("shows six cards of a column, the rest at a press, and a moved card also behind six", async () => {
  const user = await openBoard(9);
  expect(cardsIn(/^Sucia/)).toHaveLength(6);
  await user.click(screen.getByRole("button", { name: "Mostrar 3 más" }));
  expect(cardsIn(/^Sucia/)).toHaveLength(9);
  for (let number = 101; number <= 107; number += 1) {
    await user.click(screen.getByRole("button", { name: `Mover ${number}` }));
    await user.click(await screen.findByRole("menuitem", { name: "Limpia" }));
  }
  await waitFor(() => expect(cardsIn(/^Limpia/)).toHaveLength(7));
  expect(screen.getByRole("button", { name: "Mover 107" })).toHaveFocus();
});
