import type { CloseRow } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { isAtOtherPrice } from "@/domain/close/closeRules";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

interface AddedNightsProps {
  row: CloseRow;
  property: Property;
}

/** The price of each night that a longer stay adds, marked where it is not that of the night before. */
export function AddedNights({ row, property: { currency } }: AddedNightsProps) {
  const { text } = useText();
  const { money } = useFormat();
  const { addedNights, lastNight } = row;
  if (addedNights.length === 0) return null;
  const prices = addedNights.map((cents) => money({ cents, currency })).join(" + ");
  return (
    <span className="close-quiet">
      {text("close.addedNights", { prices })}
      {isAtOtherPrice(row) && (
        <>
          {" · "}
          <Text tone="danger">{text("close.otherPrice", { amount: money({ cents: lastNight, currency }) })}</Text>
        </>
      )}
    </span>
  );
}
