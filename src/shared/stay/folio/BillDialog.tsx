import { type Billing, routedKinds } from "@/contract/account/account";
import type { FolioInput } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { billFaults } from "@/domain/account/windowFaults";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import type { ActionInput } from "../record/reservationActions";
import { RoutedFields } from "./RoutedFields";

interface BillDialogProps {
  dialog: OpenDialog<ActionInput>;
  hotel: Hotel;
  reservation: Reservation;
}

/** Asks whom the company's window bills, and what goes there by itself. */
export function BillDialog({ dialog, hotel, reservation }: BillDialogProps) {
  const { text } = useText();
  const label = text(reservation.billing ? "booking.action.billed" : "booking.action.bill");
  const { name, taxId, email, routed } = reservation.billing ?? proposedBilling(reservation, hotel);
  const chosen = Object.fromEntries(routedKinds.map((kind) => [kind, routed.includes(kind)]));
  const initialValues = { payer: name, taxId, email, routed: chosen };

  const inputOf = ({ routed: kinds, ...payer }: typeof initialValues): Partial<FolioInput> => ({
    ...payer,
    routed: routedKinds.filter((kind) => kinds[kind]),
  });

  return (
    <ActionForm
      dialog={dialog}
      title={`${label} · ${reservation.id}`}
      submitLabel={label}
      initialValues={initialValues}
      faultsOf={(values) => billFaults(inputOf(values))}
      inputOf={inputOf}
    >
      {() => (
        <>
          <TextField name="payer" label={text("booking.payer")} dir="auto" />
          <TextField name="taxId" label={text("booking.taxId")} />
          <TextField name="email" inputMode="email" dir="ltr" label={text("booking.payerEmail")} />
          <RoutedFields legend={text("booking.routed")} />
        </>
      )}
    </ActionForm>
  );
}

/** The guest's company, or the agency that sold the stay; most often they pay what was agreed. */
function proposedBilling({ guest, channelId }: Reservation, { channels }: Hotel): Billing {
  const channel = channels.find(({ id }) => id === channelId);
  const isSeller = channel?.kind === "agency" || channel?.kind === "onlineAgency";
  const name = guest.company || (isSeller ? channel.name : "");
  return { name, taxId: "", email: "", routed: ["room", "extra"] };
}
