import type { SettingField } from "@/contract/messaging/settings";
import { useText } from "@/shared/i18n/useText";

import { useSetting } from "../state/useSetting";

/** Why the last change of a setting was refused, announced at once. */
export function SettingProblem({ field }: { field: SettingField }) {
  const { say } = useText();
  const { problem } = useSetting(field);
  if (!problem) return null;
  return (
    <div role="alert" className="field-problem">
      {say(problem)}
    </div>
  );
}
