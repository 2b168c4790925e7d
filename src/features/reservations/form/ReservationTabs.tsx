import { useFormikContext } from "formik";
import { type ReactNode, useState } from "react";
import { useStore } from "react-redux";
import { Link, useSearchParams } from "react-router-dom";

import type { Reservation } from "@/contract/reservations/reservations";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { recordPath, type RecordTab } from "@/shared/hotel/recordPaths";
import { useText } from "@/shared/i18n/useText";
import { useRecordForm } from "@/shared/record/recordFormContext";
import { DRAFT_PARAMETER } from "@/shared/drafts/storedDrafts";
import { FolioCard } from "@/shared/stay/folio/FolioCard";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";
import { Alert } from "@/shared/ui/states/Alert";
import { TAB_PARAMETER, type Tab, Tabs } from "@/shared/ui/Tabs";

import { HistoryCard } from "./HistoryCard";
import { MessagesCard } from "./MessagesCard";
import { RequestsCard } from "./RequestsCard";

interface ReservationTabsProps {
  hotel: Hotel;
  reservation: Reservation;
  /** The form with the data. */
  form: ReactNode;
}

/** The parts of a record, each with an address. Of a guest in house the folio is open first, unless the form wants to be seen. */
export function ReservationTabs({ hotel, reservation, form }: ReservationTabsProps) {
  const { text } = useText();
  const { dirty } = useFormikContext();
  const start = useStart(reservation);
  const tab = (id: RecordTab, label: string, content: ReactNode, drawn?: Tab["drawn"]): Tab => ({
    id,
    label,
    content,
    drawn,
  });
  return (
    <>
      <RefusedForm id={reservation.id} start={start} />
      <Tabs
        label={text("booking.parts")}
        start={start}
        tabs={[
          // drawn from the start: it keeps what is typed, and follows what others change
          tab("data", text("guests.tab.data"), form, "always"),
          // drawn while it is open: a refusal that comes behind another tab is told by a notice instead
          tab("folio", text("booking.folio"), <FolioCard {...{ hotel, reservation }} isChanged={dirty} />, "open"),
          tab("requests", text("requests.menu"), <RequestsCard hotel={hotel} reservation={reservation} />),
          tab("messages", text("guestContact.messages"), <MessagesCard reservation={reservation} />),
          tab("history", text("booking.history"), <HistoryCard hotel={hotel} reservation={reservation} />),
        ]}
      />
    </>
  );
}

/** The tab of a record as it is opened; it stays the same while the record is open. */
function useStart({ id, state }: Reservation): RecordTab {
  const store = useStore();
  const [params] = useSearchParams();
  const [start] = useState((): RecordTab => {
    const isContinued =
      params.has(DRAFT_PARAMETER) || reservationRecord.selectWaitingForm(store.getState() as never, id);
    return state === "inHouse" && !isContinued ? "folio" : "data";
  });
  return start;
}

/** Leads to the form where its refusal comes behind another tab. */
function RefusedForm({ id, start }: { id: string; start: RecordTab }) {
  const { text } = useText();
  const { refusal } = useRecordForm();
  const [params] = useSearchParams();
  const open = params.get(TAB_PARAMETER) ?? start;
  if (!refusal || open === "data") return null;
  return (
    <Alert kind="danger">
      {text("booking.dataRefused")} <Link to={recordPath(id, "data")}>{text("guests.tab.data")}</Link>
    </Alert>
  );
}
