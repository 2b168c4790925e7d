import { useRef } from "react";
import { useSelector } from "react-redux";
import { useLocation, useNavigate } from "react-router-dom";

import type { SheetName } from "@/shared/day/deskSheets";
import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { LoadState } from "@/shared/ui/states/LoadState";

import { useDeskClose } from "../stay/StayDrawer";
import { PrintedStays } from "./PrintedStays";
import { PrintedNotes, PrintedRequests } from "./PrintedTasks";
import { type SheetData, sheetData } from "./sheetData";

/** The router's key of the first entry of a visit: there is no way back from it. */
const FIRST_OF_VISIT = "default";

/** Prints a sheet of the desk as things are now, then leads back to where it was asked for. */
export function PrintedSheet({ name }: { name: SheetName }) {
  const { text } = useText();
  const navigate = useNavigate();
  const { key } = useLocation();
  const toLists = useDeskClose();
  const hotel = useSelector(selectHotel);
  const load = sheetData.use(key);
  const isClosed = useRef(false);

  function close() {
    if (isClosed.current) return; // one step back, however often the printer reports
    isClosed.current = true;
    if (key === FIRST_OF_VISIT) toLists();
    else void navigate(-1);
  }

  if (!load.data || !hotel)
    return (
      <Dialog isOpen title={text(`desk.print.${name}`)} onClose={close}>
        <LoadState load={load} failed={text("desk.print.failed")} />
      </Dialog>
    );
  return (
    <Printing onPrinted={close}>
      <Sheet name={name} hotel={hotel} data={load.data} />
    </Printing>
  );
}

interface SheetProps {
  name: SheetName;
  hotel: Hotel;
  data: SheetData;
}

const lists = ["arrivals", "departures", "inHouse"] as const;

function Sheet({ name, hotel, data: { desk, requests, notes } }: SheetProps) {
  const { text } = useText();
  const { longDay } = useFormat();
  const shown = name === "day" ? lists : [name];
  return (
    <PrintDocument
      property={hotel.property}
      title={text(name === "day" ? "desk.print.day" : `day.${name}`)}
      lead={[longDay(desk.businessDate), ...shown.map((list) => `${text(`day.${list}`)}: ${desk[list].length}`)]}
      paper="landscape"
    >
      {shown.map((list) => (
        <PrintedStays key={list} list={list} desk={desk} hotel={hotel} requests={requests} />
      ))}
      {name === "day" && <PrintedRequests requests={requests} />}
      {name === "day" && <PrintedNotes notes={notes} timeZone={hotel.property.timeZone} />}
    </PrintDocument>
  );
}
