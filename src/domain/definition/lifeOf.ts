import type { ActionOf, ActRule, Definition, StateOf } from "@/contract/definition/defineRecord";
import type { GeneralReason } from "@/contract/definition/generalReasons";

import { stateMachine } from "../stateMachine";
import { generalReason } from "./generalReason";

/** The life of a record, by the acts of its definition. */
export function lifeOf<D extends Definition>({ acts }: D) {
  const held = acts as Record<ActionOf<D>, ActRule<StateOf<D>>>; // as `defineRecord` has asked for
  return stateMachine<StateOf<D>, GeneralReason>()(held, { foreign: () => generalReason("ACT_NOT_NOW") });
}
