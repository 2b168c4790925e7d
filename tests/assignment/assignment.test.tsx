import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import type { SolverReport, ToSolver } from "@/features/assignment/startSolver";

import { button, openAssignment, rows, table, wordsOf } from "./assignmentDesk";

const numbersIn = ({ textContent }: HTMLElement) => (textContent ?? "").match(/\d+/g)!.map(Number);
const isTold = (sentence: string | RegExp) => screen.findByText(sentence);

it("proposes rooms for stays without a room, with the reason, and changes nothing", async () => {
  const { propose, db } = openAssignment();
  const without = numbersIn(await isTold(/^Llegan en las próximas 7 noches: \d+ reservas? sin habitación\.$/))[1]!;
  const before = db.hotel.revision.count;
  await propose();
  const all = (await rows()).map(wordsOf);
  expect(all.every(([guest, , to, why]) => guest && /^\d{3}$/.test(to!) && why)).toBe(true);
  expect(all.filter(([, from]) => from === "Sin habitación").length).toBeGreaterThan(0);
  const [assigned, unsolved] = numbersIn(await isTold(/^Propuesta lista: \d+ asignadas?, \d+ sin solución\./));
  expect(assigned! + unsolved!).toBe(without);
  await isTold(/Huecos entre estancias: \d+ ahora, \d+ con la propuesta\./);
  expect(db.hotel.revision.count).toBe(before);
});

it("applies what is selected, and nothing else", async () => {
  const { user, propose, press, db } = openAssignment("?nights=14");
  await propose();
  const [first, second] = await rows();
  const [guest, , to] = wordsOf(second!);
  await user.click((await table()).getByRole("checkbox", { name: "Seleccionar todas" }));
  expect(await button("Aplicar seleccionadas")).toHaveAccessibleDescription("Elija al menos una asignación.");
  await user.click(within(second!).getByRole("checkbox", { name: `Seleccionar a ${guest}` }));
  await press("Aplicar seleccionadas");
  expect(await within(second!).findByText("Aplicada")).toBeInTheDocument();
  expect(within(first!).queryByText("Aplicada")).not.toBeInTheDocument();
  const id = within(second!).getByRole("link").getAttribute("href")!.split("/").at(-1)!;
  expect(new Set(db.hotel.get(id).nights.map(({ roomId }) => roomId))).toEqual(new Set([`R-${to}`]));
  expect(screen.getByText("1 habitación asignada.")).toBeInTheDocument();
});

it("undoes all that was applied at once, so that it can be applied again", async () => {
  const { propose, press, db } = openAssignment("?nights=14");
  const roomsBefore = [...db.hotel.all()].map(({ id, nights }) => [id, nights]);
  await propose();
  await rows();
  await press("Aplicar seleccionadas");
  await waitFor(() => expect(screen.getAllByText("Aplicada")).toHaveLength(screen.getAllByRole("row").length - 1));
  await press("Deshacer");
  await isTold(/^\d+ asignaciones deshechas\.$/);
  expect([...db.hotel.all()].map(({ id, nights }) => [id, nights])).toEqual(roomsBefore);
  await waitFor(() => expect(screen.queryByText("Aplicada")).not.toBeInTheDocument());
  await press("Aplicar seleccionadas");
  expect((await screen.findAllByText("Aplicada")).length).toBeGreaterThan(0);
});

it("says in the row who has taken the room, and applies the others", async () => {
  const { propose, press, db } = openAssignment("?nights=14");
  await propose();
  const all = await rows();
  const [, , to] = wordsOf(all[0]!);
  const id = within(all[0]!).getByRole("link").getAttribute("href")!.split("/").at(-1)!;
  const stay = db.hotel.get(id);
  // another desk gives the room to somebody else
  const other = [...db.hotel.all()].find(({ state }) => state === "cancelled")!;
  const nights = stay.nights.map((night) => ({ ...night, roomId: `R-${to}` }));
  act(
    () => void db.hotel.put({ ...other, state: "confirmed", arrival: stay.arrival, departure: stay.departure, nights }),
  );
  const { firstName, lastName } = db.hotel.guests.get(other.guestId);
  await press("Aplicar seleccionadas");
  expect(
    await within(all[0]!).findByText(RegExp(`^La habitación ${to} está ocupada la noche del`)),
  ).toBeInTheDocument();
  expect(within(all[0]!).getByText(`La tiene ${firstName} ${lastName}.`)).toBeInTheDocument();
  expect(screen.getAllByText("Aplicada").length).toBe(all.length - 1);
});

it("says that the hotel has changed since the proposal", async () => {
  const { propose, db } = openAssignment();
  await propose();
  await rows();
  const other = [...db.hotel.all()].at(-1)!;
  act(() => void db.hotel.put({ ...other, version: other.version + 1 }));
  expect(await isTold(/^Los datos del hotel han cambiado desde esta propuesta\./)).toBeInTheDocument();
});

