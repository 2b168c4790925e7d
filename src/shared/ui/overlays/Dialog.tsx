import "./dialog.scss";

import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import Modal from "react-bootstrap/Modal";
import { NavigationType, useBlocker } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { holdUnsavedWork } from "@/shared/session/unsavedWork";

import { ConfirmDialog } from "./ConfirmDialog";
import { IconButton } from "../IconButton";
import { CloseIcon } from "../icons";
import { ErrorBoundary } from "../states/ErrorBoundary";
import { OnceUsedModal } from "./OnceUsedModal";

interface DialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog to fill in or choose in. Escape and its button close it, and the focus goes back to what opened it; a press
 * beside it does not, as the second of a double click would. Where something was typed they ask first, and so does the
 * way back.
 */
export function Dialog({ isOpen, title, onClose, children }: DialogProps) {
  const { text } = useText();
  const id = useId();
  const typed = useRef(new Set<TextField>());
  const [isAsking, setIsAsking] = useState(false);

  function leave() {
    typed.current.clear();
    setIsAsking(false);
    onClose();
  }

  function close() {
    if (isWritten(typed.current)) setIsAsking(true);
    else leave();
  }

  return (
    <>
      <OnceUsedModal show={isOpen} onHide={close} aria-labelledby={id} backdrop="static" centered scrollable>
        <Modal.Header>
          <Modal.Title as="h2" id={id}>
            {title}
          </Modal.Title>
          <IconButton label={text("close")} icon={CloseIcon} size={18} onClick={close} />
        </Modal.Header>
        <Body typed={typed}>{children}</Body>
      </OnceUsedModal>
      <LeaveQuestion isOpen={isOpen && isAsking} onLeave={leave} onStay={() => setIsAsking(false)} />
    </>
  );
}

/** Notes which fields were typed in. */
function Body({ typed, children }: { typed: RefObject<Set<TextField>>; children: ReactNode }) {
  const [isHeld, setIsHeld] = useState(false);

  function note({ target }: FormEvent) {
    if (!isWriting(target)) return;
    typed.current.add(target);
    setIsHeld(isWritten(typed.current));
  }

  return (
    <Modal.Body onInput={note}>
      <ErrorBoundary>{children}</ErrorBoundary>
      {isHeld && <AskBeforeBack />}
    </Modal.Body>
  );
}

/** Neither the way back nor a reload drops what was typed unasked. What the dialog itself opens, it may. */
function AskBeforeBack() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  useEffect(() => holdUnsavedWork(), []);
  return (
    <LeaveQuestion
      isOpen={blocker.state === "blocked"}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

function LeaveQuestion({ isOpen, onLeave, onStay }: { isOpen: boolean; onLeave: () => void; onStay: () => void }) {
  const { text } = useText();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text("leave.title")}
      confirmLabel={text("leave.confirm")}
      cancelLabel={text("leave.stay")}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {text("leave.dialogQuestion")}
    </ConfirmDialog>
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isWritten = (fields: ReadonlySet<TextField>) =>
  [...fields].some(({ isConnected, value }) => isConnected && value.trim() !== "");

/** Fields whose text is lost with the dialog. Search fields are none of them: their text is no loss. */
const isWriting = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(text|email|tel|number)$/.test(target.type) && target.role !== "combobox");
