import { useDispatch, useSelector } from "react-redux";

import { ticketLimits } from "@/contract/pos/tickets";
import { ActionForm } from "@/shared/actions/ActionForm";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import { dropped, putAside } from "../state/saleState";
import { selectDraft, selectLine, ticketActions } from "../state/ticketSlice";
import { useTillDialog } from "../state/useTillDialog";

interface WordDialogProps {
  title: MessageId;
  label: MessageId;
  hint?: MessageId;
  /** The words that there are. */
  words: string;
  most: number;
  /** Said where there are none; without it none may be. */
  asked?: MessageId;
  onWord: (words: string) => void;
}

/** Asks for a few words. */
function WordDialog({ title, label, hint, words, most, asked, onWord }: WordDialogProps) {
  const { text } = useText();
  const dialog = useTillDialog<{ words: string }>((input) => onWord((input.words ?? "").trim()));
  return (
    <ActionForm
      dialog={dialog}
      title={text(title)}
      initialValues={{ words }}
      faultsOf={(typed) => (asked && typed.words.trim() === "" ? [{ field: "words", sentence: { id: asked } }] : [])}
      inputOf={(typed) => ({ words: typed.words })}
    >
      {() => (
        <TextField name="words" label={text(label)} hint={hint && text(hint)} maxLength={most} dir="auto" autoFocus />
      )}
    </ActionForm>
  );
}

/** Of a line, for the bar or the kitchen. */
export function NoteDialog() {
  const dispatch = useDispatch();
  const note = useSelector(selectLine)?.note ?? "";
  return (
    <WordDialog
      title="sale.note"
      label="sale.noteOfLine"
      words={note}
      most={ticketLimits.reason}
      onWord={(words) => dispatch(ticketActions.noted(words))}
    />
  );
}

/** A ticket that is put aside is found again by its name. */
export function ParkDialog() {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  return (
    <WordDialog
      title="sale.park"
      label="sale.parkName"
      hint="sale.parkHint"
      words={draft.name}
      most={ticketLimits.name}
      asked="sale.parkNameAsked"
      onWord={(words) => dispatch(putAside(words))}
    />
  );
}

/** A ticket that was put aside once is in the books: it goes for a reason. */
export function VoidDialog() {
  const { text } = useText();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const dialog = useTillDialog<object>(() => dispatch(dropped("")));
  if (draft.version !== undefined)
    return (
      <WordDialog
        title="sale.void"
        label="sale.voidReason"
        words=""
        most={ticketLimits.reason}
        asked="sale.voidReasonAsked"
        onWord={(words) => dispatch(dropped(words))}
      />
    );
  return (
    <ActionForm dialog={dialog} title={text("sale.void")} initialValues={{}} faultsOf={() => []} inputOf={() => ({})}>
      {() => <p>{text("sale.voidQuestion", { count: draft.lines.length })}</p>}
    </ActionForm>
  );
}
