import "./actions.scss";

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useText } from "@/shared/i18n/useText";
import { Alert } from "@/shared/ui/states/Alert";
import { Loading } from "@/shared/ui/states/Loading";
import { Reasons } from "@/shared/ui/states/Reasons";

import type { OpenDialog } from "./ActionDialog";
import type { ActionRefusal, Actions } from "./createActions";
import { OverrideDialog, type OverrideWords } from "./OverrideDialog";

interface ActionRowProps<
  Action extends string,
  Asking extends Action,
  Input extends object,
  Refusal extends ActionRefusal,
> {
  kit: Actions<Action, Input, Refusal>;
  record: { id: string; version: number; actions: Permission<string, ReasonOf<WordedCode>>[] };
  /** The actions that have a button, in this order. */
  order: readonly Action[];
  labelOf: (action: Action) => string;
  /** The next step of the record. */
  primary?: Action;
  /** The one whose reasons are told without a press. */
  explained?: Action;
  /** How actions are called where they are done against the rules. */
  overrides?: Partial<Record<Action, Partial<OverrideWords>>>;
  /** The actions that need more than a press. */
  asking?: readonly Asking[];
  /** Draws the dialog of one of them. */
  children?: (asked: Asking, dialog: OpenDialog<Input>) => ReactNode;
  /** What a refusal tells besides its reasons. */
  renderNews?: (refusal: Refusal) => ReactNode;
  /** What is sent with an action that has no dialog. */
  input?: Partial<Input>;
  /** Waits for a connection: nothing else is done until then. */
  waiting?: Action;
  /** Each row beside it says what waits of its own. */
  isOneOfMany?: boolean;
  /** An action works on what is saved: changes come first. */
  isChanged?: boolean;
}

/** What can be done with a record now, in a row. A button that does nothing says why when it is pressed. */
export function ActionRow<
  Action extends string,
  Asking extends Action,
  Input extends object,
  Refusal extends ActionRefusal,
>({
  kit: {
    actions: { asked: askedFor, requested, forgotten },
    selectors,
  },
  record: { id, version, actions: permissions },
  order,
  labelOf,
  primary,
  explained,
  overrides,
  asking,
  renderNews,
  input: usual,
  waiting,
  isOneOfMany = false,
  isChanged = false,
  children,
}: ActionRowProps<Action, Asking, Input, Refusal>) {
  const row = useId();
  const { text, say } = useText();
  const dispatch = useDispatch();
  const askedFirst = useSelector(selectors.selectAsked);
  const pending = useSelector(selectors.selectPending);
  const refused = useSelector(selectors.selectRefused);
  const anyRefusal = useSelector(selectors.selectRefusal);
  // several rows may act on one record: each shows what was asked for in it
  const isOwn = (action: Action) => order.includes(action) || (asking?.some((one) => one === action) ?? false);
  const asked = askedFirst !== undefined && isOwn(askedFirst) ? askedFirst : undefined;
  const refusal = refused === undefined || isOwn(refused) ? anyRefusal : undefined;
  const [told, setTold] = useState<Action>();
  const isBusy = pending !== undefined || waiting !== undefined;
  const shown = shownIn(order, permissions);
  const close = () => void dispatch(forgotten());
  useEffect(() => () => void dispatch(forgotten()), [dispatch, forgotten]);

  const buttons = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  // the button that was pressed may go with what it did: the focus stays in the row
  useLayoutEffect(() => {
    const isGone = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isGone) (buttons.current?.querySelector("button") ?? buttons.current)?.focus({ preventScroll: true });
    focused.current = buttons.current?.contains(document.activeElement) ? document.activeElement : null;
  });

  function press({ action, isAllowed, isOverridable }: (typeof shown)[number]) {
    const isPossible = (isAllowed || isOverridable) && !isChanged;
    setTold(isPossible || told === action ? undefined : action);
    if (!isPossible || isBusy) return;
    if (isOverridable || asking?.some((one) => one === action)) dispatch(askedFor(action));
    else act(action, usual ?? {});
  }

  function act(action: Action, input: Partial<Input>, overrideReason?: string) {
    if (!pending) dispatch(requested({ id, action, request: { version, overrideReason, ...input } }));
  }

  const problem = refusal && (
    <Alert kind="danger">
      {refusal.reasons.length > 0 ? <Reasons reasons={refusal.reasons} /> : say(refusal.message)}
      {renderNews?.(refusal)}
    </Alert>
  );
  const dialog = asked && { act: act.bind(null, asked), close, isBusy: pending !== undefined, problem };
  const askingNow = asking?.find((one) => one === asked);
  const wordsOf = (action: Action): OverrideWords => ({
    label: labelOf(action),
    reasonLabel: text("actions.overrideReason"),
    missing: text("actions.overrideMissing"),
    ...overrides?.[action],
  });

  return (
    <div className="action-row">
      <div ref={buttons} className="action-buttons" tabIndex={-1}>
        {shown.map((permission) => {
          const { action, isAllowed, isOverridable } = permission;
          return (
            <button
              key={action}
              type="button"
              className={action === primary && isAllowed ? "btn btn-primary" : "btn btn-quiet"}
              aria-disabled={(!isAllowed && !isOverridable) || isChanged || isBusy || undefined}
              aria-describedby={isChanged ? `${row}-changed` : isAllowed ? undefined : `${row}-${action}`}
              onClick={() => press(permission)}
            >
              {isOverridable ? wordsOf(action).label : labelOf(action)}
            </button>
          );
        })}
        {pending && isOwn(pending) && <Loading />}
      </div>
      <div role="status" className="action-why">
        {waiting && (!isOneOfMany || isOwn(waiting)) && <p>{text("actions.waits", { action: labelOf(waiting) })}</p>}
        {shown.map(({ action, reasons }) => (
          <div key={action} id={`${row}-${action}`} hidden={(action !== told && action !== explained) || isChanged}>
            <Reasons reasons={reasons} isQuiet />
          </div>
        ))}
      </div>
      {isChanged && shown.length > 0 && (
        <p id={`${row}-changed`} className="form-text">
          {text("actions.saveFirst")}
        </p>
      )}
      {!dialog && problem}
      {dialog && askingNow && children?.(askingNow, dialog)}
      {dialog && !askingNow && (
        <OverrideDialog
          dialog={dialog}
          words={wordsOf(asked)}
          reasons={shown.find(({ action }) => action === asked)?.reasons ?? []}
        />
      )}
    </div>
  );
}

/** What the record's state knows at all, allowed or not: a cancelled reservation has nothing to confirm. */
const shownIn = <Action extends string>(
  order: readonly Action[],
  permissions: Permission<string, ReasonOf<WordedCode>>[],
) =>
  order.flatMap((action) =>
    permissions
      .filter((one) => one.action === action && !one.reasons.some(({ code }) => code === "INVALID_TRANSITION"))
      .map((permission) => ({ ...permission, action })),
  );
