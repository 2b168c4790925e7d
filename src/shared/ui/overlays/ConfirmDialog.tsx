import "./dialog.scss";

import { type ReactNode, useId } from "react";
import Modal from "react-bootstrap/Modal";

import { OnceUsedModal } from "./OnceUsedModal";

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** Names the action, never "yes". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be undone. "Cancel" has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <OnceUsedModal show={isOpen} onHide={onCancel} aria-labelledby={id} aria-describedby={`${id}-body`} centered>
      <Modal.Header>
        <Modal.Title as="h2" id={id}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body id={`${id}-body`}>{children}</Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-quiet" onClick={onCancel} autoFocus>
          {cancelLabel}
        </button>
        <button type="button" className="btn btn-danger" onClick={onConfirm}>
          {confirmLabel}
        </button>
      </Modal.Footer>
    </OnceUsedModal>
  );
}
