import { useLayoutEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useStateOf } from "@/shared/ui/states/useStateOf";

import { draftChanged, selectDraftText } from "./draft/draftsSlice";

type State = Parameters<typeof selectDraftText>[0];

/** The text box of a message and its caret. The text itself is in the draft. */
export function useTextBox(chatId: string) {
  const dispatch = useDispatch();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = useSelector((state: State) => selectDraftText(state, chatId));
  const [caret, setCaret] = useStateOf(chatId, () => text.length);
  const nextCaret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (nextCaret.current === null || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  function write(next: string, caretAfter: number) {
    setCaret(caretAfter);
    dispatch(draftChanged({ chatId, text: next }));
  }

  /** Replaces letters `start` to `end` with `words`, and puts the caret after them. */
  function replace(start: number, end: number, words: string) {
    nextCaret.current = start + words.length;
    write(text.slice(0, start) + words + text.slice(end), nextCaret.current);
  }

  /** Inserts `words` at the caret, replacing the selection. */
  function insert(words: string) {
    replace(box.current?.selectionStart ?? text.length, box.current?.selectionEnd ?? text.length, words);
  }

  return { box, text, caret, setCaret, write, replace, insert };
}
