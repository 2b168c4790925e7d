import { useId, useState } from "react";
import { generatePath, Link } from "react-router-dom";

import type { CloseRow as OpenRow, CloseSolution, CloseStep } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import type { Situation } from "@/contract/reservations/reservationLife";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { useOrigin } from "@/shared/routing/origin";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";

import type { RowToSolve } from "./closeRecord";
import { AddedNights } from "./AddedNights";
import { feeText } from "./feeText";
import { SolveDialog } from "./SolveDialog";

/** Path of the desk for a guest who has come, or goes, after all. */
const deskActs: Partial<Record<Situation, "checkIn" | "checkOut">> = {
  arrivesToday: "checkIn",
  arrivalOverdue: "checkIn",
  departsToday: "checkOut",
  departureOverdue: "checkOut",
};

/** A fee or a payment follows, or a guest is said not to have come: the yes is asked for. */
function asksFirst(solution: CloseSolution, { balance, fee }: OpenRow): boolean {
  if (solution === "checkOut") return balance > 0;
  return solution === "noShow" || (solution === "cancel" && fee > 0);
}

interface RowProps {
  step: CloseStep;
  row: OpenRow;
  property: Property;
  onSolve: (solution: CloseSolution, rows: RowToSolve[]) => void;
}

/** A reservation of a step: what is known of it, and each way to solve it; one that is impossible says why when it is pressed. */
export function CloseRow({ step, row, property, onSolve }: RowProps) {
  const { text } = useText();
  const { money, date } = useFormat();
  const origin = useOrigin(step);
  const why = useId();
  const [isAsked, setIsAsked] = useState<CloseSolution>();
  const [told, setTold] = useState<CloseSolution>();
  const { id, customer, room, arrival, departure, situation, balance, fee, actions } = row;
  const amount = (cents: number) => money({ cents, currency: property.currency });
  const facts = [
    room ? text("close.room", { room }) : text("booking.roomNone"),
    `${date(arrival)} – ${date(departure)}`,
    text(`situation.${situation}`),
    ...(balance !== 0 ? [text("booking.balanceDue", { amount: amount(balance) })] : []),
  ];
  const act = actions.length > 0 ? deskActs[situation] : undefined;

  function press(action: CloseSolution) {
    if (asksFirst(action, row)) setIsAsked(action);
    else onSolve(action, [row]);
  }

  return (
    <Row as="li" gap={16} rowGap={8} padY={10} line="above" wraps>
      <Stack as="span" align="start" shrinks breaksWords className="close-who">
        <Link to={generatePath(paths.reservation, { id })} state={origin}>
          <bdi>{customer || id}</bdi>
        </Link>
        <span className="close-quiet">{facts.join(" · ")}</span>
        {fee > 0 && <span className="close-quiet">{text(feeText(property), { amount: amount(fee) })}</span>}
        <AddedNights row={row} property={property} />
      </Stack>
      <Row as="span" gap={8} wraps>
        {act && (
          <Link
            className="btn btn-quiet"
            to={generatePath(paths[act], { id })}
            state={origin}
            aria-label={text(`desk.${act}Of`, { customer: customer || id })}
          >
            {text(`desk.${act}`)}
          </Link>
        )}
        {actions.map(({ action, isAllowed, isPayable }) => {
          const label = text(isPayable ? "close.payAndLeave" : `close.solution.${action}`);
          const isPossible = isAllowed || isPayable;
          return (
            <button
              key={action}
              type="button"
              className="btn btn-quiet"
              aria-label={`${label}: ${customer || id}`}
              aria-disabled={!isPossible || undefined}
              aria-describedby={isPossible ? undefined : `${why}-${action}`}
              onClick={({ detail }) => {
                // the second press of a double click meets the next row, which is there by then
                if (detail > 1) return;
                if (isPossible) press(action);
                else setTold(told === action ? undefined : action);
              }}
            >
              {label}
            </button>
          );
        })}
      </Row>
      {actions
        .filter(({ isAllowed, isPayable }) => !isAllowed && !isPayable)
        .map(({ action, reasons }) => (
          <Text isWhole key={action} id={`${why}-${action}`} role="status" hidden={action !== told}>
            <Reasons reasons={reasons} isQuiet />
          </Text>
        ))}
      {isAsked && (
        <SolveDialog
          solution={isAsked}
          rows={[row]}
          property={property}
          onClose={() => setIsAsked(undefined)}
          onSolve={onSolve}
        />
      )}
    </Row>
  );
}
