import { nanoid } from "@reduxjs/toolkit";
import { type RefObject, useId, useRef, useState } from "react";
import { useDispatch } from "react-redux";

import { type CloseRow as Row, type CloseSolution, closeSolutions, type NightClose } from "@/contract/day/close";
import type { CivilDate, Property } from "@/contract/property";
import { togetherReasons } from "@/domain/close/closeRules";
import { permissionOf } from "@/domain/permissionFor";
import { useText } from "@/shared/i18n/useText";
import { Row as Buttons } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { Reasons } from "@/shared/ui/states/Reasons";

import { closeRecord, type RowToSolve } from "./closeRecord";
import { CloseRow } from "./CloseRow";
import { focusStep } from "./focusStep";
import { type RowStep, SolvedGroups } from "./SolvedGroups";
import { SolveDialog } from "./SolveDialog";

interface CloseRowsProps {
  step: RowStep;
  close: NightClose;
  property: Property;
}

/** The rows of an act stay those that were shown when it was asked: a row that another desk changes then is refused. */
interface Asked {
  solution: CloseSolution;
  rows: Row[];
  others: Row[];
}

/** The reservations of a step, each with what solves it in place; what suits several of them is one act. */
export function CloseRows({ step, close, property }: CloseRowsProps) {
  const { text } = useText();
  const rows = close[step];
  const own = useRef<HTMLDivElement>(null);
  const why = useId();
  const solve = useSolution(close.date, own);
  const [asked, setAsked] = useState<Asked>();
  const suited = (solution: CloseSolution) => rows.filter((row) => permissionOf(row, solution)?.isAllowed);

  function ask(solution: CloseSolution) {
    const found = suited(solution);
    if (solution === "assign") return solve(solution, found); // it costs nothing, and is taken back in a press
    setAsked({ solution, rows: found, others: rows.filter((row) => !found.includes(row)) });
  }

  const common = closeSolutions.filter((solution) => suited(solution).length > 1);
  return (
    <Stack gap={8} ref={own}>
      {common.length > 0 && (
        <Buttons gap={8} wraps>
          {common.map((solution) => {
            const reasons = togetherReasons(solution, close);
            return (
              <Buttons as="span" gap={8} wraps key={solution}>
                <button
                  type="button"
                  className="btn btn-quiet"
                  aria-disabled={reasons.length > 0 || undefined}
                  aria-describedby={reasons.length > 0 ? `${why}-${solution}` : undefined}
                  onClick={() => reasons.length === 0 && ask(solution)}
                >
                  {text(`close.all.${solution}`, { count: suited(solution).length })}
                </button>
                {reasons.length > 0 && (
                  <span id={`${why}-${solution}`}>
                    <Reasons reasons={reasons} isQuiet />
                  </span>
                )}
              </Buttons>
            );
          })}
        </Buttons>
      )}
      {rows.length === 0 ? (
        <p>{text(`close.none.${step}`)}</p>
      ) : (
        <Stack as="ul">
          {rows.map((row) => (
            <CloseRow key={row.id} step={step} row={row} property={property} onSolve={solve} />
          ))}
        </Stack>
      )}
      <SolvedGroups step={step} close={close} />
      {asked && <SolveDialog {...asked} property={property} onClose={() => setAsked(undefined)} onSolve={solve} />}
    </Stack>
  );
}

/** Solves rows as they are seen here. */
function useSolution(date: CivilDate, within: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  return (action: CloseSolution, rows: RowToSolve[]) => {
    const seen = rows.map(({ id, version, payment }) => ({ id, version, payment }));
    const request = { version: 0, clientId: nanoid(), rows: seen };
    dispatch(closeRecord.writes.written({ kind: "act", id: date, action, request }));
    focusStep(within.current);
  };
}
