import "./record-head.scss";

import type { ReactNode } from "react";

import { type Fact, Facts } from "../layout/Facts";
import { Row } from "../layout/Row";
import { Stack } from "../layout/Stack";
import { Text } from "../layout/Text";

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
          {marks && <Facts shape="marks" facts={marks} />}
        </Row>
      )}
      <Facts shape="beside" facts={facts} />
      {children}
    </Stack>
  );
}
