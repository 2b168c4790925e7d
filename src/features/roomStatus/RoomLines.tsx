import type { RoomStatusField, RoomStatusLine } from "@/contract/rooms/roomStatus";
import { useText } from "@/shared/i18n/useText";
import { RecordHistory } from "@/shared/record/RecordHistory";

/** Who did what to a room. A line says it by its act; only numbers of people are told besides. */
export function RoomLines({ history }: { history: RoomStatusLine[] }) {
  const { text } = useText();
  if (history.length === 0) return null;
  return (
    <RecordHistory<RoomStatusLine["what"], RoomStatusField>
      title={text("roomState.history")}
      history={history.map((line) => ({
        ...line,
        changes: line.changes.filter(({ field }) => field === "people" || field === "fault"),
      }))}
      whatOf={(what) => text(`roomState.what.${what}`)}
      words={{
        labelOf: (field) => text(field === "people" ? "roomState.seen" : "roomState.fault"),
        wordsOf: (_, value) => value,
      }}
    />
  );
}
