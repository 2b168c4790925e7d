import { type ComponentProps, useId } from "react";
import { useDispatch } from "react-redux";

import { noticeShown } from "@/shared/notices/noticesSlice";
import { IconButton } from "@/shared/ui/IconButton";

interface RowActProps extends Pick<ComponentProps<typeof IconButton>, "label" | "icon"> {
  /** Why it is not possible, or what has to be known before; "" for nothing. */
  why: string;
  isPossible: boolean;
  onAct: () => void;
}

/** An act on a row of a list, as a button. Where it is not possible, a press says why: a finger sees no description. */
export function RowAct({ label, icon, why, isPossible, onAct }: RowActProps) {
  const dispatch = useDispatch();
  const whyId = useId();

  function act() {
    if (isPossible) onAct();
    else if (why) dispatch(noticeShown({ kind: "error", sentence: { text: why } }));
  }

  return (
    <>
      <IconButton
        label={label}
        icon={icon}
        aria-disabled={!isPossible || undefined}
        aria-describedby={why ? whyId : undefined}
        onClick={act}
      />
      {why && (
        <span id={whyId} hidden>
          {why}
        </span>
      )}
    </>
  );
}
