import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

/** Asks why an account on credit may go over its limit, once it was refused for that. */
export function OverLimitField({ reasons }: Pick<OpenDialog<never>, "reasons">) {
  const { text } = useText();
  if (!reasons?.some(({ code }) => code === "CREDIT_LIMIT")) return null;
  return <TextField name="overrideReason" label={text("invoice.overLimitReason")} dir="auto" autoFocus />;
}

/** The reason as it is sent: none where nothing was asked. */
export const overLimit = ({ overrideReason }: { overrideReason: string }) =>
  overrideReason.trim() === "" ? {} : { overrideReason };
