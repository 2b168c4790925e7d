import { useDispatch } from "react-redux";

import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";
import { permissionOf } from "@/domain/permissionFor";
import { RowAct } from "@/shared/actions/RowAct";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useReason } from "@/shared/i18n/useReason";
import { openPathOver } from "@/shared/routing/openPath";
import { IconButton } from "@/shared/ui/IconButton";
import { type Icon, RenameIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

type Reason = ReasonOf<WordedCode>;

interface RecordRowActionsProps<Action extends string> {
  kind: {
    pathOf: (id: string) => string;
    writes: {
      written: (act: { kind: "act"; id: string; action: Action; request: { version: number } }) => { type: string };
    };
  };
  row: { id: string; version: number; actions: readonly Permission<string, Reason>[] };
  /** The next step of the record. */
  action: NoInfer<Action>;
  icon: Icon;
  label: string;
  /** Told where it may be done, as why it has failed before. */
  told?: Reason;
  /** Of the button that opens the record, if it has a page. */
  openLabel?: string;
}

/** The next step of a record as a button of its row, and the way to the rest. */
export function RecordRowActions<Action extends string>(props: RecordRowActionsProps<Action>) {
  const { kind, row, action, icon, label, told, openLabel } = props;
  const { id, version } = row;
  const reasonText = useReason();
  const dispatch = useDispatch();
  const { isAllowed = false, isOverridable = false, reasons = [] } = permissionOf(row, action) ?? {};
  const open = () => openPathOver(kind.pathOf(id));
  const act = () => void dispatch(kind.writes.written({ kind: "act", id, action, request: { version } }));

  return (
    <Row as="span" className="row-actions">
      <RowAct
        label={label}
        icon={icon}
        why={(isAllowed && told ? [told] : reasons).map(reasonText).join(" ")}
        isPossible={isAllowed || isOverridable}
        onAct={isAllowed ? act : open} // the reason of an override is asked for there
      />
      {openLabel && <IconButton label={openLabel} icon={RenameIcon} onClick={open} />}
    </Row>
  );
}
