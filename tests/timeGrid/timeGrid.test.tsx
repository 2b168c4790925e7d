import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { goalAfter, type GridGoal, heldAt, shiftedBy } from "@/shared/timeGrid/gridDrag";
import { movedBy } from "@/shared/timeGrid/gridKeys";
import { drawnSpan, type GridBar, type GridBlock, type GridGroup, NIGHT_EDGE } from "@/shared/timeGrid/gridLines";
import { placesOf, spanOf } from "@/shared/timeGrid/gridWindow";
import { TimeGrid } from "@/shared/timeGrid/TimeGrid";

const days = Array.from({ length: 60 }, (_, day) => ({
  id: `d${day}`,
  name: `Day ${day}`,
  head: day,
  edge: NIGHT_EDGE,
}));
const cellsOf = (name: string) => (column: number) => ({ name: `${name}, day ${column}: free` });
const line = (name: string, bars: GridBar[] = []) => ({
  id: name,
  name,
  head: name,
  cellAt: cellsOf(name),
  bars: () => bars,
});
const bar = (name: string, from: number, to: number): GridBar => ({
  id: name,
  from,
  to,
  look: () => ({ name, face: name }),
});
const group = (name: string, lines: GridGroup["lines"]): GridGroup => ({ ...line(name), lines });

const groups = [
  group("Doubles", [line("104", [bar("Ana", 0, 3), bar("Luis", 3, 5)]), line("105", [bar("Eva", -2, 1)])]),
  group("Suites", [line("409")]),
];

type GridProps = Parameters<typeof TimeGrid>[0];

/** A grid that folds its groups itself; `show` gives it other properties. */
function open(props: Partial<GridProps> = {}) {
  function Grid(given: Partial<GridProps>) {
    const [folded, setFolded] = useState<readonly string[]>([]);
    const look = { label: "Rooms", corner: "Room", columns: days, columnWidth: 60, headWidth: 120 };
    return <TimeGrid {...look} groups={groups} folded={folded} onFold={setFolded} {...given} />;
  }
  const { rerender } = render(<Grid {...props} />);
  const canvas = screen.getByRole("grid");
  canvas.setPointerCapture = vi.fn<() => void>();
  return {
    user: userEvent.setup(),
    canvas,
    show: (changed: Partial<GridProps>) => rerender(<Grid {...props} {...changed} />),
  };
}

/** Lets bars be dragged: the words of a goal are what the test says. */
function dragging(wordsOf: (goal: GridGoal) => string = () => "") {
  const onDrop = vi.fn<(goal: GridGoal) => void>();
  return { onDrop, dragging: { judge: () => "", wordsOf, onDrop, hint: "" } };
}

/** A head with a button that opens something outside of the grid. */
function Asks({ onDone }: { onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" tabIndex={-1} onClick={() => setIsOpen(true)}>
        State
      </button>
      {isOpen &&
        createPortal(
          <button type="button" onClick={onDone}>
            Done
          </button>,
          document.body,
        )}
    </>
  );
}

const barOf = (name: string) => screen.getByRole("button", { name });
const cell = (name: string) => screen.getByRole("gridcell", { name });
const head = (name: string) => screen.getByRole("rowheader", { name });

