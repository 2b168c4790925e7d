import { useCombobox } from "downshift";
import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router-dom";

import { type Command, findCommands } from "@/shared/commands/commandSources";
import { useText } from "@/shared/i18n/useText";
import { SearchIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

interface CommandSearchProps {
  onChoose: (command: Command) => void;
  onClose: () => void;
}

export function CommandSearch({ onChoose, onClose }: CommandSearchProps) {
  const { text } = useText();
  const [query, setQuery] = useState("");
  const commands = useCommands(query);
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
            onKeyDown: (event) => event.key === "Escape" && onClose(),
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
            <Text grows>{command.title}</Text>
            <Muted size={13} className="palette-place">
              {command.place}
            </Muted>
          </li>
        ))}
      </ul>
      <p className="palette-empty" role="status">
        {commands.length === 0 && query !== "" && text("palette.nothing")}
      </p>
    </>
  );
}

/** Of two fast queries the later one's result is shown. */
function useCommands(query: string) {
  const { text } = useText();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [commands, setCommands] = useState<Command[]>([]);
  const [tools] = useState({ text, navigate, dispatch });

  useEffect(() => {
    let isCurrent = true;
    void findCommands(query, tools, (found) => isCurrent && setCommands(found));
    return () => {
      isCurrent = false;
    };
  }, [query, tools]);

  return commands;
}
