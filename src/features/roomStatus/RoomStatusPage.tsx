import "./room-status.scss";

import { useParams, useSearchParams } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { hotel } from "@/shared/hotel/hotelSlice";
import { roomStatuses, roomUndo } from "@/shared/rooms/roomStatuses";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { LoadState } from "@/shared/ui/states/LoadState";
import { OfferBar } from "@/shared/undo/OfferBar";

import { FloorBoard } from "./FloorBoard";
import { RoomStatusDrawer } from "./RoomStatusDrawer";
import { filterIn, roomsIn } from "./filters";
import { RoomFilters } from "./RoomFilters";

/** Every room by its floor: who is in it, how clean it is, and what stands out. A room opens over the board. */
export function RoomStatusPage() {
  const { text } = useText();
  const { id } = useParams();
  const [query] = useSearchParams();
  const load = roomStatuses.use();
  const { roomTypes = [] } = hotel.use().data ?? {};
  const filter = filterIn(query);
  const rooms = load.data?.rooms ?? [];
  const shown = roomsIn(rooms, filter);
  const floors = [...new Set(shown.map(({ floor }) => floor))].toSorted((one, other) => one - other);
  const typeOf = (typeId: string) => roomTypes.find((type) => type.id === typeId);

  return (
    <>
      <PageHeader description={text("roomStatus.plan")} />
      <OfferBar undo={roomUndo} takesFocus={false} />
      <Stack gap={16}>
        {load.data && <RoomFilters rooms={rooms} chosen={filter} />}
        {floors.map((floor) => (
          <FloorBoard key={floor} floor={floor} rooms={shown.filter((room) => room.floor === floor)} typeOf={typeOf} />
        ))}
        {load.data && shown.length === 0 && (
          <p role="status">{text(rooms.length === 0 ? "roomStatus.empty" : "roomStatus.none")}</p>
        )}
        <LoadState load={load} failed={text("roomState.failed")} />
      </Stack>
      {id !== undefined && <RoomStatusDrawer key={id} id={id} load={load} typeOf={typeOf} />}
    </>
  );
}
