import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";
import { AddIcon } from "@/shared/ui/icons";

interface NewButtonProps {
  label: MessageId;
  path: string;
}

/** Opens a new record over the part. */
export function NewButton({ label, path }: NewButtonProps) {
  const { text } = useText();
  return (
    <button type="button" className="btn btn-primary" onClick={() => openPathOver(path)}>
      <AddIcon size={18} aria-hidden="true" />
      {text(label)}
    </button>
  );
}
