import type { RegisterRow } from "@/contract/reservations/register";
import { isInView, type RegisterView, registerViews } from "@/domain/register/registerStanding";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";

interface RegisterViewsProps {
  rows: RegisterRow[];
  view: RegisterView | undefined;
  businessDate: string;
  onChoose: (view: RegisterView | undefined) => void;
}

/** The registers by where they are on their way, each with its number. */
export function RegisterViews({ rows, view: opened, businessDate, onChoose }: RegisterViewsProps) {
  const { text } = useText();
  const button = (view: RegisterView | undefined, count: number) => (
    <button key={view ?? "all"} type="button" aria-pressed={opened === view} onClick={() => onChoose(view)}>
      {text(`register.view.${view ?? "all"}`)}{" "}
      <Muted isTabular className="register-count">
        {count}
      </Muted>
    </button>
  );
  return (
    <Row after={12} gap={6} wraps className="register-views" role="group" aria-label={text("register.views")}>
      {button(undefined, rows.length)}
      {registerViews.map((view) => button(view, rows.filter((row) => isInView(row, view, businessDate)).length))}
    </Row>
  );
}
