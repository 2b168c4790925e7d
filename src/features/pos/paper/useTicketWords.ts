import type { RecordId } from "@/contract/formats";
import type { Discount, TicketLine } from "@/contract/pos/tickets";
import type { Property } from "@/contract/property";
import { withMinus } from "@/shared/format/formats";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";

const GRAMS = 1000;

/** How a ticket is read, on the screen and on paper. `lists` has the names of the price lists of its lines. */
export function useTicketWords(property: Property, lists: readonly { id: RecordId; name: string }[]) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(property);
  const kilos = new Intl.NumberFormat(locale, { style: "unit", unit: "kilogram", minimumFractionDigits: 3 });
  const percents = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 });

  function discountWords({ percent, amount = 0, reason }: Discount) {
    const off = percent === undefined ? money(0 - amount) : withMinus(percents.format(0 - percent / 100));
    return text("tickets.discountOf", { discount: off, reason });
  }

  /** Pieces, or kilos of what is sold by weight. */
  const countWords = (quantity: number, { isWeighed }: Pick<TicketLine, "isWeighed">) =>
    isWeighed ? kilos.format(quantity / GRAMS) : String(quantity);

  /** Before a name. */
  const quantityWords = (line: Pick<TicketLine, "isWeighed" | "quantity">) =>
    line.isWeighed ? countWords(line.quantity, line) : text("tickets.times", { quantity: line.quantity });

  /** The words below its name. */
  function detailsOf({ modifiers, list, discount, note }: TicketLine): string[] {
    const name = lists.find(({ id }) => id === list)?.name;
    return [...modifiers, name, discount && discountWords(discount), note].filter((one) => one !== undefined);
  }

  return { discountWords, countWords, quantityWords, detailsOf };
}
