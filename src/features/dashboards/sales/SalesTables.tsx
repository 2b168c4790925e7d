import type { MethodSales, PersonSales, SalesFigures, SalesSums } from "@/contract/figures/salesFigures";
import { columnOf, drawnTable } from "@/shared/figures/table/figureTable";
import { FigureTable } from "@/shared/figures/table/FigureTable";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";

import { salesPaths } from "./salesPaths";

const steps = ["gross", "discounts", "returns", "sales", "vat", "net"] as const;
type Step = (typeof steps)[number];
const takenOff = new Set<Step>(["discounts", "returns", "vat"]);

/** How the sales of a period follow from what was sold, and what is left of them without VAT. */
export function SalesSteps({ sums: { now, before } }: SalesFigures) {
  const { text } = useText();
  const column = columnOf<Step>;
  const amountOf = (step: Step, sums: SalesSums | undefined) =>
    sums && (takenOff.has(step) ? 0 - sums[step] : sums[step]);
  return (
    <Card title={text("salesFigures.steps")}>
      <FigureTable
        isNameHidden
        table={drawnTable({
          label: text("salesFigures.steps"),
          rows: steps,
          keyOf: (step) => step,
          columns: [
            column("salesFigures.step", "text", (step) => text(`salesFigures.${step}`)),
            column(
              "salesFigures.now",
              "money",
              (step) => amountOf(step, now),
              (step) => (step === "returns" ? salesPaths.ticketsIn("returned") : salesPaths.tickets),
            ),
            column("salesFigures.before", "money", (step) => amountOf(step, before)),
          ],
        })}
      />
    </Card>
  );
}

/** Money by method, with the tips. */
export function SalesMethods({ methods, sums }: SalesFigures) {
  const { text } = useText();
  const column = columnOf<MethodSales>;
  return (
    <Card title={text("salesFigures.methods")}>
      <FigureTable
        isNameHidden
        table={drawnTable({
          label: text("salesFigures.methods"),
          rows: methods,
          keyOf: ({ method }) => method,
          total: { method: "cash", sales: sums.now.sales, tips: sums.now.tips },
          columns: [
            column(
              "salesFigures.method",
              "text",
              ({ method }) => text(`salesFigures.method.${method}`),
              ({ method }) => salesPaths.ticketsWith(method),
            ),
            column("salesFigures.sales", "money", ({ sales }) => sales),
            column("salesFigures.tips", "money", ({ tips }) => tips),
            column("salesFigures.taken", "money", ({ sales, tips }) => sales + tips),
          ],
        })}
      />
    </Card>
  );
}

/** Sales, discounts, returns and voided tickets of each person. */
export function SalesPeople({ people }: SalesFigures) {
  const { text } = useText();
  const column = columnOf<PersonSales>;
  return (
    <Card title={text("salesFigures.people")}>
      <FigureTable
        isNameHidden
        table={drawnTable({
          label: text("salesFigures.people"),
          rows: people,
          keyOf: ({ person }) => person,
          columns: [
            column(
              "salesFigures.person",
              "text",
              ({ person }) => person,
              ({ person }) => salesPaths.ticketsWith(person),
            ),
            column("salesFigures.tickets", "count", ({ tickets }) => tickets),
            column("salesFigures.sales", "money", ({ sales }) => sales),
            column("salesFigures.discounts", "money", ({ discounts }) => discounts),
            column("salesFigures.returns", "money", ({ returns }) => returns),
            column("salesFigures.voided", "count", ({ voided }) => voided),
          ],
        })}
      />
    </Card>
  );
}

type Shift = SalesFigures["shifts"][number];

/** The cash that each counted drawer had too much, or too little; those that were right are one row. */
export function ShiftDifferences({ shifts }: SalesFigures) {
  const { text } = useText();
  const column = columnOf<Partial<Shift>>;
  const wrong = shifts.filter(({ difference }) => difference !== 0);
  const right = { title: text("salesFigures.shifts.right", { count: shifts.length - wrong.length }), difference: 0 };
  return (
    <Card title={text("salesFigures.shifts")}>
      {shifts.length === 0 ? (
        <p className="card-body">{text("salesFigures.shifts.none")}</p>
      ) : (
        <FigureTable
          isNameHidden
          table={drawnTable<Partial<Shift>>({
            label: text("salesFigures.shifts"),
            rows: [...wrong, ...(wrong.length < shifts.length ? [right] : [])],
            keyOf: ({ id = "right" }) => id,
            total: { difference: wrong.reduce((sum, { difference = 0 }) => sum + difference, 0) },
            columns: [
              column(
                "salesFigures.shift",
                "text",
                ({ title }) => title,
                ({ id }) => id && salesPaths.shift(id),
              ),
              column("salesFigures.date", "date", ({ date = "" }) => date),
              column("salesFigures.person", "text", ({ by = "" }) => by),
              column("salesFigures.difference", "money", ({ difference }) => difference),
            ],
          })}
        />
      )}
    </Card>
  );
}
