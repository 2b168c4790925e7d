import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";

import type { Complaint, ComplaintField } from "@/contract/complaint";
import { useFormat } from "@/shared/i18n/useFormat";
import { type Hotel, hotelRequested, selectHotel, selectHotelStatus } from "@/shared/hotel/hotelSlice";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { OpenRecord } from "@/shared/record/OpenRecord";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import type { RecordField } from "@/shared/record/recordFields";
import { isNewId, paths } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/Drawer";
import { StateBadge } from "@/shared/ui/StateBadge";

import { ComplaintFields } from "./ComplaintFields";
import { ComplaintHead } from "./ComplaintHead";
import { stateTones } from "./complaintList";
import {
  complaintRecord,
  complaintRefusals,
  complaintSchema,
  type ComplaintValues,
  newComplaint,
} from "./complaintRecord";
import { complaintForm } from "./complaintWrites";
import { SeverityMark } from "./SeverityMark";

/** A complaint beside the others, or a new one. */
export function ComplaintDrawer({ id }: { id: string }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const close = useDrawerClose(paths.complaints, ["chat", "message", "said"]);
  const opened = useSelector(complaintRecord.selectors.selectRecord);
  const hotel = useSelector(selectHotel);
  const status = useSelector(selectHotelStatus);
  const [params] = useSearchParams();
  const [newValues] = useState(() => newComplaint(params));
  const { fields } = useComplaintWords();
  const loadHotel = () => void dispatch(hotelRequested());
  useEffect(loadHotel, [dispatch]);

  const isNew = isNewId(id);
  const shown = opened?.id === id ? opened : undefined;
  return (
    <Drawer
      title={isNew ? text("complaints.new") : id}
      beside={
        shown && (
          <span className="complaint-marks">
            {shown.isLate && <StateBadge tone="late">{text("complaints.late")}</StateBadge>}
            <StateBadge tone={stateTones[shown.state]}>{text(`complaints.state.${shown.state}`)}</StateBadge>
            <SeverityMark severity={shown.severity} text={text} />
          </span>
        )
      }
      onClose={close}
    >
      <OpenRecord record={complaintRecord} id={isNew ? undefined : id} needs={{ status, onRetry: loadHotel }}>
        {(complaint) => (
          <RecordForm
            key={complaint?.id ?? id}
            form={complaintForm}
            record={complaint}
            newValues={newValues}
            schema={complaintSchema}
            fields={fields}
            refusals={complaintRefusals}
            head={complaint && hotel && <ComplaintHead complaint={complaint} hotel={hotel} />}
          >
            <ComplaintFields isNew={isNew} />
            {complaint && hotel && <History complaint={complaint} hotel={hotel} />}
          </RecordForm>
        )}
      </OpenRecord>
    </Drawer>
  );
}

function History({ complaint: { history }, hotel: { property } }: { complaint: Complaint; hotel: Hotel }) {
  const { text } = useText();
  const { labelOf, wordsOf } = useComplaintWords(property.currency);
  const entries = history.map((entry) => ({
    ...entry,
    what: text(`complaints.history.${entry.what}`),
    changes: entry.changes.map(({ field, before, after }) => ({
      label: labelOf(field),
      before: wordsOf(field, before),
      after: wordsOf(field, after),
    })),
  }));
  return (
    <section className="complaint-history" aria-labelledby="complaint-history">
      <h3 id="complaint-history">{text("complaints.history")}</h3>
      <RecordHistory entries={entries} />
    </section>
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
  };
  const labelOf = (field: ComplaintField) => text(labels[field]);

  /** Of a value as it travels; "" for nothing. */
  function wordsOf(field: ComplaintField, value: string): string {
    if (value === "") return "";
    if (field === "followUpOn") return date(value);
    if (field === "compensation") return money({ cents: Number(value), currency });
    if (field === "department") return text(`department.${value}` as MessageId);
    if (field === "state" || field === "category" || field === "severity")
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
