import "./dialog.scss";

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import Modal from "react-bootstrap/Modal";

import { useText } from "@/shared/i18n/useText";

import { ConfirmDialog } from "./ConfirmDialog";
import { CloseIcon } from "../icons";
import { OnceUsedModal } from "./OnceUsedModal";

interface DialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog to fill in or choose in. Escape and its button close it, and the focus goes back to what opened it; a press
 * beside it does not, as the second of a double click would. Where something was typed, they ask first.
 */
export function Dialog({ isOpen, title, onClose, children }: DialogProps) {
  const { text } = useText();
  const id = useId();
  useEffect(() => (isOpen ? passNoSecondClick : undefined), [isOpen]);
  const typed = useRef(new Set<TextField>());
  const [isAsking, setIsAsking] = useState(false);

  function leave() {
    typed.current.clear();
    setIsAsking(false);
    onClose();
  }

  function close() {
    const isWritten = [...typed.current].some(({ isConnected, value }) => isConnected && value.trim() !== "");
    if (isWritten) setIsAsking(true);
    else leave();
  }

  return (
    <>
      <OnceUsedModal show={isOpen} onHide={close} aria-labelledby={id} backdrop="static" centered scrollable>
        <Modal.Header>
          <Modal.Title as="h2" id={id}>
            {title}
          </Modal.Title>
          <button type="button" className="icon-button" aria-label={text("close")} onClick={close}>
            <CloseIcon size={18} aria-hidden="true" />
          </button>
        </Modal.Header>
        <Modal.Body onInput={({ target }: FormEvent) => isWriting(target) && typed.current.add(target)}>
          {children}
        </Modal.Body>
      </OnceUsedModal>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        title={text("leave.title")}
        confirmLabel={text("leave.confirm")}
        cancelLabel={text("leave.stay")}
        onConfirm={leave}
        onCancel={() => setIsAsking(false)}
      >
        {text("leave.dialogQuestion")}
      </ConfirmDialog>
    </>
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

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What was typed to find something is no loss. */
const isWriting = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(text|email|tel|number)$/.test(target.type) && target.role !== "combobox");
