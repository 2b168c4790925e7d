import type { Charge, AccountWindow, Payment } from "@/contract/account/account";
import type { Cents, CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { civilDateIn } from "@/domain/civilDate";
import { changeOf } from "@/domain/account/posting";
import { otherWindow, windowOf } from "@/domain/account/windows";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { windowNames } from "./useWindowName";

export interface FolioLine {
  id: string;
  date: CivilDate;
  /** The concept, and what else the guest reads: where it comes from, how it was paid. */
  what: string;
  detail: string;
  /** The reason of the house, which is on no paper; else "". */
  internal: string;
  /** One of them. */
  charge?: Charge;
  payment?: Payment;
  /** What it adds to the balance. */
  amount: Cents;
  window: AccountWindow;
}

type Folio = Pick<Reservation, "charges" | "payments" | "billing">;

/** The lines of a folio in the words of the screen. */
export function useFolioLines(hotel: Hotel, folio: Folio) {
  return folioLines(hotel, folio, { ...useText(), ...useBookingFormat(hotel.property) });
}

/** The lines that are not posted yet; in words they need those that are. */
export function useComingLines(hotel: Hotel, { charges, upcoming, billing }: Reservation): FolioLine[] {
  const lines = useFolioLines(hotel, { charges: [...charges, ...upcoming], payments: [], billing });
  return lines.filter(({ id }) => upcoming.some((one) => one.id === id));
}

/** The lines of a folio in words, by their dates. */
export function folioLines(
  { property }: Hotel,
  { charges, payments, billing }: Folio,
  { text, money }: Pick<Texts, "text"> & { money: (cents: Cents) => string },
): FolioLine[] {
  const windowName = windowNames(billing, text);

  function nameOf(charge: Charge): string {
    const { kind, description, corrects, splits, amount, stay, points } = charge;
    if (kind === "room") return text("booking.room");
    if (kind === "fee") return text("booking.charge.fee");
    if (points !== undefined) return text("booking.charge.points", { count: points });
    if (kind === "allowance") return description || text("booking.charge.allowance");
    if (kind === "transfer" && corrects === undefined)
      return text("booking.charge.transfer", { stay: stay?.name ?? description });
    if (corrects === undefined && splits === undefined) return description;
    const line = charges.find(({ id }) => id === (corrects ?? splits));
    const what = line ? nameOf(line) : description;
    if (corrects !== undefined) return text("booking.charge.correction", { what });
    // the side that takes it off its window says where it goes
    if (amount > 0) return text("booking.charge.partIn", { what });
    return text("booking.charge.partOut", {
      what,
      window: charge.member ? text("booking.window.guest") : windowName(otherWindow(windowOf(charge))),
    });
  }

  const ofCharge = (charge: Charge): FolioLine => {
    const { id, date, amount, reason = "", movedFrom, member } = charge;
    const moved = movedFrom ? text("booking.charge.moved", { window: windowName(movedFrom) }) : "";
    const ofGroup = member ? text("booking.group.line", { stay: member.name }) : "";
    const detail = [ofGroup, moved].filter(Boolean).join(" · ");
    return { id, date, amount, charge, what: nameOf(charge), detail, internal: reason, window: windowOf(charge) };
  };
  const ofPayment = (payment: Payment): FolioLine => {
    const { id, kind = "payment", method, amount, at, tendered, reason = "", stay } = payment;
    const change = tendered === undefined ? "" : text("booking.change", { amount: money(changeOf(payment)) });
    return {
      id,
      date: civilDateIn(new Date(at), property.timeZone),
      amount: -amount,
      payment,
      what: `${text(`booking.line.${kind}`)} · ${text(`booking.method.${method}`)}`,
      detail: [stay?.name, change].filter(Boolean).join(" · "),
      internal: reason,
      window: windowOf(payment),
    };
  };
  const lines = [...charges.map(ofCharge), ...payments.map(ofPayment)];
  return lines.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}
