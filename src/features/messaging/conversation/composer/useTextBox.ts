import { useCallback, useLayoutEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useStateOf } from "@/shared/ui/states/useStateOf";

import { draftChanged, selectDraftText } from "./draft/draftsSlice";

type State = Parameters<typeof selectDraftText>[0];

/**
 * The text box of a message and its caret. The text itself is in the draft; the box begins with `initial`. React does not
 * control it: it would write each letter into the box once more, as its default, and the browser lay it out again.
 */
export function useTextBox(chatId: string) {
  const dispatch = useDispatch();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = useSelector((state: State) => selectDraftText(state, chatId));
  const [caret, setCaret] = useStateOf(chatId, () => text.length);
  const nextCaret = useRef<number | null>(null);

  const [initial] = useStateOf(chatId, () => text);

  useLayoutEffect(() => {
    const { current: area } = box;
    if (!area) return;
    if (area.value !== text) area.value = text;
    if (nextCaret.current === null) return;
    area.focus();
    area.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const write = useCallback(
    (next: string, caretAfter: number) => {
      setCaret(caretAfter);
      dispatch(draftChanged({ chatId, text: next }));
    },
    [chatId, dispatch, setCaret],
  );

  /** Replaces letters `start` to `end` with `words`, and puts the caret after them. */
  const replace = useCallback(
    (start: number, end: number, words: string) => {
      const before = box.current?.value ?? "";
      nextCaret.current = start + words.length;
      write(before.slice(0, start) + words + before.slice(end), nextCaret.current);
    },
    [write],
  );

  /** Inserts `words` at the caret, replacing the selection. */
  const insert = useCallback(
    (words: string) => replace(box.current?.selectionStart ?? 0, box.current?.selectionEnd ?? 0, words),
    [replace],
  );

  const focus = useCallback(() => box.current?.focus(), []);

  return { box, focus, initial, text, caret, setCaret, write, replace, insert };
}
