import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch } from "react-redux";

import { typedRooms } from "@/domain/setUp/typedRooms";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import type { Sentence } from "@/shared/i18n/sentence";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";

import { togetherWrites, typedRoomsSlice } from "./inventoryWrites";

interface RoomsDialogProps {
  /** As it was typed before, and why the server has refused it. */
  begun: { typed: string; why?: Sentence };
  hotel: Hotel;
}

/** Said while a line is typed, before anything is wrong with it. */
const stillExpected = new Set<string>(["ROOMS_NONE", "ROOMS_TYPE_MISSING", "ROOMS_FLOOR_MISSING"]);

/** Of more rooms the first and the last are named: their count says the rest. */
const NAMED = 24;

/** Many rooms in one line, with those that will be created and those that exist. */
export function RoomsDialog({ begun: { typed: before, why }, hotel }: RoomsDialogProps) {
  const { text, say } = useText();
  const { series } = useFormat();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState(before);
  const types = hotel.roomTypes.filter(({ isActive }) => isActive);
  const { draft, existing, reasons } = typedRooms(typed, types, hotel.rooms);
  const type = types.find(({ id }) => id === draft.roomTypeId);
  const named = (numbers: string[]) => series(numbers.length > NAMED ? [numbers[0]!, "…", numbers.at(-1)!] : numbers);
  const close = () => void dispatch(typedRoomsSlice.actions.closed());
  const count = draft.numbers.length;
  const isRight = reasons.length === 0 && count > 0;
  const refused = why && typed === before ? say(why) : undefined;
  // the last words may be half written
  const begunWith =
    typed.trim() === "" ? undefined : typedRooms(typed.replace(/[\s,;]*[^\s,;]*$/u, ""), types, hotel.rooms);
  const expected = [...reasons, ...(begunWith?.reasons ?? [])].find(({ code }) => stillExpected.has(code));
  const wrong = reasons.map(reasonText).join(" ") || text("inventory.noneNew");

  function send() {
    dispatch(togetherWrites.written({ clientId: nanoid(), typed, draft }));
    close();
  }

  return (
    <ActionDialog
      dialog={{ close, isBusy: false, problem: null }}
      title={text("inventory.together")}
      submitLabel={text("inventory.create", { count: isRight ? count : 0 })}
      isComplete={isRight}
      onSubmit={send}
    >
      {(isChecked) => (
        <>
          <LabelledControl
            label={text("inventory.line")}
            hint={text("inventory.lineHint", { type: types[0]?.name ?? "" })}
            problem={isRight || !isChecked ? refused : wrong}
          >
            {(control) => (
              <input
                {...control}
                className={control["aria-invalid"] ? "form-control is-invalid" : "form-control"}
                dir="auto"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </LabelledControl>
          <div role="status" className="inventory-preview">
            {!isRight && !isChecked && expected && <p className="form-text">{reasonText(expected)}</p>}
            {isRight && type && (
              <p>
                {text("inventory.willBe", { count, type: type.name, floor: draft.floor })}{" "}
                <bdi>{named(draft.numbers)}</bdi>
              </p>
            )}
            {existing.length > 0 && (
              <p>
                {text("inventory.exist", { count: existing.length })} <bdi>{named(existing)}</bdi>
              </p>
            )}
          </div>
        </>
      )}
    </ActionDialog>
  );
}
