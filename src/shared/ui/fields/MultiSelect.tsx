import "./multi-select.scss";

import { useCombobox } from "downshift";
import { useId, useState } from "react";

import { textSearch } from "@/domain/text/textSearch";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { CheckIcon, ChevronDownIcon } from "@/shared/ui/icons";

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface MultiSelectProps<Value extends string> {
  label: string;
  /** The choice that clears all others, shown while nothing is chosen. */
  allLabel: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Several choices of a list, found by typing; the list stays open between choices. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { label, allLabel, choices, chosen, onChange } = props;
  const { text } = useText();
  const { list } = useFormat();
  const id = useId();
  const [query, setQuery] = useState("");
  const all = { value: undefined, label: allLabel };
  const isFound = textSearch(query);
  const found = [all, ...choices].filter((choice) => isFound(choice.label));
  type Item = (typeof found)[number];

  const isChosen = ({ value }: Item) => (value === undefined ? chosen.length === 0 : chosen.includes(value));

  function toggle(item: Item) {
    const { value } = item;
    if (value === undefined) onChange([]);
    else if (isChosen(item)) onChange(chosen.filter((other) => other !== value));
    else onChange(choices.map((choice) => choice.value).filter((other) => other === value || chosen.includes(other)));
  }

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox<Item>({
      id,
      items: found,
      itemToString: (item) => item?.label ?? "",
      selectedItem: null,
      inputValue: query,
      stateReducer(state, { type, changes }) {
        if (
          type !== useCombobox.stateChangeTypes.InputKeyDownEnter &&
          type !== useCombobox.stateChangeTypes.ItemClick
        ) {
          return changes;
        }
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      },
      onStateChange({ type, selectedItem }) {
        const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
        if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) toggle(selectedItem);
      },
      onIsOpenChange: ({ isOpen: opens }) => !opens && setQuery(""),
    });

  // behind the input, so that typing can begin at any moment
  const names = choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.label);
  const summary = list(names) || allLabel;
  return (
    <div className="multi-select">
      <div className="multi-select-field">
        <input
          className="form-control"
          placeholder={`${label}: ${summary}`}
          title={summary}
          {...getInputProps({
            "aria-label": label,
            "aria-labelledby": undefined,
            value: query,
            onChange: (event) => setQuery(event.currentTarget.value), // from the event: downshift reports it later
          })}
        />
        <button
          type="button"
          className="multi-select-button"
          {...getToggleButtonProps({ "aria-label": text("choices.open") })}
        >
          <ChevronDownIcon size={16} aria-hidden="true" />
        </button>
      </div>
      <ul
        className={isOpen ? "multi-select-list is-open" : "multi-select-list"}
        {...getMenuProps({ "aria-label": label, "aria-labelledby": undefined, "aria-multiselectable": true })}
      >
        {isOpen &&
          found.map((item, index) => (
            <li
              key={item.value ?? ""}
              className={index === highlightedIndex ? "multi-select-item is-highlighted" : "multi-select-item"}
              {...getItemProps({ item, index, "aria-selected": isChosen(item) })}
            >
              <span className="multi-select-mark">{isChosen(item) && <CheckIcon size={16} aria-hidden="true" />}</span>
              {item.label}
            </li>
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {isOpen && found.length === 0 && text("choices.nothing")}
      </p>
    </div>
  );
}
