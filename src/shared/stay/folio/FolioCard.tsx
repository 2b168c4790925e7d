import "../stay.scss";

import { useCallback, useState } from "react";
import { useDispatch } from "react-redux";

import { folioActions, type FolioWindow } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { isFolioClosed } from "@/domain/folio/folioPermissions";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

import { type BookingAction, reservationActions } from "../record/reservationActions";
import { HistoryEntries } from "../history/HistoryEntries";
import { reservationWrites } from "../record/reservationWrites";
import { BillDialog } from "./BillDialog";
import { FolioDialog } from "./FolioDialog";
import { FolioPart } from "./FolioPart";
import { FolioSums } from "@/shared/account/FolioSums";
import { GroupNote } from "./GroupNote";
import { MoveDialog } from "./MoveDialog";
import { PrintButton } from "@/shared/account/PrintButton";
import { PrintedFolio } from "@/shared/account/PrintedFolio";
import { ShareDialog } from "./ShareDialog";
import { useComingLines, useFolioLines } from "@/shared/account/useFolioLines";

interface FolioCardProps {
  hotel: Hotel;
  reservation: Reservation;
  /** Something was typed in the form: a posting works on what is saved. */
  isChanged: boolean;
}

/** What has been charged and paid, what is left, and what can be posted now. */
export function FolioCard({ hotel, reservation, isChanged }: FolioCardProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const waiting = reservationWrites.useWaitingAct(reservation.id);
  const lines = useFolioLines(hotel, reservation);
  const coming = useComingLines(hotel, reservation);
  const [chosen, setChosen] = useState("");
  const [printed, setPrinted] = useState<FolioWindow>();
  const endPrinting = useCallback(() => setPrinted(undefined), []);
  const { id, version, billing, windows, folioActions: actions } = reservation;
  const isPosting = folioActions.some((action) => action === waiting);
  const order: BookingAction[] = [
    "charge",
    "pay",
    "refund",
    "allow",
    "bill",
    ...(billing ? ["unbill" as const] : []),
    "group",
  ];

  const line = [...lines, ...coming].find((one) => one.id === chosen);

  function askAbout(action: BookingAction, chargeId: string) {
    setChosen(chargeId);
    dispatch(reservationActions.actions.asked(action));
  }

  return (
    <section className="card booking-section folio" aria-labelledby="booking-folio">
      <h2 className="card-header" id="booking-folio">
        {text("booking.folio")}
      </h2>
      <div className="card-body">
        {lines.length === 0 && <p className="booking-muted">{text("booking.folioEmpty")}</p>}
        {windows.map((sums) => (
          <FolioPart
            key={sums.window}
            hotel={hotel}
            reservation={reservation}
            lines={lines.filter((one) => one.window === sums.window)}
            coming={billing ? coming.filter((one) => one.window === sums.window) : []}
            sums={sums}
            onAct={askAbout}
            isBlocked={isChanged || isPosting}
            onPrint={setPrinted}
          />
        ))}
        <GroupNote hotel={hotel} reservation={reservation} />
        {billing && <FolioSums hotel={hotel} reservation={reservation} />}
        <ActionRow
          kit={reservationActions}
          record={{ id, version, actions }}
          order={order}
          labelOf={(action) =>
            text(billing && action === "bill" ? "booking.action.billed" : `booking.action.${action}`)
          }
          primary={reservation.balance > 0 ? "pay" : undefined}
          asking={asking}
          renderNews={({ news }) => news.length > 0 && <HistoryEntries hotel={hotel} entries={news} />}
          waiting={isPosting ? waiting : undefined}
          isChanged={isChanged}
        >
          {(action, dialog) =>
            action === "bill" ? (
              <BillDialog dialog={dialog} hotel={hotel} reservation={reservation} />
            ) : action === "group" ? (
              <ShareDialog dialog={dialog} reservation={reservation} />
            ) : action === "move" ? (
              line && <MoveDialog key={chosen} dialog={dialog} hotel={hotel} reservation={reservation} line={line} />
            ) : (
              <FolioDialog
                key={action + chosen}
                dialog={dialog}
                action={action}
                hotel={hotel}
                reservation={reservation}
                line={line}
              />
            )
          }
        </ActionRow>
        {isFolioClosed(reservation) && (
          <button
            type="button"
            className="btn btn-quiet folio-print"
            aria-disabled={isChanged || isPosting || undefined}
            onClick={() => !isChanged && !isPosting && dispatch(reservationActions.actions.asked("charge"))}
          >
            {text("booking.chargeElsewhere")}
          </button>
        )}
        {!billing && <PrintButton label={text("booking.folioPrint")} onPress={() => setPrinted("guest")} />}
        {printed && <PrintedFolio hotel={hotel} reservation={reservation} window={printed} onPrinted={endPrinting} />}
      </div>
    </section>
  );
}

/** Each line has buttons of its own, to correct and to move it. */
const asking = ["charge", "pay", "refund", "allow", "correct", "move", "bill", "group"] as const;
