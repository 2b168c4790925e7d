import { memo, useId } from "react";

import type { RoomType } from "@/contract/property";
import type { RoomStatus } from "@/contract/rooms/roomStatus";
import { roomPath } from "@/shared/hotel/recordPaths";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { useNoticeAt } from "@/shared/notices/useNoticeAt";
import { openPathOver } from "@/shared/routing/openPath";
import { CleanlinessMark } from "@/shared/rooms/CleanlinessMark";
import { type Icon, WarningIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Columns } from "@/shared/ui/layout/Columns";

import { filterIcons, turnOf } from "./RoomFilters";

interface FloorBoardProps {
  floor: number;
  rooms: readonly RoomStatus[];
  typeOf: (typeId: string) => RoomType | undefined;
}

/** The rooms of a floor. */
export function FloorBoard({ floor, rooms, typeOf }: FloorBoardProps) {
  const { text } = useText();
  const title = useId();
  return (
    <Stack as="section" gap={8} padY={8} padX={12} aria-labelledby={title} className="card">
      <Text as="h2" size={16} weight={600} id={title} className="floor-title">
        {text("roomStatus.floor", { floor })}
      </Text>
      <Columns as="ul" least={7.75} gap={6} keepsWidth>
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} type={typeOf(room.roomTypeId)} />
          </li>
        ))}
      </Columns>
    </Stack>
  );
}

/** Drawn again only where its room has changed. Its words are its name: they come in the order in which they are read. */
const RoomCard = memo(function RoomCard({ room, type }: { room: RoomStatus; type: RoomType | undefined }) {
  const { text } = useText();
  const { series } = useFormat();
  const { id, number, cleanliness, occupancy, guest, arrival, nightsLeft } = room;
  const marks = useMarks(room);
  const refused = useNoticeAt(roomPath(id));
  const who = guest || (arrival?.guest ?? "");
  const nights = nightsLeft > 0 ? text("roomState.nightsLeft", { count: nightsLeft }) : "";
  return (
    <button
      type="button"
      className={`room-card is-${cleanliness} is-${occupancy}`}
      onClick={() => openPathOver(roomPath(id))}
    >
      <Row as="span" gap={6} rowGap={0} wraps justify="between">
        <Row as="span" gap={6} align="baseline" shrinks>
          <Text as="bdi" size={16} weight={650}>
            {number}
          </Text>
          <span className="visually-hidden">{series(["", type?.name ?? "", text(`roomState.${occupancy}`), ""])}</span>
          <Muted as="bdi" size={12} cuts aria-hidden="true">
            {type?.code}
          </Muted>
        </Row>
        <Row as="span" gap={4} rowGap={2} wraps>
          {refused && <WarningIcon size={15} className="room-refused" role="img" aria-label={refused} />}
          {marks.map(([Mark, label]) => (
            <Mark key={label} size={15} className={turnOf(Mark)} role="img" aria-label={label} />
          ))}
        </Row>
      </Row>
      <CleanlinessMark cleanliness={cleanliness} />
      <Row
        as="span"
        gap={4}
        size={13}
        tone={guest ? undefined : "muted"}
        title={series([who, nights].filter(Boolean)) || undefined}
      >
        <Text as="bdi" cuts>
          {who || text("roomState.vacant")}
        </Text>
        {nights && (
          <Text as="span" keepsLine aria-hidden="true">
            · {nightsLeft}
          </Text>
        )}
        <span className="visually-hidden">{nights}</span>
      </Row>
    </button>
  );
});

/** Marks of a room, each as an icon with its words. */
function useMarks({ day, arrival, flags, block, discrepancy }: RoomStatus): [Icon, string][] {
  const { text } = useText();
  const { timeOfDay } = useFormat();
  const coming = arrival?.time ? text("roomStatus.at", { time: timeOfDay(arrival.time) }) : text("roomState.arrival");
  const all: [boolean, Icon, string][] = [
    [discrepancy !== undefined, filterIcons.discrepancy, text("roomState.discrepancy")],
    [block !== undefined, filterIcons.blocked, text("roomState.block")],
    [flags.includes("fault"), filterIcons.fault, text("roomState.flag.fault")],
    [flags.includes("doNotDisturb"), filterIcons.doNotDisturb, text("roomState.flag.doNotDisturb")],
    [flags.includes("vip"), filterIcons.vip, text("roomState.flag.vip")],
    [day === "dueOut", filterIcons.dueOut, text("roomState.day.dueOut")],
    [arrival !== undefined, filterIcons.arriving, coming],
  ];
  return all.flatMap(([isSo, icon, label]) => (isSo ? [[icon, label] as [Icon, string]] : []));
}
