import type { CancellationPolicy, Fee } from "@/contract/reservations/policies";
import type { CivilDate, Property } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";
import { cancellationTerms, feeOf } from "@/domain/reservations/fees";
import { useText } from "@/shared/i18n/useText";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";

/** A cancellation policy as one tells it to a guest: with the dates and amounts of their stay. */
export function usePolicyWords(property: Property) {
  const { text } = useText();
  const { money, date } = useBookingFormat(property);

  function feeWords(fee: Fee, nights: NightPrice[]): string {
    const amount = money(feeOf(fee, nights));
    if (fee.kind === "none") return text("booking.fee.none");
    if (fee.kind === "nights") return text("booking.fee.nights", { count: fee.nights, amount });
    if (fee.kind === "fixed") return amount;
    const { percent } = fee;
    return percent === 100 ? text("booking.fee.all", { amount }) : text("booking.fee.percent", { percent, amount });
  }

  /** The cancellation fees by date, then the no-show fee. Of what is over, only that it was free is still told. */
  return (policy: CancellationPolicy, arrival: CivilDate, nights: NightPrice[]): string[] => {
    const terms = cancellationTerms(policy, arrival, property.businessDate);
    const inTime = terms.flatMap(({ until, fee, isOver }) => {
      if (fee.kind === "none")
        return [text(isOver ? "booking.policy.freeOver" : "booking.policy.free", { date: date(until) })];
      return isOver ? [] : [text("booking.policy.until", { date: date(until), fee: feeWords(fee, nights) })];
    });
    const isAhead = terms.some(({ isOver }) => !isOver);
    const late = isAhead ? "booking.policy.after" : terms.length > 0 ? "booking.policy.now" : "booking.policy.always";
    return [
      ...inTime,
      text(late, { fee: feeWords(policy.lateFee, nights) }),
      text("booking.policy.noShow", { fee: feeWords(policy.noShowFee, nights) }),
    ];
  };
}
