import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { CopyIcon, RemoveIcon, RenameIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { RowAct } from "./RowAct";

interface EditAndDeleteProps {
  /** Of whom the row is. */
  customer: string;
  againstDeletion: ReasonOf<WordedCode>[];
  onEdit: () => void;
  /** Where a new one can begin as this one. */
  onCopy?: () => void;
  onDelete: () => void;
}

/** The buttons of a row that can be edited and deleted, and perhaps copied. */
export function EditAndDelete({ customer, againstDeletion, onEdit, onCopy, onDelete }: EditAndDeleteProps) {
  const { text } = useText();
  const why = againstDeletion.map(useReason()).join(" ");
  return (
    <Row as="span" className="row-actions">
      <IconButton label={text("list.edit", { customer })} icon={RenameIcon} onClick={onEdit} />
      {onCopy && <IconButton label={text("list.copy", { customer })} icon={CopyIcon} onClick={onCopy} />}
      <RowAct
        label={text("list.delete", { customer })}
        icon={RemoveIcon}
        why={why}
        isPossible={why === ""}
        onAct={onDelete}
      />
    </Row>
  );
}
