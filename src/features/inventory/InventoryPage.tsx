import "./inventory.scss";

import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router-dom";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { ListPage } from "@/shared/list/page/ListPage";
import { newId } from "@/shared/routing/paths";
import { OfferBar } from "@/shared/undo/OfferBar";
import { CreateButton } from "@/shared/ui/page/CreateButton";
import { Loading } from "@/shared/ui/states/Loading";

import { inventoryUndo, togetherWrites, typedRoomsSlice } from "./inventoryWrites";
import { RoomRecordDrawer } from "./RoomRecordDrawer";
import { roomList } from "./roomList";
import { roomRecord } from "./roomRecord";
import { RoomsDialog } from "./RoomsDialog";
import { RoomTypeDrawer } from "./RoomTypeDrawer";
import { RoomTypes } from "./RoomTypes";

const buttons = (
  <>
    <TogetherButton />
    <CreateButton label="inventory.newRoom" path={roomRecord.pathOf(newId)} />
  </>
);
const roomTypes = <RoomTypes />;

/** Types and rooms of the house; one of them opens over the page. */
export function InventoryPage() {
  const { part, id } = useParams();
  const typed = useSelector(typedRoomsSlice.selectors.selectTyped);
  const hotel = useSelector(selectHotel);
  return (
    <ListPage list={roomList} description="inventory.plan" buttons={buttons} above={roomTypes}>
      {part === "types" && id !== undefined && <RoomTypeDrawer key={id} id={id} />}
      {part !== undefined && part !== "types" && <RoomRecordDrawer key={part} id={part} />}
      {typed && hotel && <RoomsDialog begun={typed} hotel={hotel} />}
      <OfferBar undo={inventoryUndo} takesFocus={false} />
    </ListPage>
  );
}

function TogetherButton() {
  const { text } = useText();
  const dispatch = useDispatch();
  const isSending = useSelector(togetherWrites.selectPending).some(({ isWaiting }) => !isWaiting);
  return (
    <>
      {isSending && <Loading />}
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => dispatch(typedRoomsSlice.actions.opened({ typed: "" }))}
      >
        {text("inventory.together")}
      </button>
    </>
  );
}
