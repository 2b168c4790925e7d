import "./dialog.scss";

import { type ReactNode, useEffect, useId } from "react";
import Modal from "react-bootstrap/Modal";

import { useText } from "@/shared/i18n/useText";

import { CloseIcon } from "./icons";
import { OnceUsedModal } from "./OnceUsedModal";

interface DialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog to fill in or choose in. Escape and its button close it, and the focus goes back to what opened it; a press
 * beside it does not, as the second of a double click would.
 */
export function Dialog({ isOpen, title, onClose, children }: DialogProps) {
  const { text } = useText();
  const id = useId();
  useEffect(() => (isOpen ? passNoSecondClick : undefined), [isOpen]);
  return (
    <OnceUsedModal show={isOpen} onHide={onClose} aria-labelledby={id} backdrop="static" centered scrollable>
      <Modal.Header>
        <Modal.Title as="h2" id={id}>
          {title}
        </Modal.Title>
        <button type="button" className="icon-button" aria-label={text("close")} onClick={onClose}>
          <CloseIcon size={18} aria-hidden="true" />
        </button>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
    </OnceUsedModal>
  );
}

/** The second press of a double click that has closed the dialog is not meant for what lay below it. */
function passNoSecondClick() {
  const take = (event: MouseEvent) => {
    removeEventListener("click", take, true);
    if (event.detail > 1) event.stopPropagation();
  };
  addEventListener("click", take, true);
}