it("shows who gets no room, why that is impossible, and what can be done", async () => {
  const { propose, db } = openAssignment();
  const doubles = db.hotel.rooms.filter(({ roomTypeId }) => roomTypeId === "DBL");
  const stays = [...db.hotel.all()].filter(({ state, nights }) => state === "confirmed" && nights.length > 1);
  for (const [place, stay] of stays.slice(0, doubles.length + 1).entries()) {
    const nights = stay.nights.slice(0, 1).map(({ price }) => ({ date: "2026-04-15", price, roomTypeId: "DBL" }));
    const dates = { arrival: "2026-04-15", departure: "2026-04-16", roomTypeId: "DBL", adults: 2, childrenAges: [] };
    act(() => void db.hotel.put({ ...stay, ...dates, nights, version: stay.version + place }));
  }
  await propose();
  const list = within(await screen.findByRole("list", { name: "Sin solución" }));
  expect(screen.getByText(/^Quedan fuera las menos reservas posibles/)).toBeInTheDocument();
  expect(list.getAllByText("Imposible").length).toBeGreaterThan(0);
  expect(
    list.getAllByText(/La noche del 15\/04\/2026 hay \d+ reservas para \d+ habitaciones\./).length,
  ).toBeGreaterThan(0);
  expect(list.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/booking\/RSV-/));
});

it("says that everybody has a room in an empty house, and proposes nothing", async () => {
  const { propose } = openAssignment("", {}, { isEmpty: true });
  await isTold("Todas las reservas que llegan en estas noches tienen habitación.");
  await propose();
  expect(await isTold(/^Propuesta lista: ninguna asignada, 0 sin solución\./)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Aplicar seleccionadas" })).not.toBeInTheDocument();
});

it("keeps the range in the address, and the criteria at this desk", async () => {
  const { user, propose } = openAssignment("?nights=30");
  expect(await screen.findByRole("link", { name: "30" })).toHaveAttribute("aria-current", "true");
  await user.click(await isTold("Criterios"));
  await user.selectOptions(screen.getByLabelText("Menos huecos"), "Mucho");
  await user.selectOptions(screen.getByLabelText("Seguir en la misma habitación"), "No cuenta");
  const isLeft = async () => {
    const left = (await rows()).map(wordsOf).filter(([, from]) => from !== "Sin habitación");
    expect(left).toEqual([]);
  };
  await propose();
  await isLeft();
  await user.click(screen.getByLabelText("Mover también a quien ya tiene habitación"));
  await propose();
  const moved = (await rows()).map(wordsOf).filter(([, from]) => from !== "Sin habitación");
  expect(moved.length).toBeGreaterThan(0);
  expect(JSON.parse(localStorage.getItem("assignmentCriteria")!)).toMatchObject({
    weights: { keep: 0 },
    movesRooms: true,
  });
  await user.click(screen.getByRole("link", { name: "7" }));
  await waitFor(() => expect(window.location.search).toBe("?nights=7"));
  expect(screen.queryByRole("table", { name: "Propuesta" })).not.toBeInTheDocument();
});

it("plans tomorrow's arrivals alone", async () => {
  const { user, propose, db } = openAssignment();
  await user.click(await screen.findByRole("link", { name: "Mañana" }));
  await waitFor(() => expect(window.location.search).toBe("?nights=1&skip=1"));
  const without = numbersIn(await isTold(/^Llegan el 15\/04\/2026: \d+ reservas? sin habitación\.$/));
  await propose();
  const ids = (await rows()).map((row) => within(row).getByRole("link").getAttribute("href")!.split("/").at(-1)!);
  expect(ids.length).toBeLessThanOrEqual(without.at(-1)!);
  expect(new Set(ids.map((id) => db.hotel.get(id).arrival))).toEqual(new Set(["2026-04-15"]));
});

describe("in a worker", () => {
  it("shows how far it is, and after a stop what was found", async () => {
    const asked: ToSolver[] = [];
    let tell: (report: SolverReport) => void = () => {};
    class Worker extends EventTarget {
      terminate = () => {};
      postMessage = (message: ToSolver) => void asked.push(message);
      constructor() {
        super();
        tell = (data) => act(() => void this.dispatchEvent(new MessageEvent("message", { data })));
      }
    }
    vi.stubGlobal("Worker", Worker);
    const { propose, press } = openAssignment();
    await isTold(/sin habitación\.$/);
    await propose();
    expect(await button("Proponer")).toHaveAttribute("aria-disabled", "true");
    tell({ kind: "progress", progress: 0.5 });
    expect(screen.getByRole("progressbar", { name: "Buscando habitaciones…" })).toHaveValue(0.5);
    await press("Detener");
    expect(asked.map(({ kind }) => kind)).toEqual(["solve", "stop"]);
    const gaps = { count: 3, single: 1 };
    tell({ kind: "solved", proposal: { asOf: 0, moves: [], unsolved: [], gaps: { before: gaps, after: gaps } } });
    expect(await isTold(/^Propuesta lista: ninguna asignada/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Detener" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Asignación Automática" })).toHaveFocus();
  });

  it("works on the page where the worker's file cannot be fetched", async () => {
    class Worker extends EventTarget {
      terminate = () => {};
      postMessage = () => void this.dispatchEvent(new Event("error"));
    }
    vi.stubGlobal("Worker", Worker);
    const { propose } = openAssignment();
    await isTold(/sin habitación\.$/);
    await propose();
    expect((await rows()).length).toBeGreaterThan(0);
  });
});