describe("what is in the document", () => {
  it("says how many lines and columns there are, and draws those that are seen", () => {
    const many = Array.from({ length: 500 }, (_, place) => line(`room ${place}`));
    open({ groups: [group("Doubles", many)] });
    const grid = screen.getByRole("grid", { name: "Rooms" });
    expect([grid.getAttribute("aria-rowcount"), grid.getAttribute("aria-colcount")]).toEqual(["502", "61"]);
    expect(within(grid).getAllByRole("row").length).toBeLessThan(40);
    expect(within(grid).getAllByRole("columnheader").length).toBeLessThan(30);
    expect(head("room 0").closest("[role=row]")).toHaveAttribute("aria-rowindex", "3");
  });

  it("draws a bar from the middle of its first day to that of its last, or from the edge", () => {
    open();
    const styleOf = (name: string) => barOf(name).getAttribute("style");
    expect(styleOf("Ana")).toBe("inset-inline-start: 30px; inline-size: 180px;"); // of columns of 60 px
    expect(styleOf("Eva")).toBe("inset-inline-start: 0px; inline-size: 90px;");
  });

  it("cuts a stretch off at the edges of the grid", () => {
    expect(drawnSpan(days, { from: 58, to: 60 })).toEqual({ start: 58.5, end: 60 });
    expect(drawnSpan(days, { from: 57, to: 59 })).toEqual({ start: 57.5, end: 59.5 });
    expect(drawnSpan(days, { from: -9, to: 0 })).toEqual({ start: 0, end: 0.5 });
  });

  it("reckons the window, with a few lines beyond each edge", () => {
    expect(spanOf("columns", 400, 200, 40, 100)).toEqual({ from: 6, to: 19 });
    expect(spanOf("rows", 400, 200, 40, 100)).toEqual({ from: 8, to: 17 });
    expect(spanOf("rows", 0, 200, 40, 4)).toEqual({ from: 0, to: 4 });
    expect(placesOf({ from: 2, to: 4 }, [0, 3, 99, -1], 50)).toEqual([0, 2, 3]);
  });
});

