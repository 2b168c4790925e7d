import { useDispatch } from "react-redux";

import type { CleaningPlan, CleaningTask } from "@/contract/rooms/cleaningTasks";
import { type Assignment, changesIn, shareOut } from "@/domain/housekeeping/shareOut";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Dialog } from "@/shared/ui/overlays/Dialog";
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

  const missing = missingCredits > 0 && (
    <Text as="p" tone="danger" weight={600}>
      {text("housekeeping.missing", { count: missingCredits })}
    </Text>
  );
  if (changes.length === 0)
    return (
      <Dialog isOpen title={text("housekeeping.shareOut")} onClose={onClose}>
        <Stack gap={8}>
          {missing}
          <p>{text("housekeeping.nothingToShare")}</p>
        </Stack>
      </Dialog>
    );
  return (
    <ActionDialog
      dialog={{ close: onClose, isBusy: false, problem: null }}
      title={text("housekeeping.shareOut")}
      submitLabel={text("housekeeping.apply", { count: changes.length })}
      isComplete
      onSubmit={apply}
    >
      {() => (
        <>
          {missing}
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
        </>
      )}
    </ActionDialog>
  );
}
