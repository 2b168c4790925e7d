import { type KeyboardEvent, useId } from "react";

import { messageLimits } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";

import { SuggestionList } from "./SuggestionList";
import { type Suggestion, useSuggestions } from "./useSuggestions";
import type { useTextBox } from "./useTextBox";

/** Letters left from which the box shows their number. */
const NEAR_LIMIT = 200;

/** Whether the browser makes a text box as high as its text. */
const growsByItself = globalThis.CSS?.supports?.("field-sizing", "content") ?? false;

interface MessageBoxProps {
  chatId: string;
  textBox: ReturnType<typeof useTextBox>;
  onSubmit: () => void;
  onPick: (suggestion: Suggestion, start: number, end: number) => void;
}

/** The text box of a message. It grows with its text up to a maximum, then scrolls. */
export function MessageBox({ chatId, textBox, onSubmit, onPick }: MessageBoxProps) {
  const { text: say } = useText();
  const id = useId();
  const { box, initial, text, caret, setCaret, write } = textBox;
  const { trigger, suggestions, hasFailed, index, move, close, reopen } = useSuggestions(chatId, text, caret);
  const isOffering = suggestions.length > 0;
  const left = messageLimits.textLetters - text.length;

  function pick(suggestion: Suggestion) {
    if (!trigger) return;
    close(); // a suggestion that opens a form keeps the typed letters
    onPick(suggestion, trigger.start, caret);
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = isOffering && !isComposing(event) ? offerKeys()[event.key] : undefined;
    if (act && !event.shiftKey) {
      event.preventDefault();
      event.stopPropagation();
      act();
    } else if (isSubmitEnter(event)) {
      event.preventDefault();
      onSubmit();
    }
  }

  const offerKeys = (): Record<string, (() => void) | undefined> => ({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => suggestions[index] && pick(suggestions[index]),
    Tab: () => suggestions[index] && pick(suggestions[index]),
    Escape: close,
  });

  return (
    <div className="message-box">
      {isOffering && (
        <SuggestionList
          id={`${id}-list`}
          label={say(trigger?.kind === "answer" ? "composer.answers" : "composer.mentions")}
          suggestions={suggestions}
          index={index}
          onPick={pick}
        />
      )}
      <Stack round="large" className="message-box-grow" data-text={growsByItself ? undefined : text}>
        <textarea
          key={chatId} // undo must not bring back another conversation's text
          ref={box}
          rows={1}
          dir="auto"
          defaultValue={initial}
          placeholder={say("composer.placeholder")}
          aria-label={say("composer.placeholder")}
          aria-autocomplete="list"
          aria-controls={isOffering ? `${id}-list` : undefined}
          aria-activedescendant={isOffering ? `${id}-list-${index}` : undefined}
          aria-describedby={left <= NEAR_LIMIT ? `${id}-left` : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={({ currentTarget }) => {
            if (!suggestionStays(currentTarget.value)) reopen();
            write(currentTarget.value, currentTarget.selectionStart);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
      </Stack>
      {left <= NEAR_LIMIT && (
        <p id={`${id}-left`} className={left < 0 ? "letters-left is-over" : "letters-left"}>
          {left < 0 ? say("composer.over", { count: -left }) : say("composer.left", { count: left })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isOffering ? say("composer.offered", { count: suggestions.length }) : ""}
        {hasFailed ? say("composer.answersFailed") : ""}
      </p>
    </div>
  );

  function suggestionStays(next: string) {
    return trigger !== undefined && next.charAt(trigger.start) === text.charAt(trigger.start);
  }
}

interface KeyPress {
  key: string;
  shiftKey: boolean;
  nativeEvent: { isComposing: boolean; keyCode: number };
}

/** Safari's key code for a key that an input method handled. */
const SWALLOWED = 229;

/** Whether an input method handles the key: its Enter chooses a word and must not send. */
const isComposing = ({ nativeEvent }: Pick<KeyPress, "nativeEvent">) =>
  nativeEvent.isComposing || nativeEvent.keyCode === SWALLOWED;

/** Enter sends; Shift+Enter adds a line break. */
const isSubmitEnter = (press: KeyPress) => press.key === "Enter" && !press.shiftKey && !isComposing(press);
