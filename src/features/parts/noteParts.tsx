import { type ReactNode, useState } from "react";

import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";
import { UndoBar } from "@/shared/ui/overlays/UndoBar";
import { Alert } from "@/shared/ui/states/Alert";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { Reasons } from "@/shared/ui/states/Reasons";
import { Warning } from "@/shared/ui/states/Warning";

import type { PartTable } from "./Part";
import { longName, refusals } from "./samples";

const none = () => {};

/** Parts that tell a person of something, in the page or over it. */
export const noteParts: PartTable = {
  "Alert, Warning, Reasons": (text) => (
    <>
      <Alert kind="danger">{text("list.failed")}</Alert>
      <Warning>{longName}</Warning>
      <Reasons reasons={refusals} />
    </>
  ),
  LoadProblem: (text) => (
    <LoadProblem sentence={text("list.failed")} why={{ id: "sentence.networkError" }} onRetry={none} />
  ),
  UndoBar: (text) => (
    <Opened label={text("bulk.delete")}>
      {(close) => <UndoBar sentence={text("delete.done", { customer: longName })} onUndo={close} onExpire={close} />}
    </Opened>
  ),
  Menu: (text) => (
    <Menu label={text("column.actions")} className="icon-button more-sign">
      <MenuItem isChosen onChoose={none}>
        {text("reservation.edit")}
      </MenuItem>
    </Menu>
  ),
  "Dialog, ConfirmDialog": (text) => (
    <Opened label={text("delete.title")}>
      {(close) => (
        <ConfirmDialog
          isOpen
          title={text("delete.title")}
          confirmLabel={text("delete.confirm")}
          cancelLabel={text("delete.keep")}
          onConfirm={close}
          onCancel={close}
        >
          <p>{text("delete.question", { customer: longName })}</p>
        </ConfirmDialog>
      )}
    </Opened>
  ),
};

/** A layer over the page, drawn once its button is pressed. */
function Opened({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" data-opens="" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
