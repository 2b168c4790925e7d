import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";

import { AddIcon } from "../icons";

interface CreateButtonProps {
  label: MessageId;
  /** Of the new record. */
  path: string;
}

/** Opens a new record over the page. */
export const CreateButton = ({ label, path }: CreateButtonProps) => (
  <button type="button" className="btn btn-primary" onClick={() => openPathOver(path)}>
    <AddIcon size={18} aria-hidden="true" />
    {useText().text(label)}
  </button>
);
