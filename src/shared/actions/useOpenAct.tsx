import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { actDialogName } from "@/shared/drafts/actDrafts";
import { useText } from "@/shared/i18n/useText";
import { Alert } from "@/shared/ui/states/Alert";
import { Reasons } from "@/shared/ui/states/Reasons";

import type { Act } from "./act";
import type { OpenDialog } from "./ActionDialog";
import type { ActionRefusal, Actions } from "./createActions";

const nothing: Partial<ReturnType<Actions<string, object, ActionRefusal>["selectors"]["selectActing"]>> = {};

/**
 * The act of a row whose dialog is open, and what the row says of the one under way. Several rows may act on one record:
 * each shows what was asked for in it.
 */
export function useOpenAct<Action extends string, Input extends object, Shown, Refusal extends ActionRefusal>(
  kit: Actions<Action, Input, Refusal>,
  { id, version }: { id: string; version: number },
  acts: readonly Act<Action, Input, Shown>[],
  renderNews?: (refusal: Refusal) => ReactNode,
) {
  const { name, selectors } = kit;
  const { requested, forgotten, dialogLeft, rowCame, rowLeft } = kit.actions;
  const { text, say } = useText();
  const dispatch = useDispatch();
  const acting = useSelector(selectors.selectActing);
  const anyRefusal = useSelector(selectors.selectRefusal);
  const isOther = acting.id !== undefined && acting.id !== id;
  const { asked, about = "", pending: underWay, refused, hasWaited, notice } = isOther ? nothing : acting;
  const pending = underWay?.action;
  const ownAct = (action: string | undefined) => acts.find((act) => act.action === action);
  const isOwn = (action: string | undefined) => ownAct(action) !== undefined;
  const refusal = !isOther && (refused === undefined || isOwn(refused)) ? anyRefusal : undefined;
  const act = ownAct(asked);
  const close = () => void dispatch(forgotten());
  const names = acts.map(({ action }) => action).join();
  useEffect(() => {
    const row = { id, actions: names.split(",") };
    dispatch(rowCame(row));
    return () => void dispatch(rowLeft(row));
  }, [dispatch, rowCame, rowLeft, id, names]);

  function request(action: Action, input: Partial<Input>, overrideReason?: string, upon = version) {
    if (!pending) dispatch(requested({ id, action, request: { version: upon, overrideReason, ...input } }));
  }

  const late = hasWaited ? ownAct(refused) : undefined;
  const notDone = late && notice && `${text(late.label)}: ${say(notice.sentence)}`;
  const problem = refusal && (
    <Alert kind="danger">
      {notDone && <p dir="auto">{notDone}</p>}
      {refusal.reasons.length > 0 ? <Reasons reasons={refusal.reasons} /> : say(refusal.message)}
      {renderNews?.(refusal)}
    </Alert>
  );
  const dialog: OpenDialog<Input> | undefined = act && {
    act: (input, overrideReason, upon) => request(act.action, input, overrideReason, upon),
    close,
    isBusy: pending !== undefined,
    problem,
    fields: refusal?.fields,
    reasons: refusal?.reasons,
    about,
    name: actDialogName(name, { id, action: act.action, about }),
    left: (typed) => dispatch(dialogLeft({ id, action: act.action, typed })),
  };
  return { act, dialog, pending, problem, isOwn, request };
}
