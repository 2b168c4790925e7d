import type { Reservation } from "@/contract/reservations/reservations";
import { useText } from "@/shared/i18n/useText";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";

/** Keys beyond one for each person. */
const SPARE_KEYS = 1;

/** One for each adult, and two at most, until somebody says otherwise. */
export const usualKeys = ({ adults }: Pick<Reservation, "adults">) => Math.min(adults, 2);

interface KeysFieldProps {
  reservation: Pick<Reservation, "adults" | "childrenAges">;
  keys: number;
  onChange: (keys: number) => void;
}

export function KeysField({ reservation: { adults, childrenAges }, keys, onChange }: KeysFieldProps) {
  const { text } = useText();
  return (
    <LabelledControl label={text("desk.keys")} problem={undefined}>
      {(control) => (
        <select
          {...control}
          className="form-select desk-keys"
          value={keys}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {Array.from({ length: adults + childrenAges.length + SPARE_KEYS }, (_, place) => (
            <option key={place}>{place + 1}</option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
