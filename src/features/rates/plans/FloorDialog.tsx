import { type ReactNode, useState } from "react";
import { useDispatch } from "react-redux";

import { valueReasons } from "@/domain/rates/rateReasons";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import { typedCents } from "@/shared/format/centsOf";
import { useHoldsFrom } from "@/shared/hotel/useHoldsFrom";
import { useReason } from "@/shared/i18n/useReason";

import type { RateWords } from "../values/rateWords";
import { typedPrice } from "../values/typedValues";
import { ValueField } from "../values/ValueField";
import { type PlanWrite, planWrites } from "./planWrites";

interface FloorDialogProps {
  /** From what it was when it was opened to what the field begins with. */
  write: Extract<PlanWrite, { roomTypeId: string }>;
  /** Why it was refused. */
  problem: ReactNode;
  words: RateWords;
  onClose: () => void;
}

/** The least that a type is sold for, under any plan. */
export function FloorDialog({ write, problem, words, onClose }: FloorDialogProps) {
  const { text, locale } = words;
  const reasonText = useReason();
  const holdsFrom = useHoldsFrom();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState(write.after === null ? "" : typedCents(write.after, locale));
  const after = typed.trim() === "" ? null : typedPrice(typed, words);
  const [against] = valueReasons("price", after);

  function send() {
    dispatch(planWrites.written({ ...write, after }));
    onClose();
  }

  return (
    <ActionDialog
      dialog={{ close: onClose, isBusy: false, problem }}
      title={text("rates.changeFloor", { name: write.name })}
      submitLabel={text("rates.save")}
      isComplete={!against}
      onSubmit={send}
    >
      {() => (
        <ValueField
          label={text("rates.floor")}
          hint={`${text("rates.floorHint")} ${holdsFrom}`}
          value={typed}
          onChange={setTyped}
          problem={against && reasonText(against)}
        />
      )}
    </ActionDialog>
  );
}
