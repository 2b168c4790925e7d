import "./picker.scss";

import { useCombobox } from "downshift";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { AddIcon } from "@/shared/ui/icons";

import { Row } from "../layout/Row";
import { Stack } from "../layout/Stack";
import { Text } from "../layout/Text";
import { FieldProblem } from "./FieldProblem";
import { useFieldProblem } from "./useFieldProblem";
import { useHandedFocus } from "./useHandedFocus";

/** An id that is the label, and begins those of the hint and of what is said of the number found (`count`). */
type SearchTexts = TextsWith<"hint"> & TextsWith<"found">;
type TextsWith<Ending extends string> = {
  [Id in MessageId]: `${Id}.${Ending}` extends MessageId ? Id : never;
}[MessageId];

interface PickerSearchProps<Found> {
  /** Of the form's field: what is wrong with it is said here. */
  name: string;
  texts: SearchTexts;
  /** Where the label is another text. */
  label?: string;
  /** `createSearch` makes one. */
  search: {
    use: (text: string) => {
      data: Found[] | undefined;
      status: "loading" | "loaded" | "failed";
      request: () => void;
    };
  };
  keyOf: (found: Found) => string;
  onChoose: (found: Found) => void;
  /** The last choice: none of those found, but a new one of what was typed. */
  create?: { labelFor: (typed: string) => string; onCreate: (typed: string) => void };
  isFocused?: boolean;
  /** Draws one of those found. */
  children: (found: Found) => ReactNode;
}

interface PickerProps<Found> extends PickerSearchProps<Found> {
  /** `<texts>.change` leads back to the search. */
  texts: SearchTexts & TextsWith<"change">;
  /** A `Chosen`. Nothing is chosen where there is none. */
  chosen: ReactNode;
  /** The choice is taken back. */
  onChange: () => void;
}

/** Chooses one record, found by a part of its name or made of what was typed. Shows it afterwards, with a way back. */
export function Picker<Found>({ chosen, onChange, ...props }: PickerProps<Found>) {
  const { text } = useText();
  const { texts, label = text(texts) } = props;
  if (!chosen) return <PickerSearch {...props} />;
  return (
    <ChosenFrame label={label}>
      {chosen}
      <button type="button" className="btn btn-quiet btn-sm" onClick={onChange}>
        {text(`${texts}.change`)}
      </button>
    </ChosenFrame>
  );
}

function ChosenFrame({ label, children }: { label: string; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useHandedFocus(around);
  return (
    <Row gap={12} wraps ref={around} className="chosen" role="group" aria-label={label}>
      {children}
    </Row>
  );
}

interface ChosenProps {
  /** Also for the avatar. */
  name: string;
  /** In the place of the name. */
  title?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** The chosen record. */
export const Chosen = ({ name, title, children }: ChosenProps) => (
  <>
    <Avatar name={name} />
    <Stack shrinks breaksWords className="chosen-text">
      {title ?? (
        <Text as="bdi" stands="start" breaksWords weight={550}>
          {name}
        </Text>
      )}
      {children}
    </Stack>
  </>
);

interface Choice<Found> {
  key: string;
  /** None: `create`. */
  found?: Found;
}

/** The search alone, for a choice that is shown elsewhere. A combobox as WAI-ARIA describes it. */
export function PickerSearch<Found>(props: PickerSearchProps<Found>) {
  const { name, texts, search, keyOf, onChoose, create, isFocused, children } = props;
  const { text } = useText();
  const { label = text(texts) } = props;
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  useHandedFocus(around);
  const [typed, setTyped] = useState("");
  const sought = typed.trim();
  const { data, status, request } = search.use(sought);
  const [found, setFound] = useState(data);
  if (data && data !== found) setFound(data); // what was found stays until more is known
  const problem = useFieldProblem(name);
  const choices: Choice<Found>[] =
    sought === "" || status === "failed" ? [] : (found ?? []).map((one) => ({ key: keyOf(one), found: one }));
  if (create) choices.push({ key: "create" });

  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps, setHighlightedIndex } =
    useCombobox({
      id,
      inputId: `${id}-input`,
      items: choices,
      inputValue: typed,
      itemToString: () => "",
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem?.found) onChoose(selectedItem.found);
        else if (selectedItem) create?.onCreate(typed);
      },
    });

  // Enter takes the first one found; before that, it must not take a new one
  const highlightFirst = useEffectEvent(() => setHighlightedIndex(sought === "" || !data ? -1 : 0));
  useEffect(() => highlightFirst(), [data]);

  return (
    <div ref={around} className="field picker">
      <label className="form-label" {...getLabelProps()}>
        {label}
      </label>
      <input
        className={problem ? "form-control is-invalid" : "form-control"}
        placeholder={text(`${texts}.hint`)}
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
      <ul className={isOpen && choices.length > 0 ? "picker-found is-open" : "picker-found"} {...getMenuProps()}>
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
                <Row as="span" gap={8} tone="sea" weight={550} className="picker-create">
                  <AddIcon size={16} aria-hidden="true" />
                  <span>{create?.labelFor(sought)}</span>
                </Row>
              )}
            </li>
          ))}
      </ul>
      <p className="form-text" role="status">
        {sought !== "" && status === "loaded" && text(`${texts}.found`, { count: found?.length ?? 0 })}
        {status === "failed" && text("picker.failed")}
      </p>
      {status === "failed" && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={request}>
          {text("retry")}
        </button>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
