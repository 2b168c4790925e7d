import type { CivilDate } from "@/contract/property";
import type { CancellationPolicy, Fee, PolicySnapshot } from "@/contract/reservations/policies";
import type { NightPrice } from "@/contract/reservations/rates";
import { cancellationTerms, type FeeMoment, keptOf } from "@/domain/reservations/fees";
import type { Formats } from "@/shared/format/formats";
import type { Texts } from "@/shared/i18n/texts";

/** Whose dates and amounts a policy is told with. */
interface ToldStay {
  arrival: CivilDate;
  nights: readonly NightPrice[];
  moment: FeeMoment;
}

/** Cancellation policies and fees in the words that guests read; of any stay where no nights are given. */
export function policyWords({ text }: Pick<Texts, "text">, { money, date, timeOfDay }: Formats, currency: string) {
  const amountOf = (cents: number) => money({ cents, currency });

  function fee(asked: Fee, stay?: Pick<ToldStay, "nights" | "moment">): string {
    if (asked.kind === "none") return text("booking.fee.none");
    const kept = stay && amountOf(keptOf(asked, stay.nights, stay.moment.feeCause));
    if (asked.kind === "fixed") return kept ?? amountOf(asked.amount);
    const words = asked.kind === "nights" ? text("booking.fee.nights", { count: asked.nights }) : share(asked.percent);
    if (kept === undefined) return words;
    return text(stay?.moment.feeCause === "N1" ? "booking.fee.amountNoVat" : "booking.fee.amount", {
      fee: words,
      amount: kept,
    });
  }

  const share = (percent: number) =>
    percent === 100 ? text("booking.fee.all") : text("booking.fee.percent", { percent });

  const noShow = ({ noShowFee }: Pick<CancellationPolicy, "noShowFee">, stay?: ToldStay) =>
    text("booking.policy.noShow", { fee: fee(noShowFee, stay) });

  /** The fee after the last tier, of any stay. */
  const late = ({ tiers, lateFee }: Pick<CancellationPolicy, "tiers" | "lateFee">) =>
    text(tiers.length > 0 ? "booking.policy.after" : "booking.policy.always", { fee: fee(lateFee) });

  /** A line for each condition. Of what is over, only that it was free is still told. */
  function ofStay(policies: Pick<PolicySnapshot, "cancellation" | "checkInTime">, stay: ToldStay): string[] {
    const terms = cancellationTerms(policies, stay.arrival, stay.moment);
    const inTime = terms.flatMap(({ until, time, fee: asked, isOver }) => {
      const end = time === undefined ? date(until) : `${date(until)}, ${timeOfDay(time)}`;
      if (asked.kind === "none")
        return [text(isOver ? "booking.policy.freeOver" : "booking.policy.free", { date: end })];
      return isOver ? [] : [text("booking.policy.until", { date: end, fee: fee(asked, stay) })];
    });
    const isAhead = terms.some(({ isOver }) => !isOver);
    const rest = isAhead ? "booking.policy.after" : terms.length > 0 ? "booking.policy.now" : "booking.policy.always";
    const { cancellation } = policies;
    return [...inTime, text(rest, { fee: fee(cancellation.lateFee, stay) }), noShow(cancellation, stay)];
  }

  return { fee, noShow, late, ofStay, amountOf };
}
