import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { UndoBar } from "@/shared/ui/overlays/UndoBar";

import type { Undo } from "./undoSlice";

interface OfferBarProps {
  undo: Undo;
  takesFocus?: boolean;
  /** Follows a press. */
  onUndo?: () => void;
  /** The changed elements that are on the screen. */
  inSight?: (changed: readonly string[]) => Element[];
}

/** Offers to undo what was done last. */
export function OfferBar({ undo: { actions, selectors }, takesFocus, onUndo, inSight }: OfferBarProps) {
  const { say } = useText();
  const dispatch = useDispatch();
  const offer = useSelector(selectors.selectOffer);
  if (!offer) return null;
  const { id, sentence, inverses, changed } = offer;

  function undo() {
    dispatch(actions.withdrawn());
    for (const inverse of inverses) dispatch(inverse);
    onUndo?.();
  }

  return (
    <UndoBar
      key={id}
      sentence={say(sentence)}
      takesFocus={takesFocus}
      inSight={inSight && (() => inSight(changed))}
      onUndo={undo}
      onExpire={() => dispatch(actions.withdrawn())}
    />
  );
}
