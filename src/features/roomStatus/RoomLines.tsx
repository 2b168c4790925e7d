import type { RoomStatusField, RoomStatusLine } from "@/contract/rooms/roomStatus";
import { isCivilDate } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordHistory } from "@/shared/record/RecordHistory";

/** Fields whose values are told; of the others the act says it. */
const labels = { people: "roomState.seen", fault: "roomState.fault", block: "roomState.block" } as const;

const isTold = (field: RoomStatusField): field is keyof typeof labels => field in labels;

/** Who did what to a room. */
export function RoomLines({ history }: { history: RoomStatusLine[] }) {
  const { text } = useText();
  const { date } = useFormat();
  const nights = (value: string) => value.split("/").filter(isCivilDate).map(date).join(" – ");
  if (history.length === 0) return null;
  return (
    <RecordHistory<RoomStatusLine["what"], RoomStatusField>
      title={text("roomState.history")}
      history={history.map((line) => ({
        ...line,
        changes: line.changes.filter(({ field }) => isTold(field)),
      }))}
      whatOf={(what) => text(`roomState.what.${what}`)}
      words={{
        labelOf: (field) => (isTold(field) ? text(labels[field]) : field),
        wordsOf: (field, value) => (field === "block" ? nights(value) : value),
      }}
    />
  );
}
