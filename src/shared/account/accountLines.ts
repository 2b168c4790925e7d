import type { Account, AccountAction, Charge, Payment } from "@/contract/account/account";
import type { AccountInputs } from "@/contract/account/accountActs";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents, CivilDate } from "@/contract/property";
import { changeOf } from "@/domain/account/posting";
import type { RuledAccount } from "@/domain/account/ruledAccount";
import { rateOf } from "@/domain/account/vat";
import { otherWindow, windowOf } from "@/domain/account/windows";
import { civilDateIn } from "@/domain/civilDate";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import type { OwnId } from "@/shared/actions/ActionForm";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";

/** An account as a screen shows it. */
export interface ShownAccount extends RuledAccount {
  /** Whose it is, in the titles of the dialogs: a guest with the room, a table. */
  name: string;
  /** IANA name of the zone in which payments have their dates. */
  timeZone: string;
  /** Lines that are not posted yet. */
  upcoming: Charge[];
}

/** The props of the dialog of an act. */
export interface AccountDialogProps<Action extends AccountAction> {
  dialog: OpenDialog<AccountInputs[Action]>;
  account: ShownAccount;
}

/** Under which a line is posted, once however often it is sent. */
export const deskReference = ({ clientId }: OwnId) => `desk:${clientId}`;

export interface AccountLine {
  id: string;
  date: CivilDate;
  /** The concept. */
  what: string;
  /** Also for the guest: the origin of a charge, the change of a payment. */
  detail: string;
  /** The internal reason, which is on no paper; else "". */
  internal: string;
  /** One of them. */
  charge?: Charge;
  payment?: Payment;
  /** Added to the balance. */
  amount: Cents;
  window: AccountWindow;
  /** Not posted yet. */
  isComing: boolean;
}

type Billing = Account["billing"];

/** The name of a window: the guest's, or that of who is billed. */
const windowNames =
  (billing: Billing, text: Texts["text"]) =>
  (window: AccountWindow): string =>
    window === "company" && billing ? billing.name : text(`booking.window.${window}`);

export const useWindowName = ({ billing }: { billing?: Billing }) => windowNames(billing, useText().text);

/** The lines of an account in the words of the screen. */
export function useAccountLines(account: ShownAccount): AccountLine[] {
  return accountLines(account, { ...useText(), ...useBookingFormat(account) });
}

/** The lines of an account in words, by their dates; those to come stand at the end. */
export function accountLines(
  { charges: posted, upcoming, payments, billing, timeZone }: Omit<ShownAccount, "name" | "windows">,
  { text, money }: Pick<Texts, "text"> & { money: (cents: Cents) => string },
): AccountLine[] {
  const windowName = windowNames(billing, text);
  const charges = [...posted, ...upcoming];

  /** Each line is followed once: a server may have lines that name each other. */
  function nameOf(charge: Charge, others = charges): string {
    const { kind, description, corrects, splits, shareOf, amount, stay, points } = charge;
    if (kind === "room") return text("booking.room");
    if (kind === "fee") return text("booking.charge.fee");
    const first = others.find(({ id }) => id === shareOf);
    if (first) return nameOf(first, without(charge, others));
    if (points) return text("booking.charge.points", { count: points });
    if (kind === "allowance") return description || text("booking.charge.allowance");
    if (kind === "transfer" && corrects === undefined)
      return text("booking.charge.transfer", { stay: stay?.name ?? description });
    if (corrects === undefined && splits === undefined) return description;
    const line = others.find(({ id }) => id === (corrects ?? splits));
    const what = line ? nameOf(line, without(line, others)) : description;
    if (corrects !== undefined) return text("booking.charge.correction", { what });
    // the side that takes it off its window says where it goes
    if (amount > 0) return text("booking.charge.partIn", { what });
    return text("booking.charge.partOut", {
      what,
      window: charge.member ? text("booking.window.guest") : windowName(otherWindow(windowOf(charge))),
    });
  }

  const ofCharge = (isComing: boolean) => (charge: Charge) => {
    const { id, date, amount, reason = "", movedFrom, member } = charge;
    const moved = movedFrom ? text("booking.charge.moved", { window: windowName(movedFrom) }) : "";
    const ofGroup = member ? text("booking.group.line", { stay: member.name }) : "";
    const isShared = charge.shareOf !== undefined || charges.some(({ shareOf }) => shareOf === id);
    const atRate = isShared ? text("booking.charge.atRate", { rate: rateOf(charge) }) : "";
    const detail = [isComing ? text("booking.coming") : "", atRate, ofGroup, moved].filter(Boolean).join(" · ");
    const window = windowOf(charge);
    return { id, date, amount, charge, what: nameOf(charge), detail, internal: reason, window, isComing };
  };
  const ofPayment = (payment: Payment) => {
    const { id, method, amount, at, tendered, declined, reference, reason = "", stay } = payment;
    const change = tendered === undefined ? "" : text("booking.change", { amount: money(changeOf(payment)) });
    const refused = declined === undefined ? "" : text("booking.declinedAmount", { amount: money(declined) });
    return {
      id,
      date: civilDateIn(new Date(at), timeZone),
      amount: 0 - amount, // without the sign of a zero
      payment,
      what: `${text(`booking.line.${lineOf(payment)}`)} · ${text(`booking.method.${method}`)}`,
      detail: [stay?.name, change, reference, refused].filter(Boolean).join(" · "),
      internal: reason,
      window: windowOf(payment),
      isComing: false,
    };
  };
  const lines = [...posted.map(ofCharge(false)), ...payments.map(ofPayment)];
  return [...byDate(lines), ...byDate(upcoming.map(ofCharge(true)))];
}

function lineOf({ kind, declined, paidBy, amount }: Payment) {
  if (declined !== undefined) return "declined";
  return paidBy !== undefined && amount < 0 ? "creditPaid" : (kind ?? "payment");
}

const without = (line: Charge, lines: readonly Charge[]) => lines.filter((other) => other !== line);

const byDate = (lines: AccountLine[]) =>
  lines.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
