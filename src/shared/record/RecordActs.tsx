import { type ReactNode, use } from "react";
import { useSelector } from "react-redux";

import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";
import type { Act } from "@/shared/actions/act";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { ActionRefusal, Actions } from "@/shared/actions/createActions";
import type { WordedCode } from "@/shared/i18n/reasonOf";

import { RecordFormContext } from "./recordFormContext";
import type { Versioned } from "./recordRules";

interface Acted extends Versioned {
  actions: readonly Permission<string, ReasonOf<WordedCode>>[];
}

interface RecordActsProps<Action extends string, Input extends object, Shown, Refusal extends ActionRefusal> {
  kind: { acts: Actions<Action, Input, Refusal>; selectWaitingAct: (state: never, id: string) => Action | undefined };
  record: Shown;
  /** In the order of their buttons. */
  acts: readonly Act<Action, Input, Shown>[];
  /** Tells its buttons from those of the other records of a page. */
  recordName?: string;
  /** News that a refusal tells besides its reasons. */
  renderNews?: (refusal: Refusal) => ReactNode;
  /** Stands after them, as the least needed. */
  last?: ReactNode;
}

/** All acts on an open record, in its head. What is typed in the form around them is saved first. */
export function RecordActs<
  Action extends string,
  Input extends object,
  Shown extends Acted,
  Refusal extends ActionRefusal,
>({ kind, record, acts, recordName, renderNews, last }: RecordActsProps<Action, Input, Shown, Refusal>) {
  const waiting = useSelector((state: never) => kind.selectWaitingAct(state, record.id));
  return (
    <ActionRow
      kit={kind.acts}
      record={record}
      permissions={record.actions}
      acts={acts}
      recordName={recordName}
      renderNews={renderNews}
      waiting={waiting}
      last={last}
      isChanged={use(RecordFormContext)?.isChanged}
    />
  );
}
