import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";

interface Transition<State, Ruled, Circumstances, Why> {
  from: readonly State[];
  /** Whether there is anything to do in such a state. By default there is. */
  isFor?: (ruled: Ruled) => boolean;
  /** Absent where the action leaves the state alone. */
  to?: State;
  /** Further conditions of the action. Each returns its reasons against it, none where it holds. */
  guards?: readonly ((ruled: Ruled, circumstances: Circumstances) => Why[])[];
}

interface Rules<Action, Ruled, Circumstances, Why> {
  /** Why the action is of another state than the record's. */
  foreign: (action: Action, ruled: Ruled, circumstances: Circumstances) => Why;
  /** Whether a person may answer for it in spite of these reasons, of which there is one at least. */
  isOverridable?: (action: Action, reasons: readonly Why[]) => boolean;
}

/** The life of a record: which action leads where, and what must hold for it. The screen, the guard and the act use it. */
export function stateMachine<
  State extends string,
  Why extends ReasonOf<string>,
  Ruled extends { state: State } = { state: State },
  Circumstances = void,
>() {
  return <Action extends string>(
    transitions: Record<Action, Transition<State, Ruled, Circumstances, Why>>,
    { foreign, isOverridable = () => false }: Rules<Action, Ruled, Circumstances, Why>,
  ) => {
    const isApplicable = (action: Action, ruled: Ruled) => {
      const { from, isFor = () => true } = transitions[action];
      return from.includes(ruled.state) && isFor(ruled);
    };

    /** Why the action may not be done now; empty when it may. */
    function reasonsAgainst(action: Action, ruled: Ruled, circumstances: Circumstances): Why[] {
      if (!isApplicable(action, ruled)) return [foreign(action, ruled, circumstances)];
      const { guards = [] } = transitions[action];
      return guards.flatMap((guard) => guard(ruled, circumstances));
    }

    const actions = Object.keys(transitions) as Action[];
    return {
      transitions,
      actions,
      reasonsAgainst,
      /** Every action with whether it may be done now and, where not, why. */
      permissionsOf: (ruled: Ruled, circumstances: Circumstances): Permission<Action, Why>[] =>
        actions.map((action) => {
          const reasons = reasonsAgainst(action, ruled, circumstances);
          const isAllowed = reasons.length === 0;
          const isOverridden = !isAllowed && isOverridable(action, reasons);
          return {
            action,
            isApplicable: isApplicable(action, ruled),
            isAllowed,
            isOverridable: isOverridden,
            reasons,
          };
        }),
      stateAfter: (action: Action, state: State): State => transitions[action].to ?? state,
      /** For a name that comes from elsewhere. */
      isAction: (name: string): name is Action => Object.hasOwn(transitions, name),
    };
  };
}
