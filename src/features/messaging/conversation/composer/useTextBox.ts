import { useLayoutEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useStateOf } from "@/shared/ui/useStateOf";

import { draftChanged, selectDraftText } from "./draftsSlice";

type State = Parameters<typeof selectDraftText>[0];

/** The box in which a message is written, and where its caret stands. The text itself is the draft's. */
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

  /** Puts `words` in the place of letters `start` to `end`, with the caret behind them. */
  function replace(start: number, end: number, words: string) {
    nextCaret.current = start + words.length;
    write(text.slice(0, start) + words + text.slice(end), nextCaret.current);
  }

  /** Puts `words` where the caret is, in the place of what is marked. */
  function insert(words: string) {
    replace(box.current?.selectionStart ?? text.length, box.current?.selectionEnd ?? text.length, words);
  }

  return { box, text, caret, setCaret, write, replace, insert };
}
