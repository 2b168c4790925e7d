import { useDispatch } from "react-redux";

import type { CleaningPlan, CleaningTask } from "@/contract/rooms/cleaningTasks";
import { type Assignment, changesIn, shareOut } from "@/domain/housekeeping/shareOut";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";
import { PlainTable } from "@/shared/ui/PlainTable";

import { useCleaningWords } from "./cleaningWords";
import { sharings } from "./sharing";

interface ShareOutDialogProps {
  plan: CleaningPlan;
  onClose: () => void;
}

interface Change {
  task: CleaningTask;
  to: Assignment;
}

/** Shows who gets which task before it is so: it follows the plan as others change it. */
export function ShareOutDialog({ plan, onClose }: ShareOutDialogProps) {
  const { text } = useText();
  const words = useCleaningWords();
  const dispatch = useDispatch();
  const { date, tasks, people, missingCredits } = plan;
  const changes = changesIn(tasks, shareOut(tasks, people)).flatMap((to): Change[] => {
    const task = tasks.find(({ id }) => id === to.id);
    return task ? [{ task, to }] : [];
  });
  const nameOf = (personId: string) =>
    people.find(({ id }) => id === personId)?.name ?? text("housekeeping.unassigned");

  function apply() {
    dispatch(
      sharings.written({
        date,
        tasks: changes.map(({ task: { id, version }, to: { assigneeId, reason } }) => ({
          id,
          version,
          assigneeId,
          ...(assigneeId && { reason }),
        })),
        former: changes.map(({ task: { id, version, assigneeId, reason } }) => ({ id, version, assigneeId, reason })),
        room: changes.length === 1 ? (changes[0]?.task.room ?? "") : "",
        isUndo: false,
      }),
    );
    onClose();
  }

  return (
    <ActionDialog
      dialog={{ close: onClose, isBusy: false, problem: null }}
      title={text("housekeeping.shareOut")}
      submitLabel={text("housekeeping.apply", { count: changes.length })}
      isComplete
      isBlocked={changes.length === 0}
      onSubmit={apply}
    >
      {() => (
        <>
          {missingCredits > 0 && (
            <Text as="p" tone="danger" weight={600}>
              {text("housekeeping.missing", { count: missingCredits })}
            </Text>
          )}
          {changes.length === 0 ? (
            <p>{text("housekeeping.nothingToShare")}</p>
          ) : (
            <PlainTable
              label={text("housekeeping.changes")}
              rows={changes}
              keyOf={({ task }) => task.id}
              columns={[
                {
                  id: "room",
                  head: text("housekeeping.room"),
                  isRowHead: true,
                  render: ({ task }) => <bdi>{task.room}</bdi>,
                },
                {
                  id: "from",
                  head: text("housekeeping.from"),
                  render: ({ task }) => <bdi>{nameOf(task.assigneeId)}</bdi>,
                },
                { id: "to", head: text("housekeeping.to"), render: ({ to }) => <bdi>{nameOf(to.assigneeId)}</bdi> },
                { id: "why", head: text("housekeeping.why"), render: ({ to }) => words.reason(to.reason) },
              ]}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
