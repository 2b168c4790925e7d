import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import type { VirtualizerHandle } from "virtua";

import type { MessageRow } from "./messageRows";

/** Rows that one Page key passes. */
const PAGE = 8;

const controls = "a[href], button, audio";

/**
 * Makes a list of messages one tab stop: arrows, Home, End and the Page keys walk the messages, Enter goes into what can
 * be done with one, where the arrows walk too, and Escape comes back, and from a message to the composer.
 */
export function useRowWalk(
  rows: MessageRow[],
  scroller: RefObject<HTMLDivElement | null>,
  list: RefObject<VirtualizerHandle | null>,
) {
  /** The row that the tab key leads to, unless it is the last one; `at` tells one wish from the next. */
  const [current, setCurrent] = useState<{ key: string; at: number } | null>(null);
  const found = rows.findIndex(({ key }) => key === current?.key);
  const index = found >= 0 ? found : rows.length - 1;

  const showAndFocus = useEffectEvent(() => {
    if (!current || found < 0) return;
    list.current?.scrollToIndex(found, { align: "nearest" });
    rowElement(scroller.current, current.key)?.focus({ preventScroll: list.current !== null });
  });
  useLayoutEffect(() => showAndFocus(), [current]);

  function walkTo(place: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, place))];
    if (row) setCurrent({ key: row.key, at: performance.now() });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    if (target.closest("[role=menu]") || event.defaultPrevented) return;
    const isOnRow = target.dataset.key !== undefined;
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
    else if (isOnRow && event.key === "Enter") controlsOf(target).at(-1)?.focus();
    else if (isOnRow && event.key === "Escape") composerOf(target)?.focus();
    else if (!isOnRow && event.key === "Escape") target.closest<HTMLElement>("[data-key]")?.focus();
    else if (!isOnRow && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      const all = controlsOf(target.closest<HTMLElement>("[data-key]"));
      const next = all.indexOf(target) + (event.key === "ArrowRight" ? 1 : -1);
      all[(next + all.length) % all.length]?.focus();
    } else return;
    event.preventDefault();
  }

  return { index, onKeyDown };
}

const rowElement = (scroller: HTMLElement | null, key: string) =>
  Array.from(scroller?.querySelectorAll<HTMLElement>("[data-key]") ?? []).find(({ dataset }) => dataset.key === key);

const controlsOf = (row: HTMLElement | null) => Array.from(row?.querySelectorAll<HTMLElement>(controls) ?? []);

const composerOf = (row: HTMLElement) => row.closest(".conversation")?.querySelector<HTMLElement>("textarea");
