import type { CloseRow, CloseSolution } from "@/contract/day/close";
import type { PaymentMethod } from "@/contract/account/account";
import type { Property } from "@/contract/property";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Reasons } from "@/shared/ui/states/Reasons";

import type { RowToSolve } from "./closeRecord";

interface SolveDialogProps {
  solution: CloseSolution;
  /** One, or all that it suits. */
  rows: CloseRow[];
  /** Those of the step that it does not suit. */
  others?: CloseRow[];
  property: Property;
  onClose: () => void;
  onSolve: (solution: CloseSolution, rows: RowToSolve[]) => void;
}

/** The means of a guest who stands at the desk, the usual one first. */
const methods: PaymentMethod[] = ["card", "cash", "bizum", "transfer"];

const none: CloseRow[] = [];

/** Says whom an act is about, and what it costs each and in sum, before it is done. */
export function SolveDialog({ solution, rows, others = none, property, onClose, onSolve }: SolveDialogProps) {
  const { text } = useText();
  const { money } = useFormat();
  const amount = (cents: number) => money({ cents, currency: property.currency });
  const [first] = rows;
  const only = rows.length === 1 ? first : undefined;
  const due = only && solution === "checkOut" ? only.balance : 0;
  const all = text(`close.all.${solution}`, { count: rows.length });
  const sum = rows.reduce((total, row) => total + costOf(row, solution), 0);
  const nameOf = ({ customer, id }: CloseRow) => customer || id;

  function solve(method?: PaymentMethod) {
    onClose();
    onSolve(solution, method ? rows.map((row) => ({ ...row, payment: { method, amount: row.balance } })) : rows);
  }

  const title = !only
    ? all
    : due > 0
      ? text("close.payAsk", { customer: nameOf(only), amount: amount(due) })
      : text(solution === "cancel" ? "close.cancelAsk" : "close.noShowAsk", { customer: nameOf(only) });
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Stack gap={12}>
        {!only && (
          <ul className="bullets">
            {rows.map((row) => (
              <li key={row.id}>
                <bdi>{nameOf(row)}</bdi>
                {costOf(row, solution) !== 0 && (
                  <>
                    {" · "}
                    <bdi>{amount(costOf(row, solution))}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {solution === "noShow" || solution === "cancel" ? (
          <p>{sum > 0 ? text("close.fee", { amount: amount(sum) }) : text("close.noShowFree")}</p>
        ) : (
          sum !== 0 && due === 0 && <p>{text("close.priceChange", { amount: amount(sum) })}</p>
        )}
        {others.length > 0 && (
          <details>
            <summary>{text("close.others", { count: others.length })}</summary>
            <ul className="bullets">
              {others.map((row) => (
                <li key={row.id}>
                  <bdi>{nameOf(row)}</bdi>{" "}
                  <Reasons reasons={row.actions.find(({ action }) => action === solution)?.reasons ?? []} isQuiet />
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
      <Row gap={8} wraps className="action-buttons">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text("actions.keep")}
        </button>
        {due > 0 ? (
          methods.map((method, place) => (
            <button
              key={method}
              type="button"
              className={place === 0 ? "btn btn-primary" : "btn btn-quiet"}
              onClick={() => solve(method)}
            >
              {text(`booking.method.${method}`)}
            </button>
          ))
        ) : (
          <button type="button" className="btn btn-primary" onClick={() => solve()}>
            {only ? text(`close.solution.${solution}`) : all}
          </button>
        )}
      </Row>
    </Dialog>
  );
}

/** Cents that are charged, or that the price changes by. */
function costOf({ fee, price }: CloseRow, solution: CloseSolution): number {
  if (solution === "checkOut") return 0;
  return solution === "noShow" || solution === "cancel" ? fee : (price[solution] ?? 0);
}
