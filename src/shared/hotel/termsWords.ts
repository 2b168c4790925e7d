import type { Property } from "@/contract/property";
import type { CancellationTier, ChildBand } from "@/contract/reservations/policies";
import { policyLimits, type PolicyTerms, type RulesTerms } from "@/contract/reservations/policyRecords";
import { tiersInOrder } from "@/domain/reservations/fees";
import type { Formats } from "@/shared/format/formats";
import type { Texts } from "@/shared/i18n/texts";

import { policyWords } from "./policyWords";

type TermsOf<Kind> = Extract<PolicyTerms, { kind: Kind }>;

/** The price of children without any band. */
const allAsAdults: ChildBand = { upToAge: policyLimits.age, percent: 100 };

/** The terms of policies as guests read them, a line for each condition. Needs the catalogues `booking` and `policies`. */
export function termsWords(
  texts: Pick<Texts, "text">,
  formats: Formats,
  { currency, checkInTime }: Pick<Property, "currency" | "checkInTime">,
) {
  const { text } = texts;
  const { timeOfDay } = formats;
  const { fee, late, noShow, amountOf } = policyWords(texts, formats, currency);

  function tier(of: CancellationTier): string {
    const isFree = of.fee.kind === "none";
    if ("hoursBefore" in of)
      return text(isFree ? "policy.freeHours" : "policy.untilHours", { count: of.hoursBefore, fee: fee(of.fee) });
    return text(isFree ? "policy.freeDays" : "policy.untilDays", { count: of.daysBefore, fee: fee(of.fee) });
  }

  function deposit({ fee: asked, dueDaysBefore }: TermsOf<"deposit">): string {
    if (asked.kind === "none") return text("booking.depositNone");
    if (dueDaysBefore === null) return text("policy.depositNow", { fee: fee(asked) });
    return text("policy.depositDays", { fee: fee(asked), count: dueDaysBefore });
  }

  function child({ upToAge, percent, inCot }: ChildBand, former: ChildBand | undefined): string {
    const ofAdult = percent === 100 ? "policy.childAsAdult" : "policy.childShare";
    const share = percent === 0 ? text("booking.fee.none") : text(ofAdult, { percent });
    const from = former ? former.upToAge + 1 : 0;
    return text(inCot ? "policy.childInCot" : "policy.child", { from, to: upToAge, share });
  }

  function rules(said: RulesTerms): string[] {
    const { lateCheckOutUntil, quietFrom, quietUntil } = said;
    const [petFee, lateFee] = [amountOf(said.petFee), amountOf(said.lateCheckOutFee)];
    return [
      text("policy.times", { from: timeOfDay(said.checkInTime), until: timeOfDay(said.checkOutTime) }),
      ...(lateCheckOutUntil ? [text("policy.late", { until: timeOfDay(lateCheckOutUntil), amount: lateFee })] : []),
      said.petsAllowed ? text("policy.pets", { kg: said.petKg, amount: petFee }) : text("policy.noPets"),
      text(said.smokingAllowed ? "policy.smoking" : "policy.noSmoking"),
      ...(quietFrom && quietUntil
        ? [text("policy.quiet", { from: timeOfDay(quietFrom), until: timeOfDay(quietUntil) })]
        : []),
    ];
  }

  function lines(terms: PolicyTerms): string[] {
    if (terms.kind === "cancellation")
      return [...tiersInOrder(terms, checkInTime).map(tier), late(terms), noShow(terms)];
    if (terms.kind === "deposit") return [deposit(terms)];
    if (terms.kind === "rules") return rules(terms);
    const bands = terms.bands.length > 0 ? terms.bands : [allAsAdults];
    return bands.map((band, place) => child(band, bands[place - 1]));
  }

  return { lines, tier, late, noShow };
}
