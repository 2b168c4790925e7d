import "./search-field.scss";

import { useCombobox } from "downshift";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { AddIcon } from "@/shared/ui/icons";

import { FieldProblem } from "./FieldProblem";
import { useFieldProblem } from "./useFieldProblem";
import { useHandedFocus } from "./useHandedFocus";

interface SearchFieldProps<Found> {
  /** Of the form's field: what is wrong with it is said here. */
  name: string;
  /** `createSearch` makes one. */
  search: { use: (text: string) => { data: Found[] | undefined; status: "loading" | "loaded" | "failed" } };
  /** `found` may use `count`. */
  texts: Record<"label" | "hint" | "found" | "failed", MessageId>;
  keyOf: (found: Found) => string;
  onChoose: (found: Found) => void;
  /** The last choice: none of those, but a new one of what was typed. */
  other?: { labelFor: (typed: string) => string; onChoose: (typed: string) => void };
  isFocused?: boolean;
  /** Draws one of those found. */
  children: (found: Found) => ReactNode;
}

interface Choice<Found> {
  key: string;
  /** None: `other`. */
  found?: Found;
}

/** Finds something by a part of its name, to be chosen. `Chosen` shows it afterwards. */
export function SearchField<Found>(props: SearchFieldProps<Found>) {
  const { name, search, texts, keyOf, onChoose, other, isFocused, children } = props;
  const { text } = useText();
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  useHandedFocus(around);
  const [typed, setTyped] = useState("");
  const sought = typed.trim();
  const { data, status } = search.use(sought);
  const [found, setFound] = useState(data);
  if (data && data !== found) setFound(data); // what was found stays until more is known
  const problem = useFieldProblem(name);
  const choices: Choice<Found>[] =
    sought === "" || status === "failed" ? [] : (found ?? []).map((one) => ({ key: keyOf(one), found: one }));
  if (other) choices.push({ key: "other" });

  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps, setHighlightedIndex } =
    useCombobox({
      id,
      inputId: `${id}-input`,
      items: choices,
      inputValue: typed,
      itemToString: () => "",
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem?.found) onChoose(selectedItem.found);
        else if (selectedItem) other?.onChoose(typed);
      },
    });

  // Enter takes the first one found; before that, it must not take a new one
  const highlightFirst = useEffectEvent(() => setHighlightedIndex(sought === "" || !data ? -1 : 0));
  useEffect(() => highlightFirst(), [data]);

  return (
    <div ref={around} className="field search-field">
      <label className="form-label" {...getLabelProps()}>
        {text(texts.label)}
      </label>
      <input
        className={problem ? "form-control is-invalid" : "form-control"}
        placeholder={text(texts.hint)}
        dir="auto"
        name={name}
        autoFocus={isFocused}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...getInputProps({
          // as it is typed: told by downshift a moment later, quick letters and the caret would be lost
          onChange: (event) => setTyped(event.currentTarget.value),
        })}
      />
      <ul className={isOpen && choices.length > 0 ? "search-found is-open" : "search-found"} {...getMenuProps()}>
        {isOpen &&
          choices.map((choice, index) => (
            <li
              key={choice.key}
              className={index === highlightedIndex ? "is-highlighted" : undefined}
              {...getItemProps({ item: choice, index })}
            >
              {choice.found ? (
                children(choice.found)
              ) : (
                <span className="search-other">
                  <AddIcon size={16} aria-hidden="true" />
                  <span>{other?.labelFor(sought)}</span>
                </span>
              )}
            </li>
          ))}
      </ul>
      <p className="form-text" role="status">
        {sought !== "" && status === "loaded" && text(texts.found, { count: found?.length ?? 0 })}
        {status === "failed" && text(texts.failed)}
      </p>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}

interface ChosenProps {
  /** What it is, for whom cannot see it. */
  label: string;
  /** Of the avatar. */
  name: string;
  changeLabel: string;
  /** None: it cannot be changed any more. */
  onChange?: () => void;
  children: ReactNode;
}

/** What was chosen in a search field, and the way back to it. */
export function Chosen({ label, name, changeLabel, onChange, children }: ChosenProps) {
  const around = useRef<HTMLDivElement>(null);
  useHandedFocus(around);
  return (
    <div ref={around} className="chosen" role="group" aria-label={label}>
      <Avatar name={name} />
      <div className="chosen-text">{children}</div>
      {onChange && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={onChange}>
          {changeLabel}
        </button>
      )}
    </div>
  );
}
