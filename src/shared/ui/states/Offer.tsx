import "./offer.scss";

import type { ReactNode } from "react";

import { Row } from "../layout/Row";
import { Stack } from "../layout/Stack";

interface Press {
  label: string;
  onPress: () => void;
}

interface OfferProps {
  sentence: string;
  take: Press;
  leave: Press;
  /** About what is offered. */
  children?: ReactNode;
}

/** Something that a person may take up or leave, without being kept from going on. Within a live region. */
export function Offer({ sentence, take, leave, children }: OfferProps) {
  return (
    <Row padX={16} padY={12} round="small" fill="sand-tint" stripe="sand" gap={16} rowGap={6} wraps className="offer">
      <Stack gap={4} className="offer-words">
        <p>{sentence}</p>
        {children}
      </Stack>
      <Row gap={8} wraps>
        <button type="button" className="btn btn-primary btn-sm" onClick={take.onPress}>
          {take.label}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={leave.onPress}>
          {leave.label}
        </button>
      </Row>
    </Row>
  );
}
