import type { CivilDate, Room } from "@/contract/property";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";

import { extensionRooms } from "./extensionRooms";

/** So many rooms are seen at once. */
const SHOWN = 6;

interface ExtensionChoicesProps {
  id: string;
  departure: CivilDate;
  /** One press extends the stay, and moves the guest on that night. */
  onTake: (room: Room, from: CivilDate) => void;
}

/** The rooms in which a stay can go on where its own is taken or blocked; nothing where it can keep its own. */
export function ExtensionChoices({ id, departure, onTake }: ExtensionChoicesProps) {
  const { text } = useText();
  const { date } = useFormat();
  const load = extensionRooms.use({ id, departure });
  const { from, rooms = [] } = load.data ?? {};
  if (!load.data) return <LoadState load={load} failed={text("booking.roomsFailed")} />;
  if (from === undefined) return null;
  if (rooms.length === 0) return <p role="status">{text("booking.extendNowhere", { from: date(from) })}</p>;
  return (
    <Stack gap={8} role="group" aria-label={text("booking.extend")}>
      <p role="status">{text("booking.extendElsewhere", { from: date(from) })}</p>
      <Row gap={8} wraps>
        {rooms.slice(0, SHOWN).map((room) => (
          <button
            key={room.id}
            type="button"
            className="btn btn-quiet btn-own-width"
            onClick={() => onTake(room, from)}
          >
            {text("booking.extendInto", { room: room.number, from: date(from) })}
          </button>
        ))}
      </Row>
    </Stack>
  );
}
