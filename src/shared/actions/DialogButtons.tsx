import "./actions.scss";

import type { ReactNode } from "react";

import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

interface DialogButtonsProps {
  onClose: () => void;
  /** The way out; unless told, it says that nothing is done. */
  closeLabel?: string;
  /** The buttons that do what the dialog is about. */
  children: ReactNode;
}

/** The foot of a dialog: the way out, then what can be done. */
export function DialogButtons({ onClose, closeLabel, children }: DialogButtonsProps) {
  const { text } = useText();
  return (
    <Row gap={8} wraps className="action-buttons">
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {closeLabel ?? text("actions.back")}
      </button>
      {children}
    </Row>
  );
}
