import "./actions.scss";

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";

import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Dialog } from "@/shared/ui/overlays/Dialog";

/** The dialog of an act while it is open. */
export interface OpenDialog<Input> {
  /** Does what the dialog is about, with what was put in: upon the version of the row's record unless told. */
  act: (input: Partial<Input>, overrideReason?: string, upon?: number) => void;
  close: () => void;
  isBusy: boolean;
  /** Why the last attempt was refused. */
  problem: ReactNode;
  /** Refusals of the server, by the field. */
  fields: Record<string, Sentence> | undefined;
  /** The same and all others, with their codes. */
  reasons?: readonly ReasonOf<WordedCode>[];
  /** The part of the record that it was asked about, such as a line of a folio; "" for the record itself. */
  about: string;
  /** Of the kind of act, its record and part: what is typed is kept under it. */
  name?: string;
  /** The dialog has gone; what was typed or chosen in it is kept, unless its person has closed it or the act is under way. */
  left?: (typed: string) => void;
}

interface ActionDialogProps {
  dialog: Pick<OpenDialog<never>, "close" | "isBusy" | "problem" | "left">;
  title: string;
  /** Names the act. */
  submitLabel: string;
  /** It cannot be taken back. */
  isDanger?: boolean;
  /** The way out; unless told, it says that nothing is done. */
  closeLabel?: string;
  /** Nothing is missing: until then a press leads to the first field that is invalid. */
  isComplete: boolean;
  /** Nothing is chosen yet that it could be done with. */
  isBlocked?: boolean;
  onSubmit: () => void;
  /** A lesser way to end it, for which nothing has to be complete. */
  second?: { label: string; onPress: () => void };
  /** Fields say what is missing once the button was pressed. */
  children: (isChecked: boolean) => ReactNode;
}

/** Asks for what an action needs. A refusal is shown in it, and what was put in stays. */
export function ActionDialog({
  dialog: { close, isBusy, problem, left },
  title,
  submitLabel,
  isDanger = false,
  closeLabel,
  isComplete,
  isBlocked = false,
  onSubmit,
  second,
  children,
}: ActionDialogProps) {
  const { form, isChecked, attempt } = useAttempts();
  const fields = useRef(new Set<Field>());

  const leave = useEffectEvent(() => left?.([...fields.current].map(putIn).filter(Boolean).join("\n")));
  useEffect(() => () => leave(), []);

  function noteTyping({ target }: FormEvent) {
    if (isField(target) && !isTicked(target)) fields.current.add(target);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    attempt();
    if (isComplete && !isBlocked && !isBusy) onSubmit();
  }

  return (
    <Dialog isOpen title={title} onClose={close}>
      <form ref={form} className="form" noValidate onSubmit={submit} onInput={noteTyping}>
        {children(isChecked)}
        {problem}
        <DialogButtons onClose={close} closeLabel={closeLabel}>
          {second && (
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && second.onPress()}
            >
              {second.label}
            </button>
          )}
          <button
            type="submit"
            className={isDanger ? "btn btn-danger" : "btn btn-primary"}
            aria-disabled={isBlocked || isBusy || undefined}
          >
            {submitLabel}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** As a person reads it: of a choice its words, none where nothing is chosen. */
const putIn = (field: Field) =>
  field instanceof HTMLSelectElement && field.value !== "" ? (field.selectedOptions[0]?.text ?? "") : field.value;

const isTicked = ({ type }: Field) => type === "checkbox" || type === "radio";

/** How often a form was sent. While something is missing, that leads to the first field that is invalid. */
export function useAttempts() {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);

  return { form, isChecked: attempts > 0, attempt: () => setAttempts(attempts + 1) };
}
