import type { ReactNode } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";

import type { OpenDialog } from "./ActionDialog";

/** How an act is called that is done against the rules. */
export interface OverrideWords {
  /** Of its button, and of the dialog. */
  label: MessageId;
  /** Of the field for the reason. */
  reasonLabel?: MessageId;
  /** Says that the reason is missing. */
  missing?: MessageId;
}

/** One thing that can be done with a record: how it is offered, what it asks for, and what it sends. */
export interface Act<Action extends string, Input extends object, Shown> {
  action: Action;
  /** On its button. */
  label: MessageId;
  /** The next step of the record: the first of a list that says so. */
  isPrimary?: (record: Shown) => boolean;
  /** Why it is not possible is told without a press. */
  isExplained?: boolean;
  /** Its button stands elsewhere, as that of each line of a folio. */
  isElsewhere?: boolean;
  override?: OverrideWords;
  /** Draws the dialog that asks for what it needs; without one, a press does it. */
  renderDialog?: (dialog: OpenDialog<Input>, record: Shown) => ReactNode;
  /** Sent by a press. */
  input?: Partial<Input>;
}
