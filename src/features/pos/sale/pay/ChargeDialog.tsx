import { useFormikContext } from "formik";
import type { ComponentProps } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { ReceivableAccount } from "@/contract/billing/receivable";
import type { ChargeableGuest } from "@/contract/pos/till";
import { posReason } from "@/domain/pos/posReason";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import type { RuleFault, TypedFault } from "@/shared/form/useProblemsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { SignatureField } from "@/shared/ui/fields/SignatureField";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { Warning } from "@/shared/ui/states/Warning";

import { paymentOf, type Settlement } from "../state/payTicket";
import { paid, soughtAccounts, soughtGuests } from "../state/saleState";
import { selectDraft } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";
import { useTillDialog } from "../state/useTillDialog";

interface Values {
  guest: ChargeableGuest | null;
  account: ReceivableAccount | null;
  signature: string;
}

/** For a guest who cannot draw. */
const ON_PAPER = "paper";

interface ChargeDialogProps {
  till: Till;
  method: "room" | "receivable";
}

/** Charges the whole ticket to the folio of a guest in house, or to an account on credit. */
export function ChargeDialog({ till, method }: ChargeDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const { money } = useBookingFormat(till.property);
  const { total } = ticketAmounts(draft);
  const isRoom = method === "room";
  const dialog = useTillDialog<Settlement>(({ payments = [], signature }) => dispatch(paid({ payments, signature })));

  function faultsOf({ guest, account, signature }: Values): (RuleFault | TypedFault)[] {
    if (!isRoom) return account ? [] : [{ field: "payerId", sentence: { id: "sale.accountAsked" } }];
    if (!guest) return [{ field: "payerId", sentence: { id: "sale.guestAsked" } }];
    const { currency } = till.property;
    if (guest.credit < total) {
      const values = { guest: guest.guest, amount: guest.credit, currency };
      return [{ field: "payerId", reason: posReason("ROOM_CREDIT", values) }];
    }
    return signature ? [] : [{ field: "signature", sentence: { id: "sale.signatureAsked" } }];
  }

  function settlementOf({ guest, account, signature, clientId }: Values & OwnId): Settlement {
    const payerId = (isRoom ? guest : account)?.id ?? "";
    const payments = [paymentOf({ id: clientId, method, rest: total, payerId })];
    return signature === "" || signature === ON_PAPER ? { payments } : { payments, signature };
  }

  return (
    <ActionForm<Values, Settlement>
      dialog={dialog}
      title={text(isRoom ? "sale.room" : "sale.onAccount")}
      submitLabel={text("sale.charge", { amount: money(total) })}
      initialValues={{ guest: null, account: null, signature: "" }}
      faultsOf={faultsOf}
      inputOf={settlementOf}
    >
      {({ guest }) => (
        <>
          {isRoom ? <GuestField till={till} /> : <AccountField till={till} />}
          {guest?.isLeaving && <Warning>{text("sale.guestLeaves", { room: guest.room })}</Warning>}
          {guest && <Signature />}
        </>
      )}
    </ActionForm>
  );
}

/** A guest in house: a ticket is charged to the folio of the stay. */
function GuestField({ till }: { till: Till }) {
  const { text } = useText();
  const { date, money } = useBookingFormat(till.property);
  return (
    <PayerField
      name="guest"
      texts="sale.guest"
      search={soughtGuests}
      personOf={({ guest }) => guest}
      nameOf={({ room, guest }) => [room, guest].join(" · ")}
      factsOf={({ arrival, departure, credit }) =>
        text("sale.guestFacts", { arrival: date(arrival), departure: date(departure), credit: money(credit) })
      }
    />
  );
}

function AccountField({ till }: { till: Till }) {
  const { text } = useText();
  const { money } = useBookingFormat(till.property);
  return (
    <PayerField
      name="account"
      texts="sale.account"
      search={soughtAccounts}
      personOf={({ customer }) => customer.name}
      nameOf={({ customer }) => customer.name}
      factsOf={({ balance }) => text("sale.accountOwes", { amount: money(balance) })}
    />
  );
}

interface PayerFieldProps<Payer> extends Pick<ComponentProps<typeof Picker<Payer>>, "texts" | "search"> {
  name: "guest" | "account" | "member";
  /** For the avatar. */
  personOf: (payer: Payer) => string;
  nameOf: (payer: Payer) => string;
  factsOf: (payer: Payer) => string;
}

/** Who pays, found by a part of the name, with what is to be known before it is charged. */
export function PayerField<Payer extends { id: string }>({
  name,
  personOf,
  nameOf,
  factsOf,
  ...search
}: PayerFieldProps<Payer>) {
  const { values, setFieldValue } = useFormikContext<Record<typeof name, Payer | null>>();
  const chosen = values[name];
  const choose = (payer: Payer | null) => void setFieldValue(name, payer);
  return (
    <Picker<Payer>
      {...search}
      name="payerId"
      isFocused
      chosen={
        chosen && (
          <Chosen name={personOf(chosen)} title={<PayerName>{nameOf(chosen)}</PayerName>}>
            <Muted>{factsOf(chosen)}</Muted>
          </Chosen>
        )
      }
      keyOf={({ id }) => id}
      onChoose={choose}
      onChange={() => choose(null)}
    >
      {(found) => (
        <>
          <PayerName>{nameOf(found)}</PayerName>
          <Muted>{factsOf(found)}</Muted>
        </>
      )}
    </Picker>
  );
}

const PayerName = ({ children }: { children: string }) => (
  <Text as="bdi" stands="start" breaksWords weight={550}>
    {children}
  </Text>
);

function Signature() {
  const { text } = useText();
  const problem = useFieldProblem("signature");
  return (
    <div>
      <SignatureField
        name="signature"
        label={text("tickets.signature")}
        isAsked
        paper={ON_PAPER}
        paperLabel={text("sale.signedOnPaper")}
      />
      <FieldProblem id="signature-problem" problem={problem} />
    </div>
  );
}
