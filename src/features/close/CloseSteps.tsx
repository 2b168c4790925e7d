import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router-dom";

import { type CloseStep, closeSteps, type NightClose } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { addDays } from "@/domain/civilDate";

import { revenueOf } from "@/domain/close/dayRates";
import { stepStates, type StepState } from "@/domain/close/stepStates";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { StateBadge, type Tone } from "@/shared/ui/states/StateBadge";

import { Adjustments } from "@/shared/dayReport/Adjustments";
import { CashStep } from "./CashStep";
import { useCleaningWords } from "@/shared/dayReport/CleaningTable";
import { CloseRows } from "./CloseRows";

const tones: Record<StepState, Tone> = { blocks: "late", open: "now", warns: "open", done: "good", ready: "now" };

interface CloseStepsProps {
  close: NightClose;
  property: Property;
}

/** The steps in their order, each with what is open and how it is solved. */
export function CloseSteps({ close, property }: CloseStepsProps) {
  const { text } = useText();
  const { money, longDay } = useFormat();
  const { date, figures, cleaning, messages } = close;
  const states = stepStates(close);
  const cleaningWords = useCleaningWords();
  const amount = (cents: number) => money({ cents, currency: property.currency });

  const contents: Record<CloseStep, ReactNode> = {
    arrivals: <CloseRows step="arrivals" close={close} property={property} />,
    departures: <CloseRows step="departures" close={close} property={property} />,
    unassigned: <CloseRows step="unassigned" close={close} property={property} />,
    cash: <CashStep close={close} property={property} />,
    charges: (
      <>
        <p>
          {text("close.charges", { count: figures.sold + figures.complimentary })}{" "}
          {text("close.revenue", { room: amount(figures.roomRevenue), all: amount(revenueOf(figures)) })}
        </p>
        <Adjustments adjustments={figures.adjustments} property={property} />
      </>
    ),
    cleaning: <p>{cleaningWords(cleaning)}</p>,
    messages: (
      <p>
        {text("close.messagesDue", { count: messages.due })}
        {messages.held > 0 && (
          <>
            {" "}
            {text("close.messagesHeld", { count: messages.held })}{" "}
            <Link to={paths.messageSchedules}>{text("close.toMessages")}</Link>
          </>
        )}
      </p>
    ),
    date: <p>{text("close.nextDate", { date: longDay(addDays(date, 1)) })}</p>,
  };

  return (
    <Stack as="ol" gap={12} className="close-steps" aria-label={text("close.steps")}>
      {closeSteps.map((step) => (
        <Step key={step} step={step} name={text(`close.step.${step}`)} state={states[step]}>
          {contents[step]}
        </Step>
      ))}
    </Stack>
  );
}

interface StepProps {
  step: CloseStep;
  name: string;
  state: StepState;
  children: ReactNode;
}

function Step({ step, name, state, children }: StepProps) {
  const { text } = useText();
  const id = useId();
  const heading = useStepOfReturn(step);
  return (
    <Stack padX={20} padY={16} as="li" gap={12} className="card close-step" aria-labelledby={id}>
      <Row gap={16} rowGap={8} justify="between" wraps className="close-step-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <StateBadge tone={tones[state]}>{text(`close.state.${state}`)}</StateBadge>
      </Row>
      {children}
    </Stack>
  );
}

/** Who comes back from the desk goes on in the step that they left. */
function useStepOfReturn(step: CloseStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${step}`) heading.current?.focus();
  }, [hash, step]);
  return heading;
}
