import "./record-head.scss";

import { Fragment, type ReactNode } from "react";

import { Muted } from "../layout/Muted";
import { Row } from "../layout/Row";
import { Stack } from "../layout/Stack";
import { Text } from "../layout/Text";

interface Fact {
  label: string;
  /** Without one ("", undefined, false) the fact is left out. */
  value: ReactNode;
}

const isKnown = ({ value }: Fact) => value !== undefined && value !== "" && value !== false;

interface RecordHeadProps {
  /** Of the region. */
  label: string;
  /** Whom or what the record is about. In a drawer the drawer says it. */
  name?: ReactNode;
  /** Facts beside the name that need no visible label: number, state. */
  marks?: Fact[];
  facts: Fact[];
  /** The actions of the record: an `ActionRow`. */
  children?: ReactNode;
}

/** The head of a record: whom it is about, what a person is asked for first, and what can be done now. */
export function RecordHead({ label, name, marks, facts, children }: RecordHeadProps) {
  return (
    <Stack padX={20} padY={16} after={16} isFramed as="section" gap={12} className="record-head" aria-label={label}>
      {(name || marks) && (
        <Row gap={12} rowGap={4} wraps>
          {name && (
            <Text as="h2" shrinks breaksWords size={22} weight={620}>
              <bdi>{name}</bdi>
            </Text>
          )}
          <Row as="dl" gap={12} rowGap={4} wraps className="record-marks">
            {marks?.filter(isKnown).map((mark) => (
              <Fragment key={mark.label}>
                <dt className="visually-hidden">{mark.label}</dt>
                <Muted as="dd" isTabular>
                  <bdi>{mark.value}</bdi>
                </Muted>
              </Fragment>
            ))}
          </Row>
        </Row>
      )}
      <Row as="dl" gap={32} rowGap={8} align="stretch" wraps className="record-facts">
        {facts.filter(isKnown).map((fact) => (
          <div key={fact.label}>
            <Text as="dt" size={13}>
              {fact.label}
            </Text>
            <Text as="dd" breaksWords weight={550} isTabular>
              <bdi>{fact.value}</bdi>
            </Text>
          </div>
        ))}
      </Row>
      {children}
    </Stack>
  );
}
