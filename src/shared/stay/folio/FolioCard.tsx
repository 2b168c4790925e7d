import "../stay.scss";

import { useState } from "react";
import { useDispatch } from "react-redux";

import type { PaymentMethod } from "@/contract/account/account";
import type { AccountWindow, Billing } from "@/contract/account/accountWindows";
import { folioActions } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { AccountSums, AccountWindows, PrintButton } from "@/shared/account/AccountWindows";
import { AllowanceDialog } from "@/shared/account/AllowanceDialog";
import { ChargeDialog } from "@/shared/account/ChargeDialog";
import { CorrectionDialog } from "@/shared/account/CorrectionDialog";
import { MoveLineDialog } from "@/shared/account/MoveLineDialog";
import { PaymentDialog } from "@/shared/account/PaymentDialog";
import { useWindowName } from "@/shared/account/accountLines";
import { PrintedAccount } from "@/shared/account/PrintedAccount";
import { RefundDialog } from "@/shared/account/RefundDialog";
import { ActionRow } from "@/shared/actions/ActionRow";
import { BillStay } from "@/shared/billing/BillStay";
import { accountBillingLoad } from "@/shared/billing/stayBilling";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";
import { onDemand } from "@/shared/ui/states/onDemand";

import { HistoryEntries } from "../history/HistoryEntries";
import { asking, type BookingAct, pressed, reservationRecord } from "../record/reservationRecord";
import { folioAccount, folioParty } from "./folioAccount";
import { GroupNote } from "./GroupNote";
import { OtherFolio } from "./OtherFolio";
import { StayField } from "./StayField";

/** Opened by a press: no folio waits for their code. */
const BillDialog = onDemand(async () => (await import("@/shared/account/BillDialog")).BillDialog, null);
const HalveDialog = onDemand(async () => (await import("@/shared/account/HalveDialog")).HalveDialog, null);
const ShareDialog = onDemand(async () => (await import("./ShareDialog")).ShareDialog, null);

interface FolioCardProps {
  hotel: Hotel;
  reservation: Reservation;
  /** Something was typed in the form: a posting works on what is saved. */
  isChanged: boolean;
  /** Proposed where the stay ends, so that a press takes the payment. */
  usualMethod?: PaymentMethod;
}

/** The folio of a stay: its lines, its balance, and the acts on it. */
export function FolioCard({ hotel, reservation, isChanged, usualMethod }: FolioCardProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const waiting = reservationRecord.useWaitingAct(reservation.id);
  const [printed, setPrinted] = useState<AccountWindow>();
  const { billing, charges, payments } = reservation;
  const invoicing = accountBillingLoad.use(reservation.id);
  const invoiced = invoicing.data;
  const account = folioAccount(hotel, reservation);
  const nameOf = useWindowName(account);
  const isPosting = folioActions.some((action) => action === waiting);
  const bill = asking("bill", (dialog) => (
    <BillDialog dialog={dialog} account={account} proposed={proposedBilling(reservation, hotel)} />
  ));
  const acts: BookingAct[] = [
    asking("charge", (dialog) => (
      <ChargeDialog
        dialog={dialog}
        account={account}
        products={hotel.products}
        elsewhere={<OtherFolio reservation={reservation} />}
      />
    )),
    {
      ...asking("pay", (dialog) => (
        <PaymentDialog dialog={dialog} account={account} usualMethod={usualMethod} room={<StayField />} />
      )),
      isPrimary: () => reservation.balance > 0,
    },
    asking("refund", (dialog) => <RefundDialog dialog={dialog} account={account} />),
    asking("allow", (dialog) => <AllowanceDialog dialog={dialog} account={account} />),
    billing ? { ...bill, label: "booking.action.billed" } : bill,
    ...(billing ? [pressed("unbill")] : []),
    asking("halve", (dialog) => <HalveDialog dialog={dialog} account={account} proposed={reservation.guest.company} />),
    asking("group", (dialog) => <ShareDialog dialog={dialog} reservation={reservation} />),
    // each line has buttons of its own for these
    { ...asking("correct", (dialog) => <CorrectionDialog dialog={dialog} account={account} />), isElsewhere: true },
    { ...asking("move", (dialog) => <MoveLineDialog dialog={dialog} account={account} />), isElsewhere: true },
  ];

  return (
    <Text as="section" isWhole className="card folio" aria-labelledby="booking-folio">
      <h2 className="card-header" id="booking-folio">
        {text("booking.folio")}
      </h2>
      <Stack gap={14} className="card-body">
        {charges.length + payments.length === 0 && <Muted as="p">{text("booking.folioEmpty")}</Muted>}
        <AccountWindows
          account={account}
          labelledBy="booking-folio"
          documentOf={invoiced?.documentOf}
          onAct={(action, chargeId) => void dispatch(reservationRecord.acts.actions.asked(action, chargeId))}
          isBlocked={isChanged || isPosting}
          onPrint={setPrinted}
        />
        <GroupNote hotel={hotel} reservation={reservation} />
        {billing && <AccountSums account={account} />}
        <ActionRow
          kit={reservationRecord.acts}
          record={reservation}
          permissions={reservation.folioActions}
          acts={acts}
          renderNews={({ news }) => news.length > 0 && <HistoryEntries hotel={hotel} entries={news} />}
          waiting={isPosting ? waiting : undefined}
          isChanged={isChanged}
        />
        {invoicing.status === "failed" && <LoadState load={invoicing} failed={text("invoice.stayFailed")} />}
        {invoiced && (
          <BillStay
            reservationId={reservation.id}
            billing={invoiced}
            nameOf={nameOf}
            isChanged={isChanged || isPosting}
          />
        )}
        {account.closed && (
          <button
            type="button"
            className="btn btn-quiet btn-own-width"
            aria-disabled={isChanged || isPosting || undefined}
            onClick={() => !isChanged && !isPosting && dispatch(reservationRecord.acts.actions.asked("charge"))}
          >
            {text("booking.chargeElsewhere")}
          </button>
        )}
        {!billing && <PrintButton label={text("booking.folioPrint")} onPress={() => setPrinted("guest")} />}
        {printed && (
          <PrintedAccount
            property={hotel.property}
            account={account}
            party={folioParty(hotel, reservation)}
            window={printed}
            onPrinted={() => setPrinted(undefined)}
          />
        )}
      </Stack>
    </Text>
  );
}

/** The company that stays, or the agency that sold the stay; most often they pay what was agreed. */
function proposedBilling({ guest, channelId, companyId, agencyId }: Reservation, { channels }: Hotel): Billing {
  const channel = channels.find(({ id }) => id === channelId);
  const isSeller = channel?.kind === "agency" || channel?.kind === "onlineAgency";
  const name = guest.company || (isSeller ? channel.name : "");
  const payer = companyId ?? agencyId ?? guest.companyId;
  return { ...(payer && { companyId: payer }), name, taxId: "", email: "", routed: ["room", "extra"] };
}
