import "./rooms.scss";

import type { Cleanliness } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";
import { CheckIcon, CleaningIcon, DirtyIcon, type Icon, InspectedIcon } from "@/shared/ui/icons";

export const cleanlinessIcons: Record<Cleanliness, Icon> = {
  dirty: DirtyIcon,
  cleaning: CleaningIcon,
  clean: CheckIcon,
  inspected: InspectedIcon,
};

/** How clean a room is: by word, icon and colour. */
export function CleanlinessMark({ cleanliness }: { cleanliness: Cleanliness }) {
  const { text } = useText();
  const Mark = cleanlinessIcons[cleanliness];
  return (
    <span className={`cleanliness is-${cleanliness}`}>
      <Mark size={14} aria-hidden="true" />
      {text(`roomState.${cleanliness}`)}
    </span>
  );
}
