import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Loading } from "@/shared/ui/states/Loading";

import { useRecordForm } from "./recordFormContext";

/** Saves the form around it, and says so where it has to wait for a connection. */
export function SaveButton() {
  const { text } = useText();
  const { isNew, isSaving, isWaiting, texts } = useRecordForm();
  return (
    <Stack gap={14} className="record-save">
      <div className="form-submit">
        <button type="submit" className="btn btn-primary" aria-disabled={isSaving} aria-keyshortcuts="Control+Enter">
          {text(isNew ? `${texts}.create` : "record.save")}
        </button>
        {isSaving && <Loading />}
      </div>
      <p role="status">{isWaiting && text(isNew ? `${texts}.createWaits` : "record.saveWaits")}</p>
      <Muted as="p" size={13} className="record-key">
        {text("record.saveKey")}
      </Muted>
    </Stack>
  );
}
