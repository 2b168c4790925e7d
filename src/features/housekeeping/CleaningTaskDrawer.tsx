import {
  type CleaningFields,
  cleaningLimits,
  type CleaningPlan,
  type CleaningTask,
  type CleaningWork,
  type FailInput,
} from "@/contract/rooms/cleaningTasks";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import type { Act } from "@/shared/actions/act";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ReasonDialog } from "@/shared/actions/ReasonDialog";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { cleaningTask } from "./cleaningTask";
import { stateTones, useCleaningWords } from "./cleaningWords";

type CleaningAct = Act<CleaningWork, CleaningFields, CleaningTask>;

const pressed = (action: CleaningWork): CleaningAct => ({ action, label: `housekeeping.action.${action}` });

/** Asks what is missing in the room, of the task as the person sees it: another desk may inspect the room by then. */
export const failAct: CleaningAct = {
  ...pressed("fail"),
  renderDialog: (dialog, task) => <FailDialog dialog={dialog} task={task} />,
};

function FailDialog({ dialog, task }: { dialog: OpenDialog<FailInput>; task: CleaningTask }) {
  const { text } = useText();
  const words = useCleaningWords();
  return (
    <ReasonDialog
      dialog={{ ...dialog, act: (input) => dialog.act({ ...input, upon: task.state }) }}
      title="housekeeping.action.fail"
      limit={cleaningLimits.reason}
    >
      <p>
        {text("housekeeping.task", { room: task.room })} · {words.state(task)}
      </p>
    </ReasonDialog>
  );
}

/** In the order of the buttons. */
const cleaningActs: CleaningAct[] = [
  { ...pressed("start"), isPrimary: ({ state }) => state === "open" || state === "failed" || state === "paused" },
  { ...pressed("finish"), isPrimary: ({ state }) => state === "inProgress" },
  { ...pressed("inspect"), isPrimary: ({ state }) => state === "done", input: { upon: "done" } },
  failAct,
  pressed("pause"),
  pressed("postpone"),
  pressed("decline"),
];

/** A task beside the plan, which knows who is to do it: a day to come is not shared out yet, and what was moved may wait. */
export function CleaningTaskDrawer({ id, plan }: { id: string; plan: CleaningPlan | undefined }) {
  const { text } = useText();
  const { list } = useFormat();
  const words = useCleaningWords();
  const planned = plan?.tasks.find((one) => one.id === id);
  const nameOf = (personId: string) => plan?.people.find((one) => one.id === personId)?.name;
  const reasonOf = ({ reason }: CleaningTask) => reason && words.reason(reason);
  return (
    <RecordDrawer
      record={cleaningTask}
      id={id}
      titleOf={(task) => (task ? text("housekeeping.task", { room: task.room }) : id)}
      renderBeside={(task) => <StateBadge tone={stateTones[task.state]}>{words.state(task)}</StateBadge>}
    >
      {(task) =>
        task && (
          <RecordHead
            label={text("housekeeping.task", { room: task.room })}
            facts={[
              { label: text("housekeeping.kind"), value: words.what(task) },
              {
                label: text("housekeeping.person"),
                value: nameOf((planned ?? task).assigneeId) ?? text("housekeeping.unassigned"),
              },
              { label: text("housekeeping.why"), value: reasonOf(planned ?? task) },
              { label: text("housekeeping.marks"), value: words.marks(task) },
              {
                label: text("housekeeping.checklist"),
                value: list(task.checklist.map((step) => text(`housekeeping.step.${step}`))),
              },
              { label: text("housekeeping.note"), value: task.note },
            ]}
          >
            <RecordActs kind={cleaningTask} record={task} acts={cleaningActs} />
          </RecordHead>
        )
      }
    </RecordDrawer>
  );
}
