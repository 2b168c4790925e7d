import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

import { type BarEnd, goalAfter, type GridDragging, type Held, heldAt, shiftedBy } from "./gridDrag";
import { barAt, type DrawnLine, type GridFollowed, isGroup, thingOf } from "./gridLines";

/** px that the pointer moves before a press becomes a drag. */
const THRESHOLD = 4;
/** ms that a finger rests on a bar before it takes it; until then it scrolls. */
const LONG_PRESS = 400;
/** px from the edge of the grid within which it scrolls along. */
const NEAR_EDGE = 28;

interface Press {
  held: Held;
  x: number;
  y: number;
  column: number;
  /** Of a finger, until it has taken the bar. */
  timer?: number;
}

interface GridDragProps {
  dragging: GridDragging | undefined;
  lines: readonly DrawnLine[];
  scroller: RefObject<HTMLElement | null>;
  /** Columns and row at a point of the window; columns count in fractions. */
  placeAt: (x: number, y: number) => { column: number; row: number };
  /** Dropped, or given up by keyboard: what the focus goes along with. */
  onLetGo: (thing: GridFollowed) => void;
}

/** Takes a bar, moves it and drops it, by pointer or by keyboard; while it is held the grid's own keys rest. */
export function useGridDrag({ dragging, lines, scroller, placeAt, onLetGo }: GridDragProps) {
  const [held, setHeld] = useState<Held>();
  const [refusal, setRefusal] = useState("");
  const press = useRef<Press>(undefined);
  const wasDragged = useRef(false);
  const hasTakenSpace = useRef(false);

  const isAtHome = ({ bar, home, goal }: Held) => goal.lineId === home && goal.from === bar.from && goal.to === bar.to;

  // the browser would scroll with the finger that holds a bar
  useEffect(() => {
    const element = scroller.current;
    const hold = (event: Event) => wasDragged.current && press.current && event.preventDefault();
    element?.addEventListener("touchmove", hold, { passive: false });
    element?.addEventListener("contextmenu", hold);
    return () => {
      element?.removeEventListener("touchmove", hold);
      element?.removeEventListener("contextmenu", hold);
    };
  }, [scroller]);

  function letGo() {
    clearTimeout(press.current?.timer);
    press.current = undefined;
    setHeld(undefined);
  }

  /** The last column: who is in the house already moves from tonight on, and the nights before stay where they are. */
  const follow = ({ bar, home, goal: { lineId, to } }: Held) =>
    onLetGo({ of: thingOf(bar), column: to - 1, lineIds: [lineId, home] });

  function drop(at: Held): boolean {
    const why = isAtHome(at) ? "" : (dragging?.judge(at.goal) ?? "");
    setRefusal(why);
    if (why === "" && !isAtHome(at)) dragging?.onDrop(at.goal);
    return why === "";
  }

  /** Returns whether the key was meant for a bar. */
  function onKey(event: KeyboardEvent, line: DrawnLine | undefined, column: number): boolean {
    if (!dragging) return false;
    if (!held) {
      if (event.key !== " " || !line) return false;
      const bar = barAt(line, column);
      if (!bar?.isMovable) return false;
      setRefusal("");
      setHeld({ ...heldAt(bar, line), isByKeyboard: true });
      hasTakenSpace.current = true;
      return true;
    }
    if (event.key === "Escape" || event.key === "Tab") {
      letGo();
      follow({ ...held, goal: { ...held.goal, lineId: held.home, to: held.bar.to } });
      return event.key === "Escape";
    }
    if (event.key === "Enter" || event.key === " ") {
      hasTakenSpace.current = event.key === " ";
      if (!drop(held)) return true; // it stays in the hand, with the reason
      letGo();
      follow(held);
      return true;
    }
    const goal = goalAfter(event, held, lines, document.dir === "rtl");
    if (!goal) return false;
    setRefusal("");
    setHeld({ ...held, goal });
    return true;
  }

  /** A Space that has taken or dropped a bar does not press it too. */
  function onKeyUp(event: KeyboardEvent) {
    if (event.key === " " && hasTakenSpace.current) event.preventDefault();
    hasTakenSpace.current = false;
  }

  function onPointerDown(event: PointerEvent) {
    const { button, pointerType, pointerId, target, currentTarget, clientX: x, clientY: y } = event;
    wasDragged.current = false;
    const element = (target as Element).closest<HTMLElement>(".time-grid-bar");
    if (!dragging || button !== 0 || !element) return;
    const lineId = element.closest<HTMLElement>("[data-line]")?.dataset.line;
    const line = lines.find(({ id }) => id === lineId);
    const bar = line?.bars?.().find(({ id }) => id === element.dataset.bar);
    if (!line || !bar?.isMovable) return;
    const part = (target as HTMLElement).dataset.end as BarEnd | undefined;
    const taken = { held: heldAt(bar, line, part), x, y, column: placeAt(x, y).column };
    press.current = taken;
    if (pointerType !== "touch") return;
    const take = () => {
      press.current = taken;
      wasDragged.current = true;
      currentTarget.setPointerCapture(pointerId);
      setHeld(taken.held);
    };
    press.current = { ...taken, timer: window.setTimeout(take, LONG_PRESS) };
  }

  function onPointerMove({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) {
    const from = press.current;
    if (!from) return;
    if (!held && Math.hypot(x - from.x, y - from.y) < THRESHOLD) return;
    if (from.timer !== undefined) return letGo(); // the finger scrolls
    if (!held) currentTarget.setPointerCapture(pointerId);
    wasDragged.current = true;
    scrollAlong(scroller.current, x, y);
    const at = placeAt(x, y);
    const goal = shiftedBy(from.held.goal, from.held.part, Math.round(at.column - from.column));
    const line = from.held.part === "whole" ? lines[at.row] : undefined;
    const lineId = line && !isGroup(line) ? line.id : (held?.goal.lineId ?? from.held.home);
    if (!held || lineId !== held.goal.lineId || goal.from !== held.goal.from || goal.to !== held.goal.to) {
      setRefusal("");
      setHeld({ ...from.held, goal: { ...goal, lineId } });
    }
  }

  function onPointerUp() {
    if (held && press.current && drop(held)) follow(held);
    if (press.current) letGo();
  }

  const why = held && !isAtHome(held) ? (dragging?.judge(held.goal) ?? "") : "";
  return {
    held,
    /** Why it cannot be dropped where it is. */
    why,
    /** For those who listen, and in a line below the grid. */
    said: held ? `${dragging?.wordsOf(held.goal) ?? ""} ${why}` : refusal,
    /** A click that ends a drag opens nothing. */
    isOfDrag: () => wasDragged.current,
    onKey,
    onKeyUp,
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo },
  };
}

function scrollAlong(scroller: HTMLElement | null, x: number, y: number) {
  if (!scroller) return;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const step = (at: number, low: number, high: number) =>
    at < low + NEAR_EDGE ? -NEAR_EDGE : at > high - NEAR_EDGE ? NEAR_EDGE : 0;
  scroller.scrollLeft += step(x, left, right);
  scroller.scrollTop += step(y, top, bottom);
}
