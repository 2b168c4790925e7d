import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";

/** The permission that `reasons` against an action leave. No person may answer for it in spite of them. */
export const permissionFor = <Action extends string, Why extends ReasonOf<string>>(
  action: Action,
  reasons: Why[],
  isApplicable = true,
): Permission<Action, Why> => ({
  action,
  isApplicable,
  isAllowed: reasons.length === 0,
  isOverridable: false,
  reasons,
});

/** The permission of a record's action, where the record knows the action. */
export const permissionOf = <One extends { action: string }>(
  { actions }: { actions: readonly One[] },
  action: One["action"],
): One | undefined => actions.find((one) => one.action === action);
