import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { RemoveIcon, RenameIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { RowAct } from "./RowAct";

interface EditAndDeleteProps {
  /** Of whom the row is. */
  customer: string;
  againstDeletion: ReasonOf<WordedCode>[];
  onEdit: () => void;
  onDelete: () => void;
}

/** The two buttons of a row that can be edited and deleted. */
export function EditAndDelete({ customer, againstDeletion, onEdit, onDelete }: EditAndDeleteProps) {
  const { text } = useText();
  const why = againstDeletion.map(useReason()).join(" ");
  return (
    <Row as="span" className="row-actions">
      <IconButton label={text("list.edit", { customer })} icon={RenameIcon} onClick={onEdit} />
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
