import type { ExplainedNight, RateCalendar } from "@/contract/reservations/rateCalendar";
import type { OfferAlternativesQuery } from "@/contract/reservations/rates";
import { useLanguage } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";

import { explained } from "../edit/rateWrites";
import type { RateWords } from "../values/rateWords";

interface ExplainedPriceProps {
  query: OfferAlternativesQuery;
  calendar: RateCalendar;
  words: RateWords;
}

/** As the server would sell it: what forbids it, and each night's price with the steps that lead to it. */
export function ExplainedPrice({ query, calendar, words }: ExplainedPriceProps) {
  const { text, formats, currency } = words;
  const { dir } = useLanguage(); // a step begins with a code, which must not lead the others
  const load = explained.use(query);
  const money = (cents: number) => formats.money({ cents, currency });
  const codeOf = (ratePlanId: string) => calendar.ratePlans.find(({ id }) => id === ratePlanId)?.code ?? ratePlanId;

  function ruleOf({ steps, supplement }: ExplainedNight) {
    const of = steps.map(({ ratePlanId, rule, price }) => {
      const plan = calendar.ratePlans.find(({ id }) => id === ratePlanId);
      const formula = rule === "derived" && plan ? words.formulaOf(plan, calendar.ratePlans) : "";
      return text(`rates.rule.${rule}`, { plan: codeOf(ratePlanId), formula, amount: money(price) });
    });
    const people = supplement === 0 ? [] : [text("rates.rule.people", { amount: money(supplement) })];
    return [...of, ...people].join(dir === "rtl" ? " ← " : " → ");
  }

  const told = load.data;
  const offer = told?.offer;
  const reasons = [...(told?.reasons ?? []), ...(offer?.reasons ?? [])];
  const sellable = offer?.oversale
    ? text("rates.sellableOver", { rooms: offer.oversale.rooms, allowed: offer.oversale.allowed })
    : text("rates.sellable", { count: offer?.available ?? 0 });

  return (
    <Stack gap={12} aria-live="polite">
      <LoadState load={load} failed={text("rates.simulatorFailed")} />
      {told && (
        <>
          {reasons.length > 0 ? <Reasons reasons={reasons} /> : <p>{sellable}</p>}
          {told.quotaLeft !== undefined && <p>{text("rates.quotaLeft", { count: told.quotaLeft })}</p>}
          <PlainTable
            caption={text("rates.priceOfNights")}
            frameLabel={text("rates.priceOfNights")}
            rows={told.nights}
            keyOf={({ date }) => date}
            columns={[
              { id: "night", head: text("rates.night"), isRowHead: true, render: ({ date }) => formats.date(date) },
              { id: "rule", head: text("rates.rule"), render: (night) => <bdi dir={dir}>{ruleOf(night)}</bdi> },
              { id: "price", head: text("rates.price"), isNumeric: true, render: ({ price }) => money(price) },
            ]}
            {...(offer && { sums: [{ label: text("rates.total"), value: money(offer.total) }] })}
          />
        </>
      )}
    </Stack>
  );
}
