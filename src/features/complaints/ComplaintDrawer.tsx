import { useState } from "react";
import { useSearchParams } from "react-router-dom";

import type { ComplaintField } from "@/contract/guests/complaint";
import { draftFaults } from "@/domain/complaints/complaintFaults";
import { complaintTones } from "@/shared/hotel/tones";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { useRecordWords, type WordedField } from "@/shared/record/useRecordWords";
import { Row } from "@/shared/ui/layout/Row";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { ComplaintFields } from "./ComplaintFields";
import { ComplaintHead } from "./ComplaintHead";
import { complaintRecord, type ComplaintValues, newComplaint } from "./complaintRecord";
import { LateMarks, SeverityMark } from "./ComplaintMarks";

const fields: Record<ComplaintField, WordedField> = {
  state: { label: "complaints.state", as: "word" },
  guest: { label: "column.customer" },
  room: { label: "booking.room" },
  category: { label: "complaints.category", as: "word" },
  severity: { label: "complaints.severity", as: "word" },
  department: { label: "complaints.department", as: "word", texts: "department" },
  description: { label: "complaints.description" },
  followUpOn: { label: "complaints.followUpOn", as: "date" },
  compensation: { label: "complaints.compensation", as: "cents" },
  kind: { label: "complaints.kind", as: "word" },
};

/** A complaint beside the others, or a new one. */
export function ComplaintDrawer({ id }: { id: string }) {
  const { text } = useText();
  const [params] = useSearchParams();
  const [newValues] = useState(() => newComplaint(params));
  const words = useRecordWords(fields);
  const who = ({ who: chosen }: ComplaintValues) => [chosen?.guest, chosen?.room].filter(Boolean).join(" · ");
  return (
    <RecordDrawer
      record={complaintRecord}
      id={id}
      newTitle={text("complaints.new")}
      titleOf={() => id}
      renderBeside={(complaint) => (
        <Row as="span" gap={8} rowGap={4} wraps>
          <LateMarks complaint={complaint} text={text} />
          <StateBadge tone={complaintTones[complaint.state]}>{text(`complaints.state.${complaint.state}`)}</StateBadge>
          <SeverityMark complaint={complaint} text={text} />
        </Row>
      )}
      own={["chat", "message", "said"]}
    >
      {(complaint) => (
        <RecordForm
          form={complaintRecord}
          record={complaint}
          newValues={newValues}
          faultsOf={(draft, { severity }) => draftFaults({ ...draft, severity })}
          fields={[
            { name: "who", label: text("complaints.who"), words: who },
            ...words.fieldsOf(["category", "severity", "department", "description"]),
          ]}
          head={complaint && <ComplaintHead complaint={complaint} />}
        >
          <ComplaintFields isNew={!complaint} />
          <RecordHistory
            title={text("complaints.history")}
            history={complaint?.history}
            whatOf={(what) => text(`complaints.history.${what}`)}
            words={words}
          />
        </RecordForm>
      )}
    </RecordDrawer>
  );
}
