import { generatePath } from "react-router-dom";

import type { RoomStatus } from "@/contract/rooms/roomStatus";
import { planningFloorPath } from "@/shared/hotel/newPaths";
import { roomPath } from "@/shared/hotel/recordPaths";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { type Fact, Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { CleanlinessMark } from "./CleanlinessMark";

interface RoomFactsProps {
  room: RoomStatus;
  /** Not on the page of the rooms, which has a link of its own. */
  isElsewhere?: boolean;
}

/** Who is in a room, who comes, what is wrong with it; and the ways on. */
export function RoomFacts({ room, isElsewhere }: RoomFactsProps) {
  const { text } = useText();
  const { date, timeOfDay } = useFormat();
  const { cleanliness, occupancy, day, guest, people, nightsLeft, reservationId, arrival, flags, fault, block } = room;
  const isIn = occupancy === "occupied";
  const stay = [
    ...(day === "none" ? [] : [text(`roomState.day.${day}`)]),
    ...(nightsLeft > 0 ? [text("roomState.nightsLeft", { count: nightsLeft })] : []),
  ].join(" · ");
  const coming = arrival && [arrival.guest, ...(arrival.time ? [timeOfDay(arrival.time)] : [])].join(" · ");
  const facts: Fact[] = [
    {
      label: text("roomState.state"),
      value: (
        <Row as="span" gap={6} wraps>
          {text(`roomState.${occupancy}`)} · <CleanlinessMark cleanliness={cleanliness} />
        </Row>
      ),
    },
    { label: text("roomState.guest"), value: guest && [guest, stay].join(" · ") },
    { label: text("roomState.people"), value: isIn && String(people) },
    { label: text("roomState.arrival"), value: coming },
    {
      label: text("roomState.block"),
      value: block && text("roomState.until", { date: date(block.to), reason: block.reason }),
    },
    { label: text("roomState.fault"), value: fault },
    { label: text("roomState.flag.doNotDisturb"), value: flags.includes("doNotDisturb") && "✓" },
  ];
  const ways = [
    ...(reservationId ? [["roomState.toStay", generatePath(paths.reservation, { id: reservationId })] as const] : []),
    ["roomState.toPlanning", planningFloorPath(room.floor)] as const,
    ["roomState.toTask", paths.housekeeping] as const,
    ...(isElsewhere ? [["roomState.toPage", roomPath(room.id)] as const] : []),
  ];
  return (
    <Stack gap={16}>
      <Facts facts={facts} shape="table" />
      <Row gap={16} rowGap={8} wraps>
        {ways.map(([label, path]) => (
          <PathLink key={label} to={path}>
            {text(label)}
          </PathLink>
        ))}
      </Row>
    </Stack>
  );
}
