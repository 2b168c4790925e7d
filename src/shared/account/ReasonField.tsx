import { accountLimits } from "@/contract/account/account";
import { useText } from "@/shared/i18n/useText";
import { NotesField } from "@/shared/ui/fields/NotesField";

/** The reason of an act, for the staff alone. */
export function ReasonField({ isOptional = false }: { isOptional?: boolean }) {
  const { text } = useText();
  const label = text(isOptional ? "booking.reasonOptional" : "booking.reason");
  return <NotesField name="reason" label={label} hint={text("booking.reasonHint")} limit={accountLimits.reason} />;
}
