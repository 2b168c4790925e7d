import { useDispatch, useSelector } from "react-redux";

import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";

import type { Undo } from "./createUndo";

interface UndoQuestionProps<What> {
  undo: Undo<What>;
  title: string;
  /** Names the act. */
  confirmLabel: string;
  cancelLabel: string;
  /** "¿Seguro que deseas eliminar a Zoe Nadal?" */
  sentenceOf: (what: What) => string;
}

/** Asks before an act. One for a whole list: a dialog in each row is slow to draw. */
export function UndoQuestion<What>({ undo, title, confirmLabel, cancelLabel, sentenceOf }: UndoQuestionProps<What>) {
  const dispatch = useDispatch();
  const asked = useSelector(undo.selectors.selectAsked);
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => asked && dispatch(undo.actions.confirmed(asked))}
      onCancel={() => dispatch(undo.actions.declined())}
    >
      <p dir="auto">{asked && sentenceOf(asked)}</p>
    </ConfirmDialog>
  );
}
