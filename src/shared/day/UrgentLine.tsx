import type { ReactNode } from "react";

import { useFormat } from "@/shared/i18n/useFormat";
import { type Icon, WarningIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

interface UrgentLineProps {
  kind: string;
  icon?: Icon;
  tone?: "danger" | "sea" | "body";
  /** A link to it. */
  name: ReactNode;
  detail: ReactNode;
  /** Beside it. */
  children: ReactNode;
}

/** A task of the desk: its kind, what it is about, and what is known of it. */
export function UrgentLine({
  kind,
  icon: KindIcon = WarningIcon,
  tone = "danger",
  name,
  detail,
  children,
}: UrgentLineProps) {
  return (
    <li className="day-row">
      <Row as="span" gap={8} align="start" weight={550} tone={tone} className="day-kind">
        <KindIcon size={16} aria-hidden="true" />
        {kind}
      </Row>
      <Stack as="span" align="start">
        {name}
        <Muted size={13}>{detail}</Muted>
      </Stack>
      {children}
    </li>
  );
}

/** "03/12/2026 – 05/12/2026", or one of them. */
export function Dates({ from, to }: { from: string; to: string }) {
  const { date } = useFormat();
  return <bdi>{from === to ? date(from) : `${date(from)} – ${date(to)}`}</bdi>;
}
