import "./dialog.scss";

import { useState } from "react";
import Modal, { type ModalProps } from "react-bootstrap/Modal";

import { useFocusKept } from "../page/focusHeadingIfLost";

/** A dialog that costs nothing until it is opened for the first time: pages have several, and most are never opened. */
export function OnceUsedModal({ show = false, ...props }: ModalProps) {
  const [isUsed, setIsUsed] = useState(show);
  if (show && !isUsed) setIsUsed(true);
  return isUsed && <ModalKeepingFocus show={show} {...props} />;
}

function ModalKeepingFocus({ onExited, ...props }: ModalProps) {
  const keepFocus = useFocusKept();

  function exited(dialog: HTMLElement) {
    onExited?.(dialog);
    keepFocus();
  }

  // no fade by the library: it ends on an event that the browser need not send, and the page stays under it (decision 8)
  return <Modal animation={false} onExited={exited} {...props} />;
}
