import "./folio.scss";

import { useDispatch } from "react-redux";

import type { Charge, WindowSums } from "@/contract/account/account";
import type { FolioAction } from "@/contract/reservations/folio";
import type { Reason } from "@/contract/reasons";
import type { Reservation } from "@/contract/reservations/reservations";
import { correctionReasons } from "@/domain/account/corrections";
import { paymentReasons } from "@/domain/account/corrections";
import { moveReasons } from "@/domain/account/windowFaults";
import { inWindow } from "@/domain/account/windows";
import { movable } from "@/domain/account/placing";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import type { FolioLine } from "./useFolioLines";

export interface FolioTableProps {
  hotel: Hotel;
  reservation: Reservation;
  /** Of the window. */
  lines: FolioLine[];
  /** Those that are not posted yet, and will be in the window. */
  coming: FolioLine[];
  sums: WindowSums;
  /** The id of its heading. */
  labelledBy: string;
  /** What is done with a single line. */
  onAct: (action: LineAction, chargeId: string) => void;
  /** Nothing can be done with a line now: the row of actions says why. */
  isBlocked: boolean;
}

/** A window of the folio: its lines, and what they come to. */
export function FolioTable({ hotel, reservation, lines, coming, sums, labelledBy, onAct, isBlocked }: FolioTableProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(hotel.property);
  const { charges } = reservation;
  const { total, balance } = sums;
  const unposted = total - inWindow(charges, sums.window).reduce((sum, { amount }) => sum + amount, 0);
  const detailOf = (line: FolioLine) =>
    [...(coming.includes(line) ? [text("booking.coming")] : []), line.detail].filter(Boolean).join(" · ");
  // what is not posted can be moved, and not corrected; a part that was moved can be taken back
  const actsIn = (line: FolioLine) =>
    actsOf(line, movable(reservation)).filter(
      ({ action }) => action === "move" || !coming.includes(line) || line.charge?.kind === "split",
    );
  const feet = [
    ...(unposted === 0 ? [] : [{ label: text("booking.folioUnposted"), amount: unposted }]),
    { label: text("booking.total"), amount: total },
    ...(sums.handedOver === undefined
      ? []
      : [{ label: text("booking.group.handedOver"), amount: 0 - sums.handedOver }]),
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
        {[...lines, ...coming].map((line) => (
          <tr key={line.id} className={coming.includes(line) ? "is-coming" : undefined}>
            <td>{date(line.date)}</td>
            <td>
              <div className="folio-what">
                <span id={`folio-${line.id}`}>
                  <bdi>{line.what}</bdi>
                  {detailOf(line) && (
                    <small>
                      <bdi>{detailOf(line)}</bdi>
                    </small>
                  )}
                  {line.internal && (
                    <small className="folio-internal">
                      <bdi>{text("booking.internal", { reason: line.internal })}</bdi>
                    </small>
                  )}
                </span>
                {actsIn(line).length > 0 && (
                  <span className="folio-acts">
                    {actsIn(line).map(({ action, reasons }) => (
                      <LineButton
                        key={action}
                        action={action}
                        reasons={reasons}
                        describedBy={`folio-${line.id}`}
                        isBlocked={isBlocked}
                        onPress={() => onAct(action, line.id)}
                      />
                    ))}
                  </span>
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

type LineAction = Extract<FolioAction, "correct" | "move">;

interface LineAct {
  action: LineAction;
  /** Why it may not be done with the line. */
  reasons: Reason[];
}

/** What can be done with a line. Of payments, one by another room is corrected. */
function actsOf({ charge, payment }: FolioLine, reservation: Reservation): LineAct[] {
  if (charge) return actsOfCharge(charge, reservation);
  if (payment?.method !== "room" || payment.amount < 0) return [];
  return [{ action: "correct", reasons: paymentReasons(payment, reservation.payments) }];
}

/** Moving needs a second window; what goes with its line has no button for it. */
function actsOfCharge(line: Charge, { charges, billing, folioActions }: Reservation): LineAct[] {
  const isFollower = line.corrects !== undefined || line.kind === "split";
  const closed = folioActions.find(({ action }) => action === "move")?.reasons ?? [];
  const move = { action: "move" as const, reasons: [...closed, ...moveReasons(line, charges)] };
  return [...(billing && !isFollower ? [move] : []), { action: "correct", reasons: correctionReasons(line, charges) }];
}

interface LineButtonProps extends LineAct {
  /** Names the line. */
  describedBy: string;
  isBlocked: boolean;
  onPress: () => void;
}

function LineButton({ action, reasons, describedBy, isBlocked, onPress }: LineButtonProps) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const why = isBlocked ? text("actions.saveFirst") : reasons.map(reasonText).join(" ");
  const whyId = `${describedBy}-${action}-why`;

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
        aria-describedby={why ? `${describedBy} ${whyId}` : describedBy}
        onClick={press}
      >
        {text(`booking.action.${action}`)}
      </button>
      {why && (
        <span id={whyId} hidden>
          {why}
        </span>
      )}
    </>
  );
}
