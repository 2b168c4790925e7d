import type { Property, RoomType } from "@/contract/property";
import type { StayMove } from "@/contract/reservations/stayMoves";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";

import { movePrices } from "./movePrices";

interface OtherTypeProps {
  property: Property;
  sold: RoomType;
  type: RoomType;
  /** The stay in the room that is chosen. */
  move: StayMove;
  isRepriced: boolean;
  onChange: (isRepriced: boolean) => void;
}

/** Says that a room is of another type than the one sold, and asks which price the guest pays. */
export function OtherType({ property, sold, type, move, isRepriced, onChange }: OtherTypeProps) {
  const { text } = useText();
  const { money, difference } = useBookingFormat(property);
  const load = movePrices.use(move);
  const { agreed = 0, kept, repriced } = load.data ?? {};
  const isSold = repriced?.reasons.length === 0;
  const ofType = isSold && {
    type: type.name,
    amount: money(repriced.total),
    difference: difference(repriced.total - agreed),
  };
  return (
    <>
      <Text as="p" weight={620}>
        {text(type.rank < sold.rank ? "booking.downgrade" : "booking.upgrade", { sold: sold.name, type: type.name })}
      </Text>
      <LoadState load={load} failed={text("booking.pricesFailed")} />
      {kept && (
        <ChoiceControl
          label={text("booking.typePrice")}
          value={isRepriced ? "repriced" : "kept"}
          choices={[
            ["kept", text("booking.priceKeptAt", { amount: money(agreed) })],
            ...(ofType ? [["repriced", text("booking.priceOfType", ofType)] as const] : []),
          ]}
          onChange={(chosen) => onChange(chosen === "repriced")}
        />
      )}
      {repriced && <Reasons reasons={repriced.reasons} isQuiet />}
    </>
  );
}
