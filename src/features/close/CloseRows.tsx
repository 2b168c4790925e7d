import { useId, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { CloseRow, CloseSolution } from "@/contract/day/close";
import type { CivilDate, Property } from "@/contract/property";
import type { Situation } from "@/contract/reservations/reservationLife";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Reasons } from "@/shared/ui/states/Reasons";

import { closeRecord } from "./closeRecord";

interface CloseRowsProps {
  rows: CloseRow[];
  date: CivilDate;
  property: Property;
  /** Said where there are none. */
  none: string;
}

/** The reservations of a step, each with what solves it in place. */
export function CloseRows({ rows, none, ...shared }: CloseRowsProps) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <Stack as="ul" className="close-rows">
      {rows.map((row) => (
        <CloseRow key={row.id} row={row} {...shared} />
      ))}
    </Stack>
  );
}

/** Path of the desk for a guest who has come, or goes, after all. */
const deskActs: Partial<Record<Situation, "checkIn" | "checkOut">> = {
  arrivesToday: "checkIn",
  arrivalOverdue: "checkIn",
  departsToday: "checkOut",
  departureOverdue: "checkOut",
};

interface RowProps extends Pick<CloseRowsProps, "date" | "property"> {
  row: CloseRow;
}

function CloseRow({ row, date: day, property }: RowProps) {
  const { text } = useText();
  const { money, date } = useFormat();
  const dispatch = useDispatch();
  const why = useId();
  const own = useRef<HTMLLIElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { id, version, customer, room, arrival, departure, situation, balance, fee, actions } = row;
  const amount = (cents: number) => money({ cents, currency: property.currency });
  const facts = [
    room ? text("close.room", { room }) : text("booking.roomNone"),
    `${date(arrival)} – ${date(departure)}`,
    text(`situation.${situation}`),
    ...(balance !== 0 ? [text("booking.balanceDue", { amount: amount(balance) })] : []),
  ];

  const act = actions.length > 0 ? deskActs[situation] : undefined;

  function solve(action: CloseSolution) {
    setIsAsked(false);
    dispatch(
      closeRecord.writes.written({
        kind: "act",
        id: day,
        action,
        request: { version: 0, rowId: id, rowVersion: version },
      }),
    );
    // the row goes with its buttons
    own.current?.closest(".close-step")?.querySelector<HTMLElement>("h2")?.focus();
  }

  return (
    <li ref={own}>
      <Stack as="span" align="start" shrinks breaksWords className="close-who">
        <Link to={generatePath(paths.reservation, { id })}>
          <bdi>{customer || id}</bdi>
        </Link>
        <span className="close-quiet">{facts.join(" · ")}</span>
        {fee > 0 && <span className="close-quiet">{text("close.fee", { amount: amount(fee) })}</span>}
      </Stack>
      <Row as="span" gap={8} wraps>
        {act && (
          <Link
            className="btn btn-quiet"
            to={generatePath(paths[act], { id })}
            aria-label={text(`desk.${act}Of`, { customer: customer || id })}
          >
            {text(`desk.${act}`)}
          </Link>
        )}
        {actions.map(({ action, isAllowed }) => (
          <button
            key={action}
            type="button"
            className="btn btn-quiet"
            aria-label={`${text(`close.solution.${action}`)}: ${customer || id}`}
            aria-disabled={!isAllowed || undefined}
            aria-describedby={isAllowed ? undefined : `${why}-${action}`}
            onClick={({ detail }) => {
              // the second press of a double click meets the next row, which is there by then
              if (detail > 1 || !isAllowed) return;
              if (action === "noShow") setIsAsked(true);
              else solve(action);
            }}
          >
            {text(`close.solution.${action}`)}
          </button>
        ))}
      </Row>
      {actions
        .filter(({ isAllowed }) => !isAllowed)
        .map(({ action, reasons }) => (
          <Text isWhole key={action} id={`${why}-${action}`}>
            <Reasons reasons={reasons} isQuiet />
          </Text>
        ))}
      <Dialog
        isOpen={isAsked}
        title={text("close.noShowAsk", { customer: customer || id })}
        onClose={() => setIsAsked(false)}
      >
        <p>{fee > 0 ? text("close.fee", { amount: amount(fee) }) : text("close.noShowFree")}</p>
        <Row gap={8} wraps className="action-buttons">
          <button type="button" className="btn btn-quiet" onClick={() => setIsAsked(false)}>
            {text("actions.keep")}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => solve("noShow")}>
            {text("close.solution.noShow")}
          </button>
        </Row>
      </Dialog>
    </li>
  );
}
