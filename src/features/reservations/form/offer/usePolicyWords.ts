import type { CancellationPolicy, Fee } from "@/contract/reservations/policies";
import type { CivilDate, Property } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { feeOf } from "@/domain/reservations/fees";
import { useText } from "@/shared/i18n/useText";

import { useBookingFormat } from "../useBookingFormat";

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

  /** The cancellation fees by date, then the no-show fee. */
  return ({ tiers, lateFee, noShowFee }: CancellationPolicy, arrival: CivilDate, nights: NightPrice[]): string[] => {
    const inTime = tiers.map(({ daysBefore, fee }) => {
      const until = date(addDays(arrival, -daysBefore));
      return fee.kind === "none"
        ? text("booking.policy.free", { date: until })
        : text("booking.policy.until", { date: until, fee: feeWords(fee, nights) });
    });
    return [
      ...inTime,
      text(tiers.length > 0 ? "booking.policy.after" : "booking.policy.always", { fee: feeWords(lateFee, nights) }),
      text("booking.policy.noShow", { fee: feeWords(noShowFee, nights) }),
    ];
  };
}
