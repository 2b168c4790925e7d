import "../stay.scss";

import { useCallback, useState } from "react";
import { useDispatch } from "react-redux";

import type { AccountWindow, PostingAction } from "@/contract/account/account";
import { folioActions } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { isFolioClosed } from "@/domain/folio/folioAccount";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

import { asking, type BookingAct, type BookingAction, pressed, reservationActions } from "../record/reservationActions";
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
  const [printed, setPrinted] = useState<AccountWindow>();
  const endPrinting = useCallback(() => setPrinted(undefined), []);
  const { billing, windows } = reservation;
  const isPosting = folioActions.some((action) => action === waiting);
  const lineOf = (chargeId: string) => [...lines, ...coming].find((one) => one.id === chargeId);

  const posting = (action: PostingAction) =>
    asking(action, (dialog) => (
      <FolioDialog
        dialog={dialog}
        action={action}
        hotel={hotel}
        reservation={reservation}
        line={lineOf(dialog.about)}
      />
    ));
  const bill = asking("bill", (dialog) => <BillDialog dialog={dialog} hotel={hotel} reservation={reservation} />);
  const move = asking("move", (dialog) => {
    const line = lineOf(dialog.about);
    return line && <MoveDialog dialog={dialog} hotel={hotel} reservation={reservation} line={line} />;
  });
  const acts: BookingAct[] = [
    posting("charge"),
    { ...posting("pay"), isPrimary: () => reservation.balance > 0 },
    posting("refund"),
    posting("allow"),
    billing ? { ...bill, label: "booking.action.billed" } : bill,
    ...(billing ? [pressed("unbill")] : []),
    asking("group", (dialog) => <ShareDialog dialog={dialog} reservation={reservation} />),
    // each line has buttons of its own for these
    { ...posting("correct"), isElsewhere: true },
    { ...move, isElsewhere: true },
  ];

  function askAbout(action: BookingAction, chargeId: string) {
    dispatch(reservationActions.actions.asked(action, chargeId));
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
          record={reservation}
          permissions={reservation.folioActions}
          acts={acts}
          renderNews={({ news }) => news.length > 0 && <HistoryEntries hotel={hotel} entries={news} />}
          waiting={isPosting ? waiting : undefined}
          isChanged={isChanged}
        />
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
