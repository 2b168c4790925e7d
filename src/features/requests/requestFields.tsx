import { useFormikContext } from "formik";
import { useState } from "react";
import { useSelector } from "react-redux";

import type { RequestField, RequestKind, RequestKindId } from "@/contract/guests/guestRequest";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { occurrencesOf, requestPrice } from "@/domain/requests/occurrences";
import { hotelMoment } from "@/domain/localTime";
import { clockIn, firstDue, leadReasons } from "@/domain/requests/requestRules";
import { parseDate } from "@/shared/format/dateRange";
import { useFormat } from "@/shared/i18n/useFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TimeField } from "@/shared/ui/fields/TimeField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { Text } from "@/shared/ui/layout/Text";
import { Warning } from "@/shared/ui/states/Warning";

import type { RequestValues } from "./requestRecord";
import { soughtReservations } from "./requestsApi";

const MOST = 20;

/** Kind of the request, with the notice that it needs. */
export function KindField({ kinds }: { kinds: RequestKind[] }) {
  const { text } = useText();
  const { money } = useFormat();
  const { currency } = useProperty();
  const { values, setValues } = useFormikContext<RequestValues>();
  const proposed = useProposedDue();
  const kind = kinds.find((one) => one.id === values.kind);
  const facts = kind && [
    text(`department.${kind.department}`),
    kind.price === 0 ? text("requests.free") : money({ cents: kind.price, currency }),
    kind.isNightly && text("requests.nightly"),
    kind.leadHours > 0 && text("requests.lead", { count: kind.leadHours }),
  ];
  return (
    <ChoiceField
      name="kind"
      label={text("requests.kind")}
      hint={facts?.filter(Boolean).join(" · ")}
      onChoose={(id = values.kind) => void setValues({ ...values, kind: id, ...proposed(id, values.reservationId) })}
      choices={kinds.map(({ id }) => id)}
      wordsOf={(id) => text(`requests.kind.${id}`)}
    />
  );
}

/** When a kind is usually due in a stay that was found; nothing where it is not known. */
function useProposedDue() {
  const { businessDate } = useProperty();
  const found = useSelector(soughtReservations.selectData);
  return (kind: RequestKindId, reservationId: string) => {
    const stay = found?.find(({ id }) => id === reservationId);
    if (!stay) return {};
    return firstDue(kind, { arrival: stay.checkin.slice(0, 10), departure: stay.checkout.slice(0, 10) }, businessDate);
  };
}

interface DueFieldsProps {
  kinds: RequestKind[];
  labelOf: (field: RequestField) => string;
}

/** How many, when, and what else is to be known. */
export function DueFields({ kinds, labelOf }: DueFieldsProps) {
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const today = useProperty().businessDate;
  return (
    <>
      <FieldGrid>
        <NumberSelect
          name="quantity"
          label={labelOf("quantity")}
          from={1}
          to={MOST}
          value={values.quantity}
          onChange={(quantity) => void setFieldValue("quantity", quantity)}
        />
        <DateField name="dueOn" label={labelOf("dueOn")} today={today} />
        <TimeField name="dueTime" label={labelOf("dueTime")} />
      </FieldGrid>
      <NotesField name="note" label={labelOf("note")} limit={noteLimits.letters} />
      <Advice kind={kinds.find(({ id }) => id === values.kind)} />
    </>
  );
}

/** Price of the request, and whether the department may be ready in time. */
function Advice({ kind }: { kind: RequestKind | undefined }) {
  const { text } = useText();
  const { money } = useFormat();
  const reasonText = useReason();
  const property = useProperty();
  const { values } = useFormikContext<RequestValues>();
  const [openedAt] = useState(() => new Date());
  const stay = useSelector(soughtReservations.selectData)?.find(({ id }) => id === values.reservationId);
  const dueOn = parseDate(values.dueOn);
  if (!kind || !dueOn) return null;

  const now = hotelMoment(clockIn(openedAt, property.timeZone), property.businessDate);
  const lead = values.version === 0 ? leadReasons({ ...values, dueOn }, kind, now) : [];
  const dates = stay && { arrival: stay.checkin.slice(0, 10), departure: stay.checkout.slice(0, 10) };
  const price = dates ? requestPrice(kind, values.quantity, occurrencesOf({ ...values, dueOn }, kind, dates, [])) : 0;
  return (
    <div role="status" className="request-advice">
      {lead.map((reason) => (
        <Warning key={reason.code}>
          {reasonText(reason)} {text("requests.leadHint")}
        </Warning>
      ))}
      {price > 0 && (
        <Text as="p" weight={550}>
          {text("requests.price")}: <bdi>{money({ cents: price, currency: property.currency })}</bdi>
        </Text>
      )}
    </div>
  );
}
