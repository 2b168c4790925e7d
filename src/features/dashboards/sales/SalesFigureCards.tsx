import type { SalesFigures, SalesSums } from "@/contract/figures/salesFigures";
import { perOne } from "@/domain/kpis/rates";
import { changeOf } from "@/shared/figures/changeOf";
import { type Figure, Figures } from "@/shared/figures/Figures";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { useFigureValues } from "@/shared/figures/table/useFigureValues";
import { useText } from "@/shared/i18n/useText";

import type { SalesPaths } from "./salesPaths";

/** Each figure of the period, with how it is made of its sums. */
const ofSums = {
  sales: ({ sales }: SalesSums) => sales,
  net: ({ net }: SalesSums) => net,
  average: ({ sales, returns, tickets }: SalesSums) => perOne(sales + returns, tickets),
  tickets: ({ tickets }: SalesSums) => tickets,
  tips: ({ tips }: SalesSums) => tips,
  voided: ({ voided }: SalesSums) => voided.tickets,
};

const kinds = {
  sales: "money",
  net: "money",
  average: "money",
  tickets: "count",
  tips: "money",
  voided: "count",
} as const;

/** Figures of the tills, beside those of the period before; each leads to tickets. */
export function SalesFigureCards({ sums, comparedWith, open, paths }: SalesFigures & { paths: SalesPaths }) {
  const { text } = useText();
  const { against } = usePeriodWords();
  const inWords = useFigureValues();

  function cardOf(id: keyof typeof ofSums, better?: "more" | "less", notes: string[] = []): Figure {
    const value = ofSums[id](sums.now);
    return {
      ...named(id, inWords(kinds[id], value), notes),
      path: id === "voided" ? paths.voided : paths.sold,
      changes: [
        { against: against(comparedWith), share: changeOf(value, sums.before && ofSums[id](sums.before)), better },
      ],
    };
  }

  function named(id: keyof typeof ofSums | "open", value: string | undefined, notes: string[]): Figure {
    const label = text(`salesFigures.${id}`);
    const meaning = { definition: text(`salesFigures.${id}.definition`) };
    return { id, label, value, linkName: `${label}: ${value ?? text("figures.none")}`, notes, meaning };
  }

  const amountOf = ({ amount }: { amount: number }) => [inWords("money", amount) ?? ""];
  return (
    <>
      <Figures
        figures={[
          cardOf("sales", "more", [text("salesFigures.withVat")]),
          cardOf("net", "more", [text("dashboards.withoutVat")]),
          cardOf("average", "more", [text("salesFigures.withVat")]),
        ]}
      />
      <Figures
        figures={[
          cardOf("tickets", "more"),
          cardOf("tips", "more"),
          cardOf("voided", "less", amountOf(sums.now.voided)),
          {
            ...named("open", inWords("count", open.tickets), amountOf(open)),
            path: paths.open,
          },
        ]}
      />
    </>
  );
}
