import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";

import type { Tone } from "@/contract/definition/defineRecord";
import { type CloseStep, closeSteps, type NightClose } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { addDays } from "@/domain/civilDate";

import { revenueOf } from "@/domain/close/dayRates";
import { isStepOpen, leftIn, stepStates, type StepState } from "@/domain/close/stepStates";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { ChevronDownIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { StateBadge } from "@/shared/ui/states/StateBadge";
import { Warning } from "@/shared/ui/states/Warning";

import { Adjustments } from "@/shared/dayReport/Adjustments";
import { CashStep } from "./CashStep";
import { useCleaningWords } from "@/shared/dayReport/CleaningTable";
import { TillsTable } from "@/shared/dayReport/TillsTable";
import { CloseRows } from "./CloseRows";

const tones: Record<StepState, Tone> = { blocks: "late", open: "now", warns: "open", done: "good", ready: "now" };

interface CloseStepsProps {
  close: NightClose;
  property: Property;
}

/** The steps in their order, each with what is open and how it is solved: the one being worked on is unfolded. */
export function CloseSteps({ close, property }: CloseStepsProps) {
  const { text } = useText();
  const { money, longDay } = useFormat();
  const { date, figures, cleaning, messages } = close;
  const states = stepStates(close);
  const left = leftIn(close);
  const openTills = close.tills.filter(({ title }) => title === "").length;
  const current = closeSteps.find((step) => isStepOpen(states[step]));
  /** As a person has folded them. */
  const [folds, setFolds] = useState<Partial<Record<CloseStep, boolean>>>({});
  const cleaningWords = useCleaningWords();
  const amount = (cents: number) => money({ cents, currency: property.currency });

  const contents: Record<CloseStep, ReactNode> = {
    arrivals: <CloseRows step="arrivals" close={close} property={property} />,
    departures: <CloseRows step="departures" close={close} property={property} />,
    unassigned: <CloseRows step="unassigned" close={close} property={property} />,
    cash: (
      <>
        <CashStep close={close} property={property} />
        {openTills > 0 && <Warning>{text("close.tillsOpen", { count: openTills })}</Warning>}
        {close.tills.length > 0 && <TillsTable tills={close.tills} property={property} />}
      </>
    ),
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
        <Step
          key={step}
          step={step}
          name={text(`close.step.${step}`)}
          state={states[step]}
          left={left[step]}
          isUnfolded={folds[step] ?? step === current}
          onFold={(isUnfolded) => setFolds((before) => ({ ...before, [step]: isUnfolded }))}
        >
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
  /** Rows, counts or messages that it is about still. */
  left: number;
  isUnfolded: boolean;
  onFold: (isUnfolded: boolean) => void;
  children: ReactNode;
}

function Step({ step, name, state, left, isUnfolded, onFold, children }: StepProps) {
  const { text } = useText();
  const id = useId();
  const heading = useStepSought(step, () => onFold(true));
  const words = text(`close.state.${state}`);
  return (
    <li className="card close-step" aria-labelledby={id}>
      <details open={isUnfolded}>
        <Row
          as="summary"
          padX={20}
          padY={16}
          gap={16}
          rowGap={8}
          wraps
          className="close-step-head"
          onClick={(event) => {
            event.preventDefault(); // the fold is the state of the list
            onFold(!isUnfolded);
          }}
        >
          <h2 id={id} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <StateBadge tone={tones[state]}>
            {left > 0 ? text("close.stateOf", { state: words, count: left }) : words}
          </StateBadge>
          <ChevronDownIcon size={18} aria-hidden="true" className="close-fold" />
        </Row>
        <Stack padX={20} gap={12} className="close-step-content">
          {children}
        </Stack>
      </details>
    </li>
  );
}

/** Who comes back from the desk, or follows a link to what is missing, goes on in that step. */
function useStepSought(step: CloseStep, unfold: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const show = useEffectEvent(() => {
    unfold();
    heading.current?.focus();
  });
  useEffect(() => {
    if (hash === `#${step}`) show();
  }, [hash, key, step]);
  return heading;
}
