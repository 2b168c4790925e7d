import type { MethodSales, PersonSales, SalesFigures, SalesSums } from "@/contract/figures/salesFigures";
import { columnOf } from "@/shared/figures/table/figureTable";
import { useText } from "@/shared/i18n/useText";

import { type SalesPaths, shiftPath } from "./salesPaths";
import { SalesTable } from "./SalesTable";

const steps = ["gross", "discounts", "returns", "sales", "vat", "net"] as const;
type Step = (typeof steps)[number];
const takenOff = new Set<Step>(["discounts", "returns", "vat"]);

const amountOf = (step: Step, sums: SalesSums | undefined) =>
  sums && (takenOff.has(step) ? 0 - sums[step] : sums[step]);

interface Linked {
  paths: SalesPaths;
}

/** How the sales of a period follow from what was sold, and what is left of them without VAT. */
export function SalesSteps({ sums: { now, before }, paths }: SalesFigures & Linked) {
  const { text } = useText();
  const column = columnOf<Step>;
  return (
    <SalesTable
      title="salesFigures.steps"
      rows={steps}
      keyOf={(step) => step}
      columns={[
        column("salesFigures.step", "text", (step) => text(`salesFigures.${step}`)),
        column(
          "salesFigures.now",
          "money",
          (step) => amountOf(step, now),
          (step) => (step === "returns" ? paths.returned : paths.sold),
        ),
        column("salesFigures.before", "money", (step) => amountOf(step, before)),
      ]}
    />
  );
}

/** Money by method, with the tips. */
export function SalesMethods({ methods, sums: { now }, paths }: SalesFigures & Linked) {
  const { text } = useText();
  const column = columnOf<MethodSales>;
  const pathOf = ({ method }: MethodSales) => paths.paidBy(method);
  return (
    <SalesTable
      title="salesFigures.methods"
      rows={methods}
      keyOf={({ method }) => method}
      total={{ method: "cash", sales: now.sales, tips: now.tips }}
      columns={[
        column("salesFigures.method", "text", ({ method }) => text(`salesFigures.method.${method}`), pathOf),
        column("salesFigures.sales", "money", ({ sales }) => sales),
        column("salesFigures.tips", "money", ({ tips }) => tips),
        column("salesFigures.taken", "money", ({ sales, tips }) => sales + tips),
      ]}
    />
  );
}

const person = columnOf<PersonSales>;

/** Sales, discounts, returns and voided tickets of each person. */
export const SalesPeople = ({ people, paths }: SalesFigures & Linked) => (
  <SalesTable
    title="salesFigures.people"
    rows={people}
    keyOf={(one) => one.person}
    columns={[
      person(
        "salesFigures.person",
        "text",
        (one) => one.person,
        (one) => paths.soldBy(one.person),
      ),
      person("salesFigures.tickets", "count", ({ tickets }) => tickets),
      person("salesFigures.sales", "money", ({ sales }) => sales),
      person("salesFigures.discounts", "money", ({ discounts }) => discounts),
      person("salesFigures.returns", "money", ({ returns }) => returns),
      person("salesFigures.voided", "count", ({ voided }) => voided),
    ]}
  />
);

type Shift = Partial<SalesFigures["shifts"][number]>;

/** The cash that each counted drawer had too much, or too little; those that were right are one row. */
export function ShiftDifferences({ shifts }: SalesFigures) {
  const { text } = useText();
  const column = columnOf<Shift>;
  const wrong = shifts.filter(({ difference }) => difference !== 0);
  const right = { title: text("salesFigures.shifts.right", { count: shifts.length - wrong.length }), difference: 0 };
  return (
    <SalesTable<Shift>
      title="salesFigures.shifts"
      none="salesFigures.shifts.none"
      rows={[...wrong, ...(wrong.length < shifts.length ? [right] : [])]}
      keyOf={({ id = "right" }) => id}
      total={{ difference: wrong.reduce((sum, { difference = 0 }) => sum + difference, 0) }}
      columns={[
        column(
          "salesFigures.shift",
          "text",
          ({ title }) => title,
          ({ id }) => id && shiftPath(id),
        ),
        column("salesFigures.date", "date", ({ date = "" }) => date),
        column("salesFigures.person", "text", ({ by = "" }) => by),
        column("salesFigures.difference", "money", ({ difference }) => difference),
      ]}
    />
  );
}
