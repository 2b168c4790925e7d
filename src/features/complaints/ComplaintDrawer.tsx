import { useState } from "react";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";

import type { ComplaintField } from "@/contract/guests/complaint";
import { complaintTones } from "@/shared/hotel/tones";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import type { RecordField } from "@/shared/record/recordFields";
import { Row } from "@/shared/ui/layout/Row";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { ComplaintFields } from "./ComplaintFields";
import { ComplaintHead } from "./ComplaintHead";
import {
  complaintRecord,
  complaintRefusals,
  complaintSchema,
  type ComplaintValues,
  newComplaint,
} from "./complaintRecord";
import { LateMarks } from "./LateMarks";
import { SeverityMark } from "./SeverityMark";

/** A complaint beside the others, or a new one. */
export function ComplaintDrawer({ id }: { id: string }) {
  const { text } = useText();
  const property = useSelector(selectHotel)?.property;
  const [params] = useSearchParams();
  const [newValues] = useState(() => newComplaint(params));
  const words = useComplaintWords(property?.currency);
  return (
    <RecordDrawer
      record={complaintRecord}
      id={id}
      newTitle={text("complaints.new")}
      titleOf={() => id}
      renderBeside={({ isLate, isFormLate, state, severity }) => (
        <Row as="span" gap={8} rowGap={4} wraps>
          <LateMarks complaint={{ isLate, isFormLate }} text={text} />
          <StateBadge tone={complaintTones[state]}>{text(`complaints.state.${state}`)}</StateBadge>
          <SeverityMark severity={severity} text={text} />
        </Row>
      )}
      own={["chat", "message", "said"]}
    >
      {(complaint) => (
        <RecordForm
          key={complaint?.id ?? id}
          form={complaintRecord}
          record={complaint}
          newValues={newValues}
          schema={complaintSchema}
          fields={words.fields}
          refusals={complaintRefusals}
          head={complaint && property && <ComplaintHead complaint={complaint} property={property} />}
        >
          <ComplaintFields isNew={!complaint} />
          {complaint && (
            <RecordHistory
              title={text("complaints.history")}
              history={complaint.history}
              whatOf={(what) => text(`complaints.history.${what}`)}
              words={words}
            />
          )}
        </RecordForm>
      )}
    </RecordDrawer>
  );
}

/** Its fields and their values in words, for the history and for two who have changed it at once. */
function useComplaintWords(currency = "EUR") {
  const { text } = useText();
  const { money, date } = useFormat();
  const labels: Record<ComplaintField, MessageId> = {
    state: "complaints.state",
    guest: "column.customer",
    room: "booking.room",
    category: "complaints.category",
    severity: "complaints.severity",
    department: "complaints.department",
    description: "complaints.description",
    followUpOn: "complaints.followUpOn",
    compensation: "complaints.compensation",
    kind: "complaints.kind",
  };
  const labelOf = (field: ComplaintField) => text(labels[field]);

  /** Of a value as it travels; "" for nothing. */
  function wordsOf(field: ComplaintField, value: string): string {
    if (value === "") return "";
    if (field === "followUpOn") return date(value);
    if (field === "compensation") return money({ cents: Number(value), currency });
    if (field === "department") return text(`department.${value}` as MessageId);
    if (field === "state" || field === "category" || field === "severity" || field === "kind")
      return text(`complaints.${field}.${value}` as MessageId);
    return value;
  }

  const fields: RecordField<ComplaintValues>[] = [
    {
      name: "who",
      label: text("complaints.who"),
      words: ({ who }) => [who?.guest, who?.room].filter(Boolean).join(" · "),
    },
    ...(["category", "severity", "department", "description"] as const).map((name) => ({
      name,
      label: labelOf(name),
      words: (values: ComplaintValues) => wordsOf(name, values[name]),
    })),
  ];
  return { labelOf, wordsOf, fields };
}
