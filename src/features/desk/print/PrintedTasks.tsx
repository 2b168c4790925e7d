import type { HandoverNote } from "@/contract/day/handover";
import type { RequestRow } from "@/contract/guests/guestRequest";
import { requestName } from "@/shared/hotel/requestName";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PlainTable } from "@/shared/ui/PlainTable";

/** Requests to do, by their time, on paper. */
export function PrintedRequests({ requests }: { requests: readonly RequestRow[] }) {
  const { text } = useText();
  const { timeOfDay } = useFormat();
  if (requests.length === 0) return null;
  return (
    <section>
      <h2 id="printed-requests">{text("desk.print.requests")}</h2>
      <PlainTable
        labelledBy="printed-requests"
        keyOf={({ id }) => id}
        rows={requests.toSorted((one, other) => (one.dueTime < other.dueTime ? -1 : 1))}
        columns={[
          { id: "time", head: text("desk.time"), render: ({ dueTime }) => timeOfDay(dueTime) },
          { id: "room", head: text("desk.print.room"), render: ({ room }) => <bdi>{room || "—"}</bdi> },
          { id: "customer", head: text("column.customer"), render: ({ customer }) => <bdi>{customer}</bdi> },
          { id: "what", head: text("desk.print.request"), render: (row) => requestName(row, text), isRowHead: true },
          {
            id: "who",
            head: text("requests.department"),
            render: ({ department }) => text(`department.${department}`),
          },
          { id: "note", head: text("desk.print.remarks"), render: ({ note }) => <bdi>{note}</bdi> },
        ]}
      />
    </section>
  );
}

/** Notes between the shifts, on paper. */
export function PrintedNotes({ notes, timeZone }: { notes: readonly HandoverNote[]; timeZone: string }) {
  const { text } = useText();
  const { dayAndTime } = useFormat();
  if (notes.length === 0) return null;
  return (
    <section>
      <h2>{text("handover.title")}</h2>
      <ul>
        {notes.map(({ id, text: words, by, at }) => (
          <li key={id}>
            <bdi>{by}</bdi>, <bdi>{dayAndTime(at, timeZone)}</bdi>: <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
