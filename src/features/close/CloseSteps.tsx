import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";

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

const tones: Record<StepState, Tone> = { blocks: "late", warns: "open", done: "good", ready: "now" };

interface CloseStepsProps {
  close: NightClose;
  property: Property;
}

/** The steps in their order, each with what is open and how it is solved. */
export function CloseSteps({ close, property }: CloseStepsProps) {
  const { text } = useText();
  const { money, longDay } = useFormat();
  const { date, arrivals, departures, unassigned, figures, cleaning, messages } = close;
  const states = stepStates(close);
  const cleaningWords = useCleaningWords();
  const amount = (cents: number) => money({ cents, currency: property.currency });

  const contents: Record<CloseStep, ReactNode> = {
    arrivals: <CloseRows rows={arrivals} date={date} property={property} none={text("close.none.arrivals")} />,
    departures: <CloseRows rows={departures} date={date} property={property} none={text("close.none.departures")} />,
    unassigned: <CloseRows rows={unassigned} date={date} property={property} none={text("close.none.unassigned")} />,
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
        <Step key={step} name={text(`close.step.${step}`)} state={states[step]}>
          {contents[step]}
        </Step>
      ))}
    </Stack>
  );
}

interface StepProps {
  name: string;
  state: StepState;
  children: ReactNode;
}

function Step({ name, state, children }: StepProps) {
  const { text } = useText();
  const id = useId();
  return (
    <Stack padX={20} padY={16} as="li" gap={12} className="card close-step" aria-labelledby={id}>
      <Row gap={16} rowGap={8} justify="between" wraps className="close-step-head">
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <StateBadge tone={tones[state]}>{text(`close.state.${state}`)}</StateBadge>
      </Row>
      {children}
    </Stack>
  );
}
