import type { Discount, TicketLine } from "@/contract/pos/tickets";
import { withMinus } from "@/shared/format/formats";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";

import type { Till } from "./tillLoad";

const GRAMS = 1000;

/** How a line is read, on the screen and on paper. */
export function useLineWords({ lists, property }: Pick<Till, "lists" | "property">) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(property);
  const kilos = new Intl.NumberFormat(locale, { style: "unit", unit: "kilogram", minimumFractionDigits: 3 });
  const percents = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 });

  function discountWords({ percent, amount = 0, reason }: Discount) {
    const off = percent === undefined ? money(0 - amount) : withMinus(percents.format(0 - percent / 100));
    return text("sale.discountOf", { discount: off, reason });
  }

  const quantityWords = ({ quantity, isWeighed }: TicketLine) =>
    isWeighed ? kilos.format(quantity / GRAMS) : text("sale.times", { quantity });

  /** The words below its name. */
  function detailsOf({ modifiers, list, discount, note }: TicketLine): string[] {
    const name = lists.find(({ id }) => id === list)?.name;
    return [...modifiers, name, discount && discountWords(discount), note].filter((one) => one !== undefined);
  }

  return { discountWords, quantityWords, detailsOf };
}
