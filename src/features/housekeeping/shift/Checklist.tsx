import { useState } from "react";

import type { CleaningTask } from "@/contract/rooms/cleaningTasks";
import { useText } from "@/shared/i18n/useText";
import { readStored, writeStored } from "@/shared/storage";
import { Check } from "@/shared/ui/fields/switches/Check";

const ticksOf = (id: string) => (readStored(`shiftTicks:${id}`) ?? "").split(",").filter(Boolean);

/** Whether nothing of the list is ticked, though there is something to tick. */
export const isUnticked = ({ id, checklist }: CleaningTask): boolean =>
  checklist.length > 0 && ticksOf(id).length === 0;

/** The steps of a task. The ticks are for who works here, and stay on the device. */
export function Checklist({ task: { id, checklist } }: { task: CleaningTask }) {
  const { text } = useText();
  const key = `shiftTicks:${id}`;
  const [ticked, setTicked] = useState(() => ticksOf(id));

  function tick(step: string, isTicked: boolean) {
    const others = ticked.filter((one) => one !== step);
    const next = isTicked ? [...others, step] : others;
    setTicked(next);
    writeStored(key, next.join(","));
  }

  return (
    <fieldset className="shift-checklist">
      <legend>{text("housekeeping.checklist")}</legend>
      {checklist.map((step) => (
        <Check
          key={step}
          label={text(`housekeeping.step.${step}`)}
          checked={ticked.includes(step)}
          onChange={({ target }) => tick(step, target.checked)}
        />
      ))}
    </fieldset>
  );
}
