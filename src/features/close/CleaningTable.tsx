import { cleaningKinds, type CleaningTask } from "@/contract/reservations/close";
import { useText } from "@/shared/i18n/useText";

interface CleaningTableProps {
  tasks: CleaningTask[];
  label: string;
}

/** The housekeeping list of the next day: each room with its task. */
export function CleaningTable({ tasks, label }: CleaningTableProps) {
  const { text } = useText();
  return (
    <div className="close-table-frame">
      <table className="close-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text("booking.room")}</th>
            <th scope="col">{text("close.cleaningKind")}</th>
            <th scope="col">{text("close.cleaningNext")}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map(({ room, kind, isAwaited }) => (
            <tr key={room}>
              <th scope="row">
                <bdi>{room}</bdi>
              </th>
              <td>{text(`close.cleaning.${kind}`)}</td>
              <td>{isAwaited ? text("close.cleaningAwaited") : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How many rooms of each kind. */
export function useCleaningWords() {
  const { text } = useText();
  return (tasks: CleaningTask[]) => {
    const counts = cleaningKinds
      .map((kind) => [kind, tasks.filter((task) => task.kind === kind).length] as const)
      .filter(([, count]) => count > 0);
    if (counts.length === 0) return text("close.none.cleaning");
    return counts.map(([kind, count]) => text(`close.cleaningCount.${kind}`, { count })).join(" · ");
  };
}
