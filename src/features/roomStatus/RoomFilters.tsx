import type { RoomStatus } from "@/contract/rooms/roomStatus";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { cleanlinessIcons } from "@/shared/rooms/CleanlinessMark";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import {
  ArrivalIcon,
  BlockIcon,
  FavouriteIcon,
  type Icon,
  MaintenanceIcon,
  MutedIcon,
  SignOutIcon,
  WarningIcon,
} from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { type RoomFilter, roomFilters, roomsIn } from "./filters";

const nameOf: Record<RoomFilter, MessageId> = {
  all: "roomStatus.all",
  ready: "roomStatus.ready",
  dirty: "roomState.dirty",
  cleaning: "roomState.cleaning",
  clean: "roomState.clean",
  inspected: "roomState.inspected",
  occupied: "roomState.occupied",
  vacant: "roomState.vacant",
  arriving: "roomStatus.arriving",
  dueOut: "roomStatus.dueOut",
  vip: "roomState.flag.vip",
  doNotDisturb: "roomState.flag.doNotDisturb",
  fault: "roomState.flag.fault",
  blocked: "roomStatus.blocked",
  discrepancy: "roomState.discrepancy",
};

/** As on the cards, so that the filters explain them. */
export const filterIcons = {
  ...cleanlinessIcons,
  arriving: ArrivalIcon,
  dueOut: SignOutIcon,
  vip: FavouriteIcon,
  doNotDisturb: MutedIcon,
  fault: MaintenanceIcon,
  blocked: BlockIcon,
  discrepancy: WarningIcon,
};

/** The arrows into the house and out of it follow the direction of the page. */
export const turnOf = (icon: Icon) => (icon === ArrivalIcon || icon === SignOutIcon ? "mirrored" : undefined);

const iconOf = (filter: RoomFilter) =>
  filter === "all" || filter === "ready" || filter === "occupied" || filter === "vacant"
    ? undefined
    : filterIcons[filter];

/** The figures of the day and the legend of the cards: each leads to its rooms. */
export function RoomFilters({ rooms, chosen }: { rooms: readonly RoomStatus[]; chosen: RoomFilter }) {
  const { text } = useText();
  return (
    <Row as="nav" gap={6} rowGap={6} wraps className="room-filters" aria-label={text("roomStatus.filters")}>
      {roomFilters.map((filter) => {
        const Mark = iconOf(filter);
        return (
          <PathLink
            key={filter}
            to={filter === "all" ? paths.roomStatus : `${paths.roomStatus}?show=${filter}`}
            aria-current={filter === chosen || undefined}
          >
            {Mark && <Mark size={14} className={turnOf(Mark)} aria-hidden="true" />}
            {text("roomStatus.filter", { name: text(nameOf[filter]), count: roomsIn(rooms, filter).length })}
          </PathLink>
        );
      })}
    </Row>
  );
}
