import { useId } from "react";
import { useDispatch } from "react-redux";

import type { CloseSolution, CloseStep, NightClose } from "@/contract/day/close";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Row } from "@/shared/ui/layout/Row";

import { closeUndo } from "./closeNews";
import { takenBack } from "./closeRecord";
import { focusStep } from "./focusStep";

/** The steps that are about reservations. */
export type RowStep = CloseStep & ("arrivals" | "departures" | "unassigned");

const solutionsIn: Record<RowStep, readonly CloseSolution[]> = {
  arrivals: ["noShow", "cancel", "move"],
  departures: ["checkOut", "extend"],
  unassigned: ["assign"],
};

/** The groups that were solved in a step: each can be taken back until the day is closed. */
export function SolvedGroups({ step, close: { date, solved } }: { step: RowStep; close: NightClose }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const id = useId();
  const groups = solved.filter(({ solution }) => solutionsIn[step].includes(solution));
  if (groups.length === 0) return null;

  function takeBack(clientId: string, button: HTMLElement) {
    dispatch(closeUndo.actions.withdrawn()); // it may offer the same
    dispatch(takenBack(date, clientId));
    focusStep(button);
  }

  return (
    <Stack gap={8}>
      <h3 id={id}>{text("close.solvedHere")}</h3>
      <Stack as="ul" aria-labelledby={id}>
        {groups.map(({ clientId, solution, rows }) => {
          const done = text(`close.solved.${solution}`, { count: rows.length });
          return (
            <Row as="li" key={clientId} gap={16} rowGap={8} padY={10} line="above" wraps>
              <Stack as="span" shrinks breaksWords className="close-who">
                {done}
                <Muted size={13}>
                  {rows.map(({ id: row, customer, room }, place) => (
                    <span key={row}>
                      {place > 0 && ", "}
                      <bdi>{customer || row}</bdi>
                      {solution === "assign" && room !== "" && ` (${room})`}
                    </span>
                  ))}
                </Muted>
              </Stack>
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={`${text("undo")}: ${done} ${rows[0]?.customer ?? ""}`}
                onClick={({ currentTarget }) => takeBack(clientId, currentTarget)}
              >
                {text("undo")}
              </button>
            </Row>
          );
        })}
      </Stack>
    </Stack>
  );
}
