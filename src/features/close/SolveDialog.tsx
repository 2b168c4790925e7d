import { useState } from "react";

import type { CloseRow, CloseSolution } from "@/contract/day/close";
import type { PaymentMethod } from "@/contract/account/account";
import type { Property } from "@/contract/property";
import { permissionOf } from "@/domain/permissionFor";
import { DialogButtons } from "@/shared/actions/ActionDialog";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Reasons } from "@/shared/ui/states/Reasons";

import { AddedNights } from "./AddedNights";
import { feeText } from "./feeText";
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

/** Says whom an act is about, and what it costs each and in sum, before it is done; of several each can be left out. */
export function SolveDialog({ solution, rows, others = none, property, onClose, onSolve }: SolveDialogProps) {
  const { text } = useText();
  const { money } = useFormat();
  const [left, setLeft] = useState<readonly string[]>([]);
  const amount = (cents: number) => money({ cents, currency: property.currency });
  const [first] = rows;
  const only = rows.length === 1 ? first : undefined;
  const chosen = rows.filter(({ id }) => !left.includes(id));
  const due = only && solution === "checkOut" ? only.balance : 0;
  const sum = chosen.reduce((total, row) => total + costOf(row, solution), 0);
  const nameOf = ({ customer, id }: CloseRow) => customer || id;

  function solve(method?: PaymentMethod) {
    if (chosen.length === 0) return;
    onClose();
    const pay = ({ balance }: CloseRow) => (method ? { payment: { method, amount: balance } } : {});
    onSolve(
      solution,
      chosen.map((row) => ({ ...row, ...pay(row) })),
    );
  }

  const title = !only
    ? text(`close.all.${solution}`, { count: rows.length })
    : due > 0
      ? text("close.payAsk", { customer: nameOf(only), amount: amount(due) })
      : text(solution === "cancel" ? "close.cancelAsk" : "close.noShowAsk", { customer: nameOf(only) });
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Stack gap={12}>
        {!only && (
          <Stack as="ul" className="close-choice">
            {rows.map((row) => (
              <li key={row.id}>
                <label>
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={!left.includes(row.id)}
                    onChange={({ target }) =>
                      setLeft(target.checked ? left.filter((id) => id !== row.id) : [...left, row.id])
                    }
                  />
                  <span>
                    <bdi>{nameOf(row)}</bdi>
                    {costOf(row, solution) !== 0 && (
                      <>
                        {" · "}
                        <bdi>{amount(costOf(row, solution))}</bdi>
                      </>
                    )}
                    {solution === "extend" && <AddedNights row={row} property={property} />}
                  </span>
                </label>
              </li>
            ))}
          </Stack>
        )}
        {solution === "noShow" || solution === "cancel" ? (
          <p>{sum > 0 ? text(feeText(property), { amount: amount(sum) }) : text("close.noShowFree")}</p>
        ) : (
          sum !== 0 && due === 0 && <p>{text("close.priceChange", { amount: amount(sum) })}</p>
        )}
        {others.length > 0 && (
          <details>
            <summary>{text("close.others", { count: others.length })}</summary>
            <ul className="bullets">
              {others.map((row) => (
                <li key={row.id}>
                  <bdi>{nameOf(row)}</bdi> <Reasons reasons={permissionOf(row, solution)?.reasons ?? []} isQuiet />
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
      <DialogButtons onClose={onClose}>
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
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => solve()}
          >
            {only ? text(`close.solution.${solution}`) : text(`close.all.${solution}`, { count: chosen.length })}
          </button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

/** Cents that are charged, or that the price changes by. */
function costOf({ fee, price }: CloseRow, solution: CloseSolution): number {
  if (solution === "noShow" || solution === "cancel") return fee;
  return solution === "move" || solution === "extend" ? (price[solution] ?? 0) : 0;
}
