import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Alert } from "@/shared/ui/states/Alert";
import { Reasons } from "@/shared/ui/states/Reasons";

import type { Act } from "./act";
import type { OpenDialog } from "./ActionDialog";
import type { ActionRefusal, Actions } from "./createActions";

/**
 * The act of a row whose dialog is open, and what the row says of the one under way. Several rows may act on one record:
 * each shows what was asked for in it.
 */
export function useOpenAct<Action extends string, Input extends object, Shown, Refusal extends ActionRefusal>(
  { actions: { requested, forgotten }, selectors }: Actions<Action, Input, Refusal>,
  { id, version }: { id: string; version: number },
  acts: readonly Act<Action, Input, Shown>[],
  renderNews?: (refusal: Refusal) => ReactNode,
) {
  const { say } = useText();
  const dispatch = useDispatch();
  const asked = useSelector(selectors.selectAsked);
  const about = useSelector(selectors.selectAbout);
  const pending = useSelector(selectors.selectPending);
  const refused = useSelector(selectors.selectRefused);
  const anyRefusal = useSelector(selectors.selectRefusal);
  const ownAct = (action: Action | undefined) => acts.find((act) => act.action === action);
  const isOwn = (action: Action | undefined) => ownAct(action) !== undefined;
  const refusal = refused === undefined || isOwn(refused) ? anyRefusal : undefined;
  const act = ownAct(asked);
  const close = () => void dispatch(forgotten());
  useEffect(() => () => void dispatch(forgotten()), [dispatch, forgotten]);

  function request(action: Action, input: Partial<Input>, overrideReason?: string) {
    if (!pending) dispatch(requested({ id, action, request: { version, overrideReason, ...input } }));
  }

  const problem = refusal && (
    <Alert kind="danger">
      {refusal.reasons.length > 0 ? <Reasons reasons={refusal.reasons} /> : say(refusal.message)}
      {renderNews?.(refusal)}
    </Alert>
  );
  const dialog: OpenDialog<Input> | undefined = act && {
    act: (input, overrideReason) => request(act.action, input, overrideReason),
    close,
    isBusy: pending !== undefined,
    problem,
    fields: refusal?.fields,
    about,
  };
  return { act, dialog, pending, problem, isOwn, request };
}