describe("the keyboard", () => {
  it("enters at a cell, and arrows move it", async () => {
    const { user } = open();
    await user.tab();
    expect(cell("Doubles, day 0: free")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(barOf("Ana")).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(cell("104, day 1: free")).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(head("104")).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("grid")).not.toContainElement(document.activeElement as HTMLElement);
  });

  it("goes to the ends by Home and End, where the last column is drawn then", async () => {
    const { user } = open();
    await user.tab();
    await user.keyboard("{End}");
    expect(cell("Doubles, day 59: free")).toHaveFocus();
    await user.keyboard("{Control>}{End}{/Control}");
    expect(cell("409, day 59: free")).toHaveFocus();
    await user.keyboard("{Control>}{Home}{/Control}");
    expect(head("Doubles")).toHaveFocus();
  });

  it("turns left and right round from right to left, and stays within the grid", () => {
    const shape = { rows: 9, columns: 7, page: 4, isRtl: true };
    const from = (key: string) => movedBy({ key, ctrlKey: false }, { row: 2, column: 6 }, shape);
    expect(from("ArrowLeft")).toEqual({ row: 2, column: 6 });
    expect(from("ArrowRight")).toEqual({ row: 2, column: 5 });
    expect(from("PageDown")).toEqual({ row: 6, column: 6 });
    expect(from("PageUp")).toEqual({ row: 0, column: 6 });
    expect(from("a")).toBeUndefined();
  });

  it("opens the bar that has the cell, and a cell without a bar", async () => {
    const onOpenBar = vi.fn<(barId: string) => void>();
    const onOpenCell = vi.fn<(lineId: string, column: number) => void>();
    const { user } = open({ onOpenBar, onOpenCell });
    await user.tab();
    await user.keyboard("{ArrowDown}{ArrowRight}{Enter}");
    expect(onOpenBar).toHaveBeenLastCalledWith("Ana");
    await user.click(barOf("Luis"));
    expect(onOpenBar).toHaveBeenLastCalledWith("Luis");
    await user.click(cell("105, day 4: free"));
    expect(onOpenCell).toHaveBeenLastCalledWith("105", 4);
    expect(onOpenBar).toHaveBeenCalledTimes(2);
  });

  it("folds a group away at its head, and unfolds it", async () => {
    const { user } = open();
    await user.tab();
    await user.keyboard("{Home}{Enter}");
    expect(head("Doubles")).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("rowheader", { name: "104" })).not.toBeInTheDocument();
    expect(head("409")).toBeInTheDocument();
    await user.click(head("Doubles"));
    expect(head("104")).toBeInTheDocument();
  });

  it("presses the button of a head, and leaves their keys to what that opens", async () => {
    const onDone = vi.fn<() => void>();
    const { user } = open({ groups: [group("Doubles", [{ ...line("104"), head: <Asks onDone={onDone} /> }])] });
    await user.tab();
    await user.keyboard("{ArrowDown}{Home}{Enter}");
    const done = screen.getByRole("button", { name: "Done" });
    done.focus();
    await user.keyboard("{ArrowRight}");
    expect(done).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("keeps the focus at its cell when its bar moves away", async () => {
    const { user, show } = open();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(barOf("Ana")).toHaveFocus();
    show({ groups: [group("Doubles", [line("104"), line("105", [bar("Ana", 1, 3)])])] });
    expect(cell("104, day 0: free")).toHaveFocus();
  });
});

describe("a bar that is held", () => {
  const lines = groups.flatMap((one) => [one, ...one.lines]);
  const ana = { ...bar("Ana", 2, 4), ends: ["end"] as const };
  const after = (key: string, keys: { shiftKey?: boolean; ctrlKey?: boolean } = {}, isRtl = false) => {
    const held = heldAt(ana, { id: "105" });
    const goal = goalAfter({ key, shiftKey: false, ctrlKey: false, ...keys }, held, lines, isRtl);
    return goal && [goal.lineId, goal.from, goal.to];
  };

  it("is moved by arrow keys, as they point, and skips the lines of groups", () => {
    expect([after("ArrowRight"), after("ArrowLeft")]).toEqual([
      ["105", 3, 5],
      ["105", 1, 3],
    ]);
    expect(after("ArrowRight", {}, true)).toEqual(["105", 1, 3]);
    expect([after("ArrowUp"), after("ArrowDown")]).toEqual([
      ["104", 2, 4],
      ["409", 2, 4],
    ]);
    expect(after("a")).toBeUndefined();
  });

  it("is extended and shortened at the ends that may be moved alone, down to a column", () => {
    expect(after("ArrowRight", { shiftKey: true })).toEqual(["105", 2, 5]);
    expect(after("ArrowRight", { ctrlKey: true })).toEqual(["105", 2, 4]);
    const { goal } = heldAt(ana, { id: "105" });
    expect(shiftedBy(goal, "end", -9)).toMatchObject({ from: 2, to: 3 });
    expect(shiftedBy(goal, "start", 9)).toMatchObject({ from: 3, to: 4 });
  });
});

describe("what was dropped", () => {
  const movable = (name: string, from: number, to: number, of = name) => ({
    ...bar(name, from, to),
    of,
    isMovable: true,
  });
  const ana = movable("Ana", 0, 3);
  const luis = movable("Luis", 3, 5);
  const start = [line("104", [ana, luis]), line("105", [movable("Eva", 0, 3)])];

  /** A grid whose bars are given again after a drop. */
  function openMovable() {
    const linesOf = (lines: GridGroup["lines"]) => ({ groups: [group("Doubles", lines)] });
    const { show, ...opened } = open({ ...linesOf(start), dragging: dragging().dragging });
    return { ...opened, show: (lines: GridGroup["lines"]) => show(linesOf(lines)) };
  }

  it("has the focus where it is then, not what is in its place, and again when it is put back", async () => {
    const { user, show } = openMovable();
    act(() => barOf("Ana").focus());
    await user.keyboard(" {ArrowDown}{Enter}");
    show([line("104", [movable("Eva", 0, 3), luis]), line("105", [ana])]);
    expect(barOf("Ana")).toHaveFocus();
    show(start);
    expect(barOf("Ana")).toHaveFocus();
  });

  it("has the focus after a drop by pointer, and until the person leads it elsewhere", async () => {
    const { user, canvas, show } = openMovable();
    const at = (y: number) => ({ pointerId: 7, button: 0, clientX: 150, clientY: y });
    fireEvent.pointerDown(barOf("Ana"), at(120));
    fireEvent.pointerMove(canvas, at(160));
    fireEvent.pointerUp(canvas, at(160));
    show([line("104", [luis]), line("105", [ana])]);
    expect(barOf("Ana")).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    show([line("104", [luis]), line("105"), line("106", [ana])]);
    expect(cell("104, day 0: free")).toHaveFocus();
  });

  it("has the focus at the part that has moved, where only a part of it could", async () => {
    const { user, show } = openMovable();
    act(() => barOf("Ana").focus());
    await user.keyboard(" {ArrowDown}{Enter}");
    show([line("104", [movable("Ana slept", 0, 1, "Ana"), luis]), line("105", [movable("Ana moved", 1, 3, "Ana")])]);
    expect(barOf("Ana moved")).toHaveFocus();
  });
});

describe("a finger", () => {
  /** A finger on Ana's bar. */
  function openTouched() {
    const lines = [line("104", [{ ...bar("Ana", 2, 4), isMovable: true }]), line("105")];
    const { onDrop, dragging: drag } = dragging(({ from }) => `from day ${from}`);
    const { canvas } = open({ groups: [group("Doubles", lines)], dragging: drag });
    const at = (x: number) => ({ pointerType: "touch", pointerId: 7, button: 0, clientX: x, clientY: 130 });
    fireEvent.pointerDown(barOf("Ana"), at(300));
    return { canvas, at, onDrop };
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("takes a bar by a long press, and drops it where it is lifted", () => {
    const { canvas, at, onDrop } = openTouched();
    act(() => void vi.advanceTimersByTime(400));
    expect(screen.getByRole("status")).toHaveTextContent("from day 2");
    expect(fireEvent.touchMove(canvas)).toBe(false);
    fireEvent.pointerMove(canvas, at(420));
    fireEvent.pointerUp(canvas, at(420));
    expect(onDrop).toHaveBeenCalledWith({ barId: "Ana", lineId: "104", from: 4, to: 6 });
  });

  it("that moves before scrolls, and takes nothing", () => {
    const { canvas, at, onDrop } = openTouched();
    fireEvent.pointerMove(canvas, at(340));
    act(() => void vi.advanceTimersByTime(1000));
    fireEvent.pointerMove(canvas, at(420));
    fireEvent.pointerUp(canvas, at(420));
    expect(fireEvent.touchMove(canvas)).toBe(true);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it("that the browser takes away leaves the bar where it was", () => {
    const { canvas, at, onDrop } = openTouched();
    act(() => void vi.advanceTimersByTime(400));
    fireEvent.pointerMove(canvas, at(420));
    fireEvent.pointerCancel(canvas, at(420));
    expect(screen.getByRole("status")).toHaveTextContent("");
    expect(onDrop).not.toHaveBeenCalled();
  });
});

describe("a function diary in quarter hours", () => {
  const timeAt = (place: number) =>
    `${String(8 + Math.floor(place / 4)).padStart(2, "0")}:${String((place % 4) * 15).padStart(2, "0")}`;
  const quarters = Array.from({ length: 60 }, (_, place) => ({
    id: timeAt(place),
    name: timeAt(place),
    head: place % 4 === 0 ? timeAt(place) : "",
  }));
  const placeOf = (time: string) => quarters.findIndex(({ id }) => id === time);

  function openDiary() {
    const event = (name: string, from: string, to: string): GridBar => ({
      ...bar(name, placeOf(from), placeOf(to)),
      isMovable: true,
      ends: ["start", "end"],
    });
    const salon = line("Sala Mar", [event("Congreso", "09:15", "10:45"), event("Café", "10:45", "11:00")]);
    const { onDrop, dragging: drag } = dragging(({ from, to }) => `${timeAt(from)}–${timeAt(to)}`);
    return {
      ...open({ columns: quarters, columnWidth: 24, groups: [group("Salas", [salon])], dragging: drag }),
      onDrop,
    };
  }

  const cellOf = (shown: HTMLElement) => shown.closest<HTMLElement>("[role=gridcell]")!;

  it("runs from 08:00 to 23:00, and draws a bar from 09:15 to 10:45 and the next from there on", () => {
    const { canvas } = openDiary();
    expect(canvas).toHaveAttribute("aria-colcount", "61");
    expect([quarters.at(0)!.id, quarters.at(-1)!.id]).toEqual(["08:00", "22:45"]);
    const conference = barOf("Congreso");
    expect(cellOf(conference).style.insetInlineStart).toBe(`${120 + 5 * 24}px`);
    expect(conference.getAttribute("style")).toBe("inset-inline-start: 0px; inline-size: 144px;"); // six quarters
    const coffee = barOf("Café");
    expect(cellOf(coffee).style.insetInlineStart).toBe(`${120 + 11 * 24}px`);
    expect(coffee.getAttribute("style")).toBe("inset-inline-start: 0px; inline-size: 24px;");
  });

  it("moves a bar and its end by quarters of an hour", async () => {
    const { user, onDrop } = openDiary();
    await user.tab();
    await user.keyboard("{ArrowDown}" + "{ArrowRight}".repeat(5));
    expect(barOf("Congreso")).toHaveFocus();
    await user.keyboard(" {ArrowLeft}{Shift>}{ArrowLeft}{/Shift}");
    expect(screen.getByRole("status")).toHaveTextContent("09:00–10:15");
    const ghost = document.querySelector<HTMLElement>(".time-grid-ghost")!;
    expect(ghost.style.insetInlineStart).toBe("calc(var(--grid-head) + 4 * var(--grid-column))");
    expect(ghost.style.inlineSize).toBe("calc(5 * var(--grid-column))");
    await user.keyboard("{Enter}");
    expect(onDrop).toHaveBeenCalledWith({ barId: "Congreso", lineId: "Sala Mar", from: 4, to: 9 });
  });
});

describe("a selection of cells", () => {
  const prices = [group("Doubles", [line("BAR"), line("NRF")]), group("Suites", [line("BAR 2")])];

  function openSelecting() {
    const onSelect = vi.fn<(block: GridBlock | undefined) => void>();
    return { ...open({ groups: prices, onSelect }), onSelect };
  }

  it("follows the focus, and grows with Shift over columns and lines, but not heads of groups", async () => {
    const { user, onSelect } = openSelecting();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(onSelect).toHaveBeenLastCalledWith({ lineIds: ["BAR"], from: 0, to: 1 });
    await user.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
    expect(onSelect).toHaveBeenLastCalledWith({ lineIds: ["BAR", "NRF", "BAR 2"], from: 0, to: 3 });
    expect(cell("NRF, day 2: free")).toHaveAttribute("aria-selected", "true");
    expect(cell("Suites, day 1: free")).not.toHaveAttribute("aria-selected");
    await user.keyboard("{ArrowLeft}");
    expect(onSelect).toHaveBeenLastCalledWith({ lineIds: ["BAR 2"], from: 1, to: 2 });
    await user.keyboard("{Escape}");
    expect(onSelect).toHaveBeenLastCalledWith(undefined);
  });

  it("reaches from the last chosen cell to a cell pressed with Shift, whichever comes first", async () => {
    const { user, onSelect } = openSelecting();
    await user.click(cell("NRF, day 4: free"));
    await user.keyboard("{Shift>}");
    await user.click(cell("BAR, day 2: free"));
    await user.keyboard("{/Shift}");
    expect(onSelect).toHaveBeenLastCalledWith({ lineIds: ["BAR", "NRF"], from: 2, to: 5 });
  });

  it("ends where a press was let go outside of the grid, or taken away", async () => {
    const { canvas, onSelect } = openSelecting();
    const at = (buttons: number, clientX: number) => ({
      button: 0,
      buttons,
      pointerType: "mouse",
      clientX,
      clientY: 60,
    });
    fireEvent.pointerDown(cell("BAR, day 2: free"), at(1, 200));
    fireEvent.pointerMove(canvas, at(1, 400));
    const { calls } = onSelect.mock;
    const drawn = calls.length;
    expect(drawn).toBeGreaterThan(1);
    fireEvent.pointerMove(canvas, at(0, 300));
    fireEvent.pointerMove(canvas, at(1, 200));
    expect(calls).toHaveLength(drawn);
    fireEvent.pointerDown(cell("BAR, day 2: free"), at(1, 200));
    fireEvent.pointerCancel(canvas, at(1, 200));
    fireEvent.pointerMove(canvas, at(1, 400));
    expect(calls).toHaveLength(drawn + 1);
  });

  it("leaves out lines that are folded away", async () => {
    const { user, onSelect, show } = openSelecting();
    await user.click(cell("BAR, day 2: free"));
    await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
    show({ folded: ["Doubles"] });
    expect(onSelect).toHaveBeenLastCalledWith({ lineIds: ["BAR 2"], from: 2, to: 3 });
    show({ folded: ["Doubles", "Suites"] });
    expect(onSelect).toHaveBeenLastCalledWith(undefined);
  });
});
