import { useState } from "react";
import { useDispatch } from "react-redux";

import type { Cents, RoomType } from "@/contract/property";
import { valueReasons } from "@/domain/rates/rateReasons";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { useReason } from "@/shared/i18n/useReason";

import type { RateWords } from "../values/rateWords";
import { ValueField } from "../values/ValueField";
import { planWrites } from "./planWrites";

interface FloorDialogProps {
  type: RoomType;
  floor: Cents | undefined;
  words: RateWords;
  onClose: () => void;
}

/** The least that a type is sold for, under any plan. */
export function FloorDialog({ type, floor, words, onClose }: FloorDialogProps) {
  const { text, locale } = words;
  const reasonText = useReason();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState(floor === undefined ? "" : typedCents(floor, locale));
  const after = typed.trim() === "" ? null : centsOf(typed, locale);
  const [against] = valueReasons("price", after);

  function send() {
    const write = { roomTypeId: type.id, name: type.name, before: floor ?? null, after, isUndo: false };
    dispatch(planWrites.written(write));
    onClose();
  }

  return (
    <ActionDialog
      dialog={{ close: onClose, isBusy: false, problem: null }}
      title={text("rates.changeFloor", { name: type.name })}
      submitLabel={text("rates.save")}
      isComplete={!against}
      onSubmit={send}
    >
      {() => (
        <ValueField
          label={text("rates.floor")}
          hint={text("rates.floorHint")}
          value={typed}
          onChange={setTyped}
          problem={against && reasonText(against)}
        />
      )}
    </ActionDialog>
  );
}
