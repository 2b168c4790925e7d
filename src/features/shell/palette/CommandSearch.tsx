import { useCombobox } from "downshift";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router-dom";

import type { Command, CommandTools } from "@/shared/commands/commandSources";
import { type FoundCommands, openPalette } from "@/shared/commands/openPalette";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";
import { SearchIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { actionCommands } from "./actionCommands";
import { pageCommands } from "./pageCommands";

interface CommandSearchProps {
  /** Typed before its code was there. */
  typed: string;
  onChoose: (command: Command) => void;
  onClose: () => void;
}

/** The field of the palette, and what it finds. */
export function CommandSearch({ typed, onChoose, onClose }: CommandSearchProps) {
  const { text } = useText();
  const [query, setQuery] = useState(typed);
  const { commands, isComplete, hasFailed, ...found } = useCommands(query);
  const isSettled = isComplete && found.query === query;
  const enter = useEnter(query, isSettled, () => commands[0] && onChoose(commands[0]));
  const { getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Command>({
    items: commands,
    isOpen: true,
    defaultHighlightedIndex: 0,
    itemToString: (command) => command?.title ?? "",
    inputValue: query,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });

  return (
    <>
      <Row padX={16} line="below" gap={12} className="palette-field">
        <SearchIcon size={18} aria-hidden="true" />
        <label className="visually-hidden" {...getLabelProps()}>
          {text("palette.label")}
        </label>
        <input
          autoFocus
          className="palette-input"
          placeholder={text("palette.placeholder")}
          dir="auto"
          {...getInputProps({
            // from the event: downshift reports it later, and fast typing would lose letters and the caret
            onChange: (event) => setQuery(event.currentTarget.value),
            onKeyDown(event) {
              if (event.key === "Escape") onClose();
              if (event.key !== "Enter" || isSettled || highlightedIndex > 0) return;
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              enter();
            },
          })}
        />
      </Row>
      <ul className="palette-list" {...getMenuProps({ "aria-label": text("palette.found") })}>
        {commands.map((command, index) => (
          <li
            key={command.id}
            className={index === highlightedIndex ? "palette-item is-highlighted" : "palette-item"}
            {...getItemProps({ item: command, index })}
          >
            <command.icon size={16} aria-hidden="true" />
            <Text grows>{[command.title, command.detail].filter(Boolean).join(" · ")}</Text>
            <Muted size={13} className="palette-place">
              {command.place}
            </Muted>
          </li>
        ))}
      </ul>
      <p className="palette-empty" role="status">
        {isComplete && commands.length === 0 && query !== "" && text("palette.nothing")}{" "}
        {hasFailed && text("palette.incomplete")}
      </p>
    </>
  );
}

/** Of two fast queries the later one's result is shown. */
function useCommands(query: string) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const opened = useRef<ReturnType<typeof openPalette>>(undefined);
  const [found, setFound] = useState<FoundCommands>({ query, commands: [], isComplete: false, hasFailed: false });

  useEffect(() => {
    let isCurrent = true;
    const text: CommandTools["text"] = (...asked) => textsOf(currentSpoken()).text(...asked); // with texts that came since
    opened.current ??= openPalette([pageCommands, actionCommands], { text, navigate, dispatch });
    void opened.current(query, (shown) => isCurrent && setFound(shown));
    return () => {
      isCurrent = false;
    };
  }, [query, navigate, dispatch]);

  return found;
}

const LONGEST_WAIT = 600;

/**
 * Enter for somebody who types faster than all is found: it chooses once the rest is there, which may come first, or after a
 * short wait. More typing takes it back.
 */
function useEnter(query: string, isSettled: boolean, choose: () => void) {
  const [entered, setEntered] = useState<string>();
  const chooseFirst = useEffectEvent(() => {
    setEntered(undefined);
    choose();
  });

  useEffect(() => {
    if (entered !== query) return undefined;
    const waiting = setTimeout(chooseFirst, isSettled ? 0 : LONGEST_WAIT);
    return () => clearTimeout(waiting);
  }, [entered, query, isSettled]);

  return () => setEntered(query);
}
