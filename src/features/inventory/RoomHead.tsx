import { Link } from "react-router-dom";

import type { RoomRecord } from "@/contract/rooms/inventory";
import type { Act } from "@/shared/actions/act";
import { blockPath, planningRoomPath } from "@/shared/hotel/newPaths";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { Stack } from "@/shared/ui/layout/Stack";
import { RecordHead } from "@/shared/ui/page/RecordHead";

import { type InventoryStep, roomRecord } from "./roomRecord";

/** A room or a type goes out of use, and comes back. */
export const switchActs: Act<InventoryStep, object, object>[] = [
  { action: "switchOff", label: "inventory.switchOff", isExplained: true },
  { action: "switchOn", label: "inventory.switchOn", isExplained: true },
];

/** The nights sold of a room, its blocks past and to come, and whether it can be switched off. */
export function RoomHead({ room }: { room: RoomRecord }) {
  const { text } = useText();
  const { date, dayAndTime } = useFormat();
  const { timeZone } = useProperty();
  const { number, isActive, nights, firstNight, blocks, faults } = room;
  return (
    <RecordHead
      label={text("inventory.head")}
      facts={[
        { label: text("inventory.state"), value: text(isActive ? "inventory.state.inUse" : "inventory.state.off") },
        {
          label: text("inventory.nights"),
          value: firstNight ? (
            <Link to={planningRoomPath(room, firstNight)}>
              {text("inventory.nightsFrom", { nights, date: date(firstNight) })}
            </Link>
          ) : (
            text("inventory.nightsNone")
          ),
        },
        {
          label: text("inventory.maintenance"),
          value: (
            <Stack as="ul" gap={4}>
              {blocks.map(({ id, from, to, kind, reason }) => (
                <li key={id}>
                  {date(from)} – {date(to)} · {text(`planning.kind.${kind}`)} · <bdi>{reason}</bdi>
                </li>
              ))}
              {faults.map(({ id, at, text: fault }) => (
                <li key={id}>
                  {dayAndTime(at, timeZone)} · <bdi>{fault}</bdi>
                </li>
              ))}
              {blocks.length + faults.length === 0 && <li>{text("inventory.maintenanceNone")}</li>}
              {isActive && (
                <li>
                  <Link to={blockPath(number)}>{text("inventory.block")}</Link>
                </li>
              )}
            </Stack>
          ),
        },
      ]}
    >
      <RecordActs kind={roomRecord} record={room} acts={switchActs} />
    </RecordHead>
  );
}
