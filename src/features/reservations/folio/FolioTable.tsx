import { useDispatch } from "react-redux";

import type { Charge, WindowSums } from "@/contract/folio";
import type { Reservation } from "@/contract/reservations";
import { correctionReasons } from "@/domain/folio/folioFaults";
import { inWindow } from "@/domain/folio/windows";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";

import { useBookingFormat } from "../form/useBookingFormat";
import type { FolioLine } from "./useFolioLines";

interface FolioTableProps {
  hotel: Hotel;
  reservation: Reservation;
  /** Of the window. */
  lines: FolioLine[];
  sums: WindowSums;
  /** The id of its heading. */
  labelledBy: string;
  onCorrect: (chargeId: string) => void;
  /** Nothing can be corrected now: the row of actions says why. */
  isBlocked: boolean;
}

/** A window of the folio: its lines, and what they come to. */
export function FolioTable({ hotel, reservation, lines, sums, labelledBy, onCorrect, isBlocked }: FolioTableProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(hotel.property);
  const { charges } = reservation;
  const { total, balance } = sums;
  const unposted = total - inWindow(charges, sums.window).reduce((sum, { amount }) => sum + amount, 0);
  const feet = [
    ...(unposted === 0 ? [] : [{ label: text("booking.folioUnposted"), amount: unposted }]),
    { label: text("booking.total"), amount: total },
    { label: text("column.balance"), amount: balance },
  ];
  return (
    <table className="folio-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{text("booking.folioDate")}</th>
          <th scope="col">{text("booking.folioWhat")}</th>
          <th scope="col" className="is-numeric">
            {text("booking.folioQuantity")}
          </th>
          <th scope="col" className="is-numeric">
            {text("booking.folioAmount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{date(line.date)}</td>
            <td>
              <div className="folio-what">
                <span id={`folio-${line.id}`}>
                  <bdi>{line.what}</bdi>
                  {line.detail && (
                    <small>
                      <bdi>{line.detail}</bdi>
                    </small>
                  )}
                </span>
                {line.charge && (
                  <CorrectButton
                    charge={line.charge}
                    charges={charges}
                    describedBy={`folio-${line.id}`}
                    isBlocked={isBlocked}
                    onPress={() => onCorrect(line.id)}
                  />
                )}
              </div>
            </td>
            <td className="is-numeric">{line.charge && <bdi dir="ltr">{line.charge.quantity ?? 1}</bdi>}</td>
            <td className="is-numeric">{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {feet.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td className="is-numeric">{money(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

interface CorrectButtonProps {
  charge: Charge;
  charges: readonly Charge[];
  /** Names the line. */
  describedBy: string;
  isBlocked: boolean;
  onPress: () => void;
}

function CorrectButton({ charge, charges, describedBy, isBlocked, onPress }: CorrectButtonProps) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const reasons = correctionReasons(charge, charges).map(reasonText);
  const why = isBlocked ? text("actions.saveFirst") : reasons.join(" ");

  function press() {
    if (why)
      dispatch(noticeShown({ kind: "error", sentence: { text: why } })); // a finger sees no description
    else onPress();
  }

  return (
    <>
      <button
        type="button"
        className="folio-correct"
        aria-disabled={why !== "" || undefined}
        aria-describedby={why ? `${describedBy} ${describedBy}-why` : describedBy}
        onClick={press}
      >
        {text("booking.action.correct")}
      </button>
      {why && (
        <span id={`${describedBy}-why`} hidden>
          {why}
        </span>
      )}
    </>
  );
}
