import { useDispatch, useSelector } from "react-redux";

import { UndoBar } from "@/shared/ui/overlays/UndoBar";

import type { Undo } from "./createUndo";

interface UndoOfferProps<What> {
  undo: Undo<What>;
  /** Says what was done: "Reserva de Zoe Nadal eliminada." */
  sentenceOf: (done: What[]) => string;
  takesFocus?: boolean;
  /** The changed element, if it is on the screen. */
  inSight?: (done: What[]) => Element[];
}

/** Offers to undo what was done last. */
export function UndoOffer<What extends { id: string }>({
  undo,
  sentenceOf,
  takesFocus,
  inSight,
}: UndoOfferProps<What>) {
  const dispatch = useDispatch();
  const undoable = useSelector(undo.selectors.selectUndoable);
  if (undoable.length === 0) return null;
  return (
    <UndoBar
      key={undoable.map(({ id }) => id).join()}
      sentence={sentenceOf(undoable)}
      takesFocus={takesFocus}
      inSight={inSight && (() => inSight(undoable))}
      onUndo={() => dispatch(undo.actions.undone(undoable))}
      onExpire={() => dispatch(undo.actions.expired())}
    />
  );
}
