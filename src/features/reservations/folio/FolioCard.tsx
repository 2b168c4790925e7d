import "./folio.scss";

import { useCallback, useState } from "react";
import { useDispatch } from "react-redux";

import { folioActions } from "@/contract/folio";
import type { Reservation } from "@/contract/reservations";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { PrintIcon } from "@/shared/ui/icons";

import { type BookingAction, reservationActions } from "../actions/reservationActions";
import { HistoryEntries } from "../form/HistoryEntries";
import { reservationWrites } from "../saves/reservationWrites";
import { FolioDialog } from "./FolioDialog";
import { FolioTable } from "./FolioTable";
import { PrintedFolio } from "./PrintedFolio";
import { useFolioLines } from "./useFolioLines";

interface FolioCardProps {
  hotel: Hotel;
  reservation: Reservation;
  /** Something was typed in the form: a posting works on what is saved. */
  isChanged: boolean;
}

/** Each line has a button of its own for its correction. */
const order = folioActions.filter((action) => action !== "correct");

/** What has been charged and paid, what is left, and what can be posted now. */
export function FolioCard({ hotel, reservation, isChanged }: FolioCardProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const waiting = reservationWrites.useWaitingAct(reservation.id);
  const lines = useFolioLines(hotel, reservation);
  const [corrected, setCorrected] = useState("");
  const [isPrinting, setIsPrinting] = useState(false);
  const endPrinting = useCallback(() => setIsPrinting(false), []);
  const { id, version, folioActions: actions } = reservation;
  const isPosting = folioActions.some((action) => action === waiting);

  function askToCorrect(chargeId: string) {
    setCorrected(chargeId);
    dispatch(reservationActions.actions.asked("correct"));
  }

  return (
    <section className="card booking-section folio" aria-labelledby="booking-folio">
      <h2 className="card-header" id="booking-folio">
        {text("booking.folio")}
      </h2>
      <div className="card-body">
        {lines.length === 0 && <p className="booking-muted">{text("booking.folioEmpty")}</p>}
        <FolioTable
          hotel={hotel}
          reservation={reservation}
          lines={lines}
          onCorrect={askToCorrect}
          isBlocked={isChanged || isPosting}
        />
        <ActionRow
          kit={reservationActions}
          record={{ id, version, actions }}
          order={order satisfies readonly BookingAction[]}
          labelOf={(action) => text(`booking.action.${action}`)}
          primary={reservation.balance > 0 ? "pay" : undefined}
          asking={folioActions}
          renderNews={({ news }) => news.length > 0 && <HistoryEntries hotel={hotel} entries={news} />}
          waiting={isPosting ? waiting : undefined}
          isChanged={isChanged}
        >
          {(action, dialog) => (
            <FolioDialog
              key={action + corrected}
              dialog={dialog}
              action={action}
              hotel={hotel}
              reservation={reservation}
              line={lines.find((one) => one.id === corrected)}
            />
          )}
        </ActionRow>
        <button type="button" className="btn btn-quiet folio-print" onClick={() => setIsPrinting(true)}>
          <PrintIcon size={18} aria-hidden="true" />
          {text("booking.folioPrint")}
        </button>
        {isPrinting && <PrintedFolio hotel={hotel} reservation={reservation} lines={lines} onPrinted={endPrinting} />}
      </div>
    </section>
  );
}
