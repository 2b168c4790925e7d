import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate } from "react-router-dom";

import { hotelRequested, selectHotelStatus } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { OpenRecord } from "@/shared/record/OpenRecord";
import { isNewId, paths } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/Drawer";

import { GuestMarks } from "../GuestMarks";
import { guestName, guestPath } from "../guestPaths";
import { GuestProfilePanel } from "./GuestProfilePanel";
import { guestRecord } from "./guestRecord";
import { NewGuestForm } from "./NewGuestForm";

/** A guest beside the list, or a new one. */
export function GuestDrawer({ id }: { id: string }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const close = useDrawerClose(paths.guests);
  const opened = useSelector(guestRecord.selectors.selectRecord);
  const status = useSelector(selectHotelStatus);
  const loadHotel = () => void dispatch(hotelRequested());
  useEffect(loadHotel, [dispatch]);

  const isNew = isNewId(id);
  const guest = opened?.id === id ? opened : undefined;
  if (opened?.mergedIds.includes(id)) return <Navigate to={guestPath(opened.id)} replace />;

  function title() {
    if (isNew) return text("guests.new");
    if (!guest) return text("guests.profile");
    return guest.isAnonymised ? text("guests.anonymous") : guestName(guest);
  }

  return (
    <Drawer title={title()} beside={guest && <GuestMarks guest={guest} text={text} />} onClose={close}>
      <OpenRecord record={guestRecord} id={isNew ? undefined : id} needs={{ status, onRetry: loadHotel }}>
        {(record) => (record ? <GuestProfilePanel key={record.id} guest={record} /> : <NewGuestForm />)}
      </OpenRecord>
    </Drawer>
  );
}
