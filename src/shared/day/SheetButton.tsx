import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";
import { PrintIcon } from "@/shared/ui/icons";

import { type SheetName, sheetPath } from "./deskSheets";

/** Prints a sheet; the page below stays as it is. */
export function SheetButton({ sheet }: { sheet: SheetName }) {
  const { text } = useText();
  return (
    <button type="button" className="btn btn-quiet" onClick={() => openPathOver(sheetPath(sheet))}>
      <PrintIcon size={18} aria-hidden="true" />
      {text(`desk.print.${sheet}`)}
    </button>
  );
}
