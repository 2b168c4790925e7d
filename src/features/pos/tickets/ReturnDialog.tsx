import { paths } from "@/shared/routing/paths";
import { useFormikContext } from "formik";

import type { InputOf } from "@/contract/definition/defineRecord";
import type { PosReason } from "@/contract/pos/posReasons";
import type { GiveBack } from "@/contract/pos/till";
import type { Ticket, ticket as ticketRecord } from "@/contract/pos/tickets";
import { takesMoney } from "@/domain/account/takesMoney";
import { posReason } from "@/domain/pos/posReason";
import { againstReturn, returnableLines, returnMethods } from "@/domain/pos/returns";
import { sumOf } from "@/domain/pos/ticketAmounts";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { Stepper } from "@/shared/ui/fields/Stepper";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";

import { chosenTill } from "../tillDevice";
import { useTicketWords } from "../paper/useTicketWords";
import { tillDrawer } from "../tillDrawer";
import { PaidBack } from "./PaidBack";
import { linesIn, moneyIn, proposedFor, type ReturnDraft, returnPlaces } from "./returnDraft";

interface ReturnDialogProps {
  dialog: OpenDialog<InputOf<typeof ticketRecord>>;
  ticket: Ticket;
}

/** Asks what comes back of a ticket, where it goes, and by which methods it is paid back. */
export function ReturnDialog({ dialog, ticket }: ReturnDialogProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { currency } = useProperty();
  const { money } = useBookingFormat(useProperty());
  const { data: drawer } = tillDrawer.use(chosenTill() ?? ticket.till);
  const { shift } = drawer ?? {};
  const lines = returnableLines(ticket);
  const methods = returnMethods(ticket);
  const isOnlyPiece = sumOf(lines.map(({ left }) => left)) === 1;
  const initialValues: ReturnDraft = {
    quantities: lines.map(({ left }) => (isOnlyPiece ? left : 0)),
    goesTo: "stock",
    amounts: {},
  };

  const inputOf = (values: ReturnDraft & OwnId): Omit<GiveBack, "version"> => ({
    id: values.clientId,
    ...(shift?.state === "open" && { shiftId: shift.id }),
    lines: linesIn(values, ticket),
    goesTo: values.goesTo,
    payments: moneyIn(values, ticket, locale).map(({ method, amount }) => ({
      id: `${values.clientId}:${method}`,
      method,
      amount,
      ...(!takesMoney(method) && { payerId: ticket.payer?.id }),
    })),
  });

  const isMoney = (values: ReturnDraft) => moneyIn(values, ticket, locale).some(({ method }) => takesMoney(method));

  /** Money goes back out of a drawer that is counted. */
  const drawerReasons = (values: ReturnDraft) =>
    !drawer || !isMoney(values) || shift?.state === "open"
      ? []
      : [posReason(shift?.state === "counted" ? "SHIFT_COUNTED" : "SHIFT_NONE")];

  const faultsOf = (values: ReturnDraft & OwnId) => [
    ...againstReturn(ticket, inputOf(values), currency).map((reason) => ({
      field: isOfMoney(reason) && methods.length > 1 ? "amounts" : "quantities",
      reason,
    })),
    ...drawerReasons(values).map((reason) => ({ field: "shift", reason })),
  ];

  return (
    <ActionForm
      dialog={dialog}
      title={[text("tickets.action.giveBack"), ticket.title]}
      submitLabel={(values) => text("tickets.giveBackOf", { amount: money(proposedFor(values, ticket).due) })}
      initialValues={initialValues}
      faultsOf={faultsOf}
      inputOf={inputOf}
    >
      {(values) => (
        <>
          <Quantities ticket={ticket} />
          <ChoiceField
            name="goesTo"
            label={text("tickets.goesTo")}
            choices={returnPlaces}
            wordsOf={(place) => text(`tickets.goesTo.${place}`)}
          />
          <PaidBack methods={methods} {...proposedFor(values, ticket)} />
          {drawerReasons(values).length > 0 && (
            <Stack gap={4}>
              <Reasons reasons={drawerReasons(values)} />
              <PathLink to={paths.tillShifts}>{text("tickets.toShift")}</PathLink>
            </Stack>
          )}
        </>
      )}
    </ActionForm>
  );
}

const isOfMoney = ({ code }: PosReason) =>
  code === "RETURN_PAYMENT" || code === "RETURN_METHOD" || code === "RETURN_POINTS";

/** How much of each line comes back, never more than is left of it. */
function Quantities({ ticket }: { ticket: Ticket }) {
  const { text } = useText();
  const { countWords } = useTicketWords(useProperty(), ticket.lists);
  const { values, setFieldValue } = useFormikContext<ReturnDraft>();
  const problem = useFieldProblem("quantities");
  const problemId = "return-quantities-problem";
  const lines = returnableLines(ticket);
  return (
    <Stack gap={12}>
      <Row justify="between" gap={12} wraps>
        <Text weight={600}>{text("tickets.comesBack")}</Text>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() =>
            void setFieldValue(
              "quantities",
              lines.map(({ left }) => left),
            )
          }
        >
          {text("tickets.all")}
        </button>
      </Row>
      {lines.map(
        ({ line, left }, place) =>
          left > 0 && (
            <Stepper
              key={line.id}
              label={line.name}
              detail={text("tickets.ofLine", { quantity: countWords(left, line) })}
              value={values.quantities[place] ?? 0}
              words={countWords(values.quantities[place] ?? 0, line)}
              step={line.isWeighed ? left : 1}
              most={left}
              problemId={problem && problemId}
              onChange={(quantity) => void setFieldValue(`quantities.${place}`, quantity)}
            />
          ),
      )}
      <div role="status">
        <FieldProblem id={problemId} problem={problem} />
      </div>
    </Stack>
  );
}
