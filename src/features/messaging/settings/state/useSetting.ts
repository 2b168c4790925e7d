import { useSelector } from "react-redux";

import type { SettingField, SettingValues } from "@/contract/messaging/settings";

import { selectIsSettingPending, selectSettingProblem, selectSettingValues } from "./settingsSlice";

type State = Parameters<typeof selectSettingValues>[0];

/** A setting: its value with pending writes, whether it is pending, and why it was refused. */
export function useSetting<Field extends SettingField>(field: Field) {
  const value: SettingValues[Field] | undefined = useSelector((state: State) => selectSettingValues(state)?.[field]);
  const problem = useSelector((state: State) => selectSettingProblem(state, field));
  const isPending = useSelector((state: State) => selectIsSettingPending(state, field));
  return { value, problem, isPending };
}
