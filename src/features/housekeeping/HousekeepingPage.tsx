import "./housekeeping.scss";

import { type ReactNode, useState } from "react";
import { useSelector } from "react-redux";
import { useParams, useSearchParams } from "react-router-dom";

import type { CleaningPlan } from "@/contract/rooms/cleaningTasks";
import { addDays } from "@/domain/civilDate";
import { shareOut } from "@/domain/housekeeping/shareOut";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { LoadState } from "@/shared/ui/states/LoadState";
import { OfferBar } from "@/shared/undo/OfferBar";

import { CleaningBoard } from "./CleaningBoard";
import { CleaningTaskDrawer } from "./CleaningTaskDrawer";
import { Inspections } from "./Inspections";
import { People } from "./People";
import { ShareOutDialog } from "./ShareOutDialog";
import { cleaningPlan, sharings, sharingUndo } from "./sharing";

const days = ["today", "tomorrow"] as const;

/** Who cleans which room, today and, as a preview, tomorrow. */
export function HousekeepingPage() {
  const { text } = useText();
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  const day = params.get("day") === "tomorrow" ? "tomorrow" : "today";
  const { data } = hotel.use();
  const tomorrow = data && addDays(data.property.businessDate, 1);
  const load = cleaningPlan.use(day === "tomorrow" && tomorrow ? tomorrow : "");
  const isWaiting = useSelector(sharings.selectPending).some((write) => write.isWaiting);
  const [showsPeople, setShowsPeople] = useState(false);
  const plan = load.data && (day === "today" ? load.data : sharedPlan(load.data));

  return (
    <>
      <PageHeader description={text("housekeeping.plan")} />
      <OfferBar undo={sharingUndo} takesFocus={false} inSight={cardsOf} />
      <Stack gap={16}>
        <Row gap={16} rowGap={8} wraps>
          <Row gap={6} className="cleaning-days screen-only" role="group" aria-label={text("housekeeping.day")}>
            {days.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === day}
                onClick={() => setParams(one === "today" ? {} : { day: one }, { replace: true })}
              >
                {text(`housekeeping.day.${one}`)}
              </button>
            ))}
          </Row>
          {plan && plan.tasks.length > 0 && (
            <PlanHead plan={plan}>
              {plan.people.length > 0 && (
                <button
                  type="button"
                  className="btn btn-quiet"
                  aria-expanded={showsPeople}
                  onClick={() => setShowsPeople(!showsPeople)}
                >
                  {text("housekeeping.people")}
                </button>
              )}
            </PlanHead>
          )}
        </Row>
        {plan && showsPeople && plan.tasks.length > 0 && <People plan={plan} />}
        {plan && <Plan plan={plan} />}
        {isWaiting && <p role="status">{text("housekeeping.waits")}</p>}
        <LoadState load={load} failed={text("housekeeping.failed")} />
      </Stack>
      {id !== undefined && <CleaningTaskDrawer key={id} id={id} plan={plan} />}
    </>
  );
}

/** A day to come is shared out on the day itself: until then as it would be. */
function sharedPlan(plan: CleaningPlan): CleaningPlan {
  const assignments = new Map(shareOut(plan.tasks, plan.people).map((assignment) => [assignment.id, assignment]));
  return { ...plan, tasks: plan.tasks.map((task) => ({ ...task, ...assignments.get(task.id) })) };
}

/** Beside the days: sharing out, who is there, and how much work there is. */
function PlanHead({ plan, children }: { plan: CleaningPlan; children: ReactNode }) {
  const { text } = useText();
  const { date } = useFormat();
  const [isSharing, setIsSharing] = useState(false);
  const { tasks, missingCredits, businessDate } = plan;
  const credits = tasks.reduce((sum, task) => sum + task.credits, 0);
  return (
    <>
      <Row gap={8} className="screen-only">
        {plan.date === businessDate && (
          <button type="button" className="btn btn-primary" onClick={() => setIsSharing(true)}>
            {text("housekeeping.shareOut")}
          </button>
        )}
        {children}
      </Row>
      <Text isTabular>
        {date(plan.date)} · {text("housekeeping.sum", { tasks: tasks.length, credits })}
      </Text>
      {missingCredits > 0 && (
        <Text role="status" tone="danger" weight={600}>
          {text("housekeeping.missing", { count: missingCredits })}
        </Text>
      )}
      {isSharing && <ShareOutDialog plan={plan} onClose={() => setIsSharing(false)} />}
    </>
  );
}

function Plan({ plan }: { plan: CleaningPlan }) {
  const { text } = useText();
  const { tasks } = plan;
  const isToday = plan.date === plan.businessDate;
  if (tasks.length === 0) return <p>{text("housekeeping.none")}</p>;
  return (
    <>
      {!isToday && <p>{text("housekeeping.preview")}</p>}
      {isToday && <Inspections tasks={tasks} />}
      <section>
        <h2 className="visually-hidden">{text("housekeeping.board")}</h2>
        <CleaningBoard plan={plan} />
      </section>
    </>
  );
}

/** The cards of what was changed, as far as they are drawn. */
const cardsOf = (changed: readonly string[]) =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")].filter(({ dataset: { card = "" } }) =>
    changed.includes(card),
  );
