import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect } from "react";

import { useStateOf } from "@/shared/ui/states/useStateOf";

import type { ConversationState } from "../state/conversationState";
import type { MessageRow } from "../messages/messageRows";

/** Rows per Page key. */
const PAGE = 8;
/** A row is drawn within this number of frames. */
const FRAMES = 30;

const controls = "a[href], button, audio";

/**
 * Makes a list of messages one tab stop. Arrows, Home, End and the Page keys walk the messages; Enter enters a
 * message's actions, where the arrows walk too; Escape returns, and from a message to the composer. A link to `target`
 * moves the focus there, unless the person is searching or writing.
 */
export function useRowWalk(
  chatId: string,
  rows: MessageRow[],
  scroller: RefObject<HTMLDivElement | null>,
  show: (index: number, align: "nearest" | "center") => void,
  target: ConversationState["target"],
) {
  /** The tab stop, unless it is the last row; a new object for each request. */
  const [current, setCurrent] = useStateOf<{ key: string; align: "nearest" | "center" } | null>(chatId, () => null);
  const [followed, setFollowed] = useStateOf<ConversationState["target"]>(chatId, () => null);
  if (target !== followed) {
    setFollowed(target);
    const led = rows.find(({ message }) => message.mId === target?.mId);
    if (led) setCurrent({ key: led.key, align: "center" });
  }
  const found = rows.findIndex(({ key }) => key === current?.key);
  const index = found >= 0 ? found : rows.length - 1;

  const showAndFocus = useEffectEvent(() => {
    if (!current || found < 0) return undefined;
    show(found, current.align);
    if (document.activeElement?.closest("search, textarea")) return undefined;
    return focusWhenShown(() => rowElement(scroller.current, current.key), canMeasure());
  });
  useLayoutEffect(() => showAndFocus(), [current]);

  function walkTo(place: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, place))];
    if (row) setCurrent({ key: row.key, align: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = event.target as HTMLElement;
    if (element.closest("[role=menu]") || event.defaultPrevented) return;
    const isOnRow = element.dataset.key !== undefined;
    const places: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: rows.length - 1,
      PageUp: index - PAGE,
      PageDown: index + PAGE,
    };
    const place = places[event.key];
    if (isOnRow && place !== undefined) walkTo(place);
    else if (isOnRow && event.key === "Enter") controlsOf(element).at(-1)?.focus();
    else if (isOnRow && event.key === "Escape") composerOf(element)?.focus();
    else if (!isOnRow && event.key === "Escape") element.closest<HTMLElement>("[data-key]")?.focus();
    else if (!isOnRow && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      const all = controlsOf(element.closest<HTMLElement>("[data-key]"));
      const next = all.indexOf(element) + (event.key === "ArrowRight" ? 1 : -1);
      all[(next + all.length) % all.length]?.focus();
    } else return;
    event.preventDefault();
  }

  return { index, onKeyDown };
}

/** Focuses a requested row when it is drawn. Returns a function that cancels this. */
function focusWhenShown(find: () => HTMLElement | undefined, preventScroll: boolean) {
  let frame = 0;
  const tryAt = (attempt: number) => {
    const row = find();
    row?.focus({ preventScroll });
    if (attempt < FRAMES && document.activeElement !== row) frame = requestAnimationFrame(() => tryAt(attempt + 1));
  };
  tryAt(1);
  return () => cancelAnimationFrame(frame);
}

const rowElement = (scroller: HTMLElement | null, key: string) =>
  Array.from(scroller?.querySelectorAll<HTMLElement>("[data-key]") ?? []).find(({ dataset }) => dataset.key === key);

const controlsOf = (row: HTMLElement | null) => Array.from(row?.querySelectorAll<HTMLElement>(controls) ?? []);

const composerOf = (row: HTMLElement) => row.closest(".conversation")?.querySelector<HTMLElement>("textarea");

let hasLayout = false;

/** Without a layout (jsdom) nothing has a height: everything is drawn, and counts as seen. */
export function canMeasure(): boolean {
  hasLayout ||= document.documentElement.clientHeight > 0; // cached, because reading it forces a layout
  return hasLayout;
}
