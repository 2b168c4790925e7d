import "./day-report.scss";

import type { ComingTask } from "@/contract/day/close";
import { cleaningKinds } from "@/contract/rooms/cleaningTasks";
import { useText } from "@/shared/i18n/useText";
import { PlainTable } from "@/shared/ui/PlainTable";

interface CleaningTableProps {
  tasks: ComingTask[];
  label: string;
}

/** The housekeeping list of the next day: each room with its task. */
export function CleaningTable({ tasks, label }: CleaningTableProps) {
  const { text } = useText();
  return (
    <PlainTable
      className="day-report-table"
      label={label}
      keyOf={({ room }) => room}
      rows={tasks}
      columns={[
        { id: "room", head: text("booking.room"), isRowHead: true, render: ({ room }) => <bdi>{room}</bdi> },
        { id: "kind", head: text("close.cleaningKind"), render: ({ kind }) => text(`close.cleaning.${kind}`) },
        {
          id: "next",
          head: text("close.cleaningNext"),
          render: ({ isAwaited }) => (isAwaited ? text("close.cleaningAwaited") : "–"),
        },
      ]}
    />
  );
}

/** How many rooms of each kind. */
export function useCleaningWords() {
  const { text } = useText();
  return (tasks: ComingTask[]) => {
    const counts = cleaningKinds
      .map((kind) => [kind, tasks.filter((task) => task.kind === kind).length] as const)
      .filter(([, count]) => count > 0);
    if (counts.length === 0) return text("close.none.cleaning");
    return counts.map(([kind, count]) => text(`close.cleaningCount.${kind}`, { count })).join(" · ");
  };
}
