import { useSelector } from "react-redux";

import type { SettingField, SettingValues } from "@/contract/settings";

import { selectIsSettingPending, selectSettingProblem, selectSettingValues } from "./settingsSlice";

type State = Parameters<typeof selectSettingValues>[0];

/** One setting: its value as the person left it, whether it is still on its way, and why it was refused. */
export function useSetting<Field extends SettingField>(field: Field) {
  const value: SettingValues[Field] | undefined = useSelector((state: State) => selectSettingValues(state)?.[field]);
  const problem = useSelector((state: State) => selectSettingProblem(state, field));
  const isPending = useSelector((state: State) => selectIsSettingPending(state, field));
  return { value, problem, isPending };
}
