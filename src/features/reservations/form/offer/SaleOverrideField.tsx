import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

/** Why it is sold although the hotel's rules are against it. */
export function SaleOverrideField() {
  const { text } = useText();
  return (
    <TextField
      name="saleOverride"
      label={text("booking.saleOverride")}
      hint={text("booking.saleOverrideHint")}
      dir="auto"
    />
  );
}
