import { useCombobox } from "downshift";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Guest } from "@/contract/guest";
import { useText } from "@/shared/i18n/useText";
import { AddIcon } from "@/shared/ui/icons";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";

import { GuestDetails } from "./ChosenGuest";
import { guestName } from "./guestName";
import { guestSearchForgotten, guestsSought, selectFoundGuests, selectGuestSearchStatus } from "./guestSearchSlice";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";

interface GuestSearchProps {
  onChoose: (guest: Guest) => void;
  /** None of the guests found: a new one, from what was typed. */
  onNew: (typed: string) => void;
}

const ID = "booking-guest";

/** Finds a guest by name, e-mail, telephone or document. The last choice is to write a new one down. */
export function GuestSearch({ onChoose, onNew }: GuestSearchProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState("");
  const found = useSelector(selectFoundGuests);
  const status = useSelector(selectGuestSearchStatus);
  const problem = useFieldProblem("guest");
  const hasTyped = typed.trim() !== "";
  const choices: (Guest | "new")[] = hasTyped ? [...found, "new"] : ["new"];
  useEffect(() => () => void dispatch(guestSearchForgotten()), [dispatch]);

  const combobox = useCombobox<Guest | "new">({
    id: ID,
    inputId: `${ID}-input`,
    items: choices,
    inputValue: typed,
    itemToString: () => "",
    defaultHighlightedIndex: hasTyped && status === "loaded" ? 0 : undefined,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === "new") onNew(typed);
      else if (selectedItem) onChoose(selectedItem);
    },
  });
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = combobox;

  function type(next: string) {
    setTyped(next);
    dispatch(guestsSought(next));
  }

  return (
    <div className="field booking-search">
      <label className="form-label" {...getLabelProps()}>
        {text("booking.guestSearch")}
      </label>
      <input
        className={problem ? "form-control is-invalid" : "form-control"}
        placeholder={text("booking.guestSearchHint")}
        dir="auto"
        name="guest"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${ID}-problem` : undefined}
        {...getInputProps({
          // as it is typed: told by downshift a moment later, quick letters and the caret would be lost
          onChange: (event) => type(event.currentTarget.value),
        })}
      />
      <ul className={isOpen ? "booking-found is-open" : "booking-found"} {...getMenuProps()}>
        {isOpen &&
          choices.map((choice, index) => (
            <li
              key={choice === "new" ? choice : choice.id}
              className={index === highlightedIndex ? "booking-found-item is-highlighted" : "booking-found-item"}
              {...getItemProps({ item: choice, index })}
            >
              {choice === "new" ? (
                <span className="booking-found-new">
                  <AddIcon size={16} aria-hidden="true" />
                  <span>
                    {hasTyped ? text("booking.guestNewNamed", { name: typed.trim() }) : text("booking.guestNew")}
                  </span>
                </span>
              ) : (
                <>
                  <bdi className="booking-card-name">{guestName(choice)}</bdi>
                  <GuestDetails guest={choice} />
                </>
              )}
            </li>
          ))}
      </ul>
      <p className="form-text" role="status">
        {hasTyped && status === "loaded" && text("booking.guestsFound", { count: found.length })}
        {status === "failed" && text("booking.guestSearchFailed")}
      </p>
      <FieldProblem id={`${ID}-problem`} problem={problem} />
    </div>
  );
}
