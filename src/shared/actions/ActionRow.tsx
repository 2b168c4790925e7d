import "./actions.scss";

import { Fragment, type ReactNode, useId, useState } from "react";
import { useDispatch } from "react-redux";

import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Loading } from "@/shared/ui/states/Loading";
import { Reasons } from "@/shared/ui/states/Reasons";

import type { Act } from "./act";
import type { ActionRefusal, Actions } from "./createActions";
import { OverrideDialog } from "./OverrideDialog";
import { useFocusInRow } from "./useFocusInRow";
import { useOpenAct } from "./useOpenAct";

type Permitted = Permission<string, ReasonOf<WordedCode>>;

interface ActionRowProps<
  Action extends string,
  Input extends object,
  Shown extends { id: string; version: number },
  Refusal extends ActionRefusal,
> {
  kit: Actions<Action, Input, Refusal>;
  record: Shown;
  /** An act without one has no button. */
  permissions: readonly Permitted[];
  /** In the order of their buttons. */
  acts: readonly Act<Action, Input, Shown>[];
  /** Tells its buttons from those of the other rows of a page. */
  recordName?: string;
  /** News that a refusal tells besides its reasons. */
  renderNews?: (refusal: Refusal) => ReactNode;
  /** The act that waits for a connection: nothing else is done until then. */
  waiting?: Action;
  /** Its name, where it is none of `acts`: each of several rows says what waits of its own. */
  waitingLabel?: MessageId;
  /** An act works on what is saved: changes come first. */
  isChanged?: boolean;
  /** A link before the acts, as the next step; those after them are the least needed. */
  first?: ReactNode;
  last?: ReactNode;
}

/**
 * Acts that the record allows now, in a row. A button that does nothing says why when it is pressed. Where there is little room those after
 * the next step are folded.
 */
export function ActionRow<
  Action extends string,
  Input extends object,
  Shown extends { id: string; version: number },
  Refusal extends ActionRefusal,
>({
  kit,
  record,
  permissions,
  acts,
  recordName,
  renderNews,
  waiting,
  waitingLabel = acts.find(({ action }) => action === waiting)?.label,
  isChanged = false,
  first,
  last,
}: ActionRowProps<Action, Input, Shown, Refusal>) {
  const row = useId();
  const { text } = useText();
  const dispatch = useDispatch();
  const open = useOpenAct(kit, record, acts, renderNews);
  const [told, setTold] = useState<Action>();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { dialog, pending, problem, isOwn } = open;
  const isBusy = pending !== undefined || waiting !== undefined;
  const primary = acts.find(({ isPrimary }) => isPrimary?.(record));
  const shown = acts.flatMap((act) => {
    const permission = permissions.find(({ action }) => action === act.action);
    return permission?.isApplicable && !act.isElsewhere ? [{ act, permission }] : [];
  });
  const leading = first ? 0 : Math.max(1, shown.findIndex(({ act }) => act === primary) + 1);
  const isFolding = shown.length - leading + (last ? 1 : 0) > 1;

  const spoken = (label: string) => recordName && `${label} · ${recordName}`;
  const buttons = useFocusInRow(dialog !== undefined);

  function press({ action, renderDialog, input }: Act<Action, Input, Shown>, { isAllowed, isOverridable }: Permitted) {
    const isPossible = (isAllowed || isOverridable) && !isChanged;
    setTold(isPossible || told === action ? undefined : action);
    if (!isPossible || isBusy) return;
    if (isOverridable || renderDialog) dispatch(kit.actions.asked(action, undefined, record.id));
    else open.request(action, input ?? {});
  }

  const renderButton = ({ act, permission }: (typeof shown)[number]) => {
    const { action, label, override } = act;
    const { isAllowed, isOverridable } = permission;
    const name = text(isOverridable && override ? override.label : label);
    return (
      <button
        key={action}
        type="button"
        aria-label={spoken(name)}
        className={act === primary && isAllowed ? "btn btn-primary" : "btn btn-quiet"}
        aria-disabled={(!isAllowed && !isOverridable) || isChanged || isBusy || undefined}
        aria-describedby={isChanged ? `${row}-changed` : isAllowed ? undefined : `${row}-${action}`}
        onClick={() => press(act, permission)}
      >
        {name}
      </button>
    );
  };

  function renderOpen() {
    if (!dialog || !open.act) return !dialog && problem;
    const { action, label, override = { label }, renderDialog: render } = open.act;
    if (render) return <Fragment key={action + dialog.about}>{render(dialog, record)}</Fragment>;
    const against = permissions.find((one) => one.action === action)?.reasons ?? [];
    return <OverrideDialog dialog={dialog} words={override} reasons={against} />;
  }

  return (
    <div className="action-row">
      <Row
        gap={8}
        wraps
        ref={buttons}
        className={isUnfolded ? "action-buttons is-unfolded" : "action-buttons"}
        tabIndex={-1}
      >
        {first}
        {shown.slice(0, leading).map(renderButton)}
        {isFolding && (
          <button
            type="button"
            className="btn btn-quiet action-more"
            aria-label={spoken(text("actions.more"))}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {text("actions.more")}
          </button>
        )}
        {shown.slice(leading).map(renderButton)}
        {last}
        {pending && isOwn(pending) && <Loading />}
      </Row>
      <div role="status" className="action-why">
        {waiting && !pending && waitingLabel && <p>{text("actions.waits", { action: text(waitingLabel) })}</p>}
        {shown.map(({ act: { action, isExplained }, permission: { reasons } }) => (
          <div key={action} id={`${row}-${action}`} hidden={(action !== told && !isExplained) || isChanged}>
            <Reasons reasons={reasons} isQuiet />
          </div>
        ))}
      </div>
      {isChanged && shown.length > 0 && (
        <p id={`${row}-changed`} className="form-text">
          {text("actions.saveFirst")}
        </p>
      )}
      {renderOpen()}
    </div>
  );
}
