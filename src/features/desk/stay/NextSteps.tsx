import { generatePath, Link } from "react-router-dom";

import type { DeskRow } from "@/contract/reservations/desk";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";

import { RegisterLink } from "./RegisterLink";

interface NextStepsProps {
  id: string;
  /** Who arrives next. */
  next: DeskRow | undefined;
}

/** Where the desk goes on to once a guest has been received. */
export function NextSteps({ id, next }: NextStepsProps) {
  const { text } = useText();
  return (
    <Row as="nav" gap={8} rowGap={8} wraps aria-label={text("desk.goOn")}>
      {next && (
        <Link className="btn btn-primary" to={generatePath(paths.checkIn, { id: next.id })} replace>
          {text("desk.nextArrival", { customer: next.customer })}
        </Link>
      )}
      <Link className="btn btn-quiet" to={generatePath(paths.reservation, { id })}>
        {text("desk.toReservation")}
      </Link>
      <RegisterLink id={id} />
    </Row>
  );
}
