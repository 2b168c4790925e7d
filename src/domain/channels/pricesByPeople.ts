import type { ChildPolicy } from "@/contract/reservations/policies";
import type { Cents, RoomType } from "@/contract/property";

import { type Guests, pricedFor } from "../rates/ratePrices";
import { withMarkup } from "./wantedValues";

/** For whom the prices of a type are, from one person to as many as it takes; told once for all nights of a line. */
export const partiesOf = (type: RoomType, children: ChildPolicy) =>
  Array.from({ length: type.maxOccupancy }, (_, place) =>
    pricedFor({ adults: place + 1, childrenAges: [], babies: 0 }, type, children),
  );

/** The price of a night on the channel for each of them. */
export const pricesByPeople = (
  parties: ReturnType<typeof partiesOf>,
  priceFor: (guests: Guests) => Cents | undefined,
  markupPercent: number,
): Cents[] => parties.map(({ guests, supplement }) => withMarkup((priceFor(guests) ?? 0) + supplement, markupPercent));
