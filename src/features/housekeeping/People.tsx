import { useDispatch } from "react-redux";

import type { CleaningPlan } from "@/contract/rooms/cleaningTasks";
import { isFinished } from "@/domain/housekeeping/cleaningLife";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { SwitchControl } from "@/shared/ui/fields/switches/SwitchControl";
import { Card } from "@/shared/ui/layout/Card";
import { PlainTable } from "@/shared/ui/PlainTable";

import { creditsOf, Load } from "./CleaningBoard";
import { absences } from "./sharing";

/** Who is there, with the work of each. Who is absent gives back what is not begun. */
export function People({ plan: { date, businessDate, people, tasks } }: { plan: CleaningPlan }) {
  const { text } = useText();
  const { list } = useFormat();
  const dispatch = useDispatch();
  const tasksOf = (personId: string) => tasks.filter(({ assigneeId }) => assigneeId === personId);
  return (
    <Card title={text("housekeeping.people")} className="cleaning-people">
      <PlainTable
        label={text("housekeeping.people")}
        rows={people}
        keyOf={({ id }) => id}
        columns={[
          { id: "name", head: text("housekeeping.person"), isRowHead: true, render: ({ name }) => <bdi>{name}</bdi> },
          ...(date === businessDate
            ? [
                {
                  id: "absent",
                  head: text("housekeeping.absent"),
                  render: ({ id, name, isAbsent }: (typeof people)[number]) => (
                    <SwitchControl
                      label={<span className="visually-hidden">{text("housekeeping.isAbsent", { name })}</span>}
                      isOn={isAbsent}
                      onChange={(isOn) => void dispatch(absences.written({ date, personId: id, name, isAbsent: isOn }))}
                    />
                  ),
                },
              ]
            : []),
          { id: "floors", head: text("housekeeping.floors"), render: ({ floors }) => list(floors.map(String)) },
          {
            id: "credits",
            head: text("housekeeping.load"),
            isNumeric: true,
            render: ({ id, target }) => {
              const part = creditsOf(id, tasks);
              const words = text("housekeeping.of", { part, all: target });
              return <Load isOver={part > target}>{words}</Load>;
            },
          },
          {
            id: "done",
            head: text("housekeeping.done"),
            isNumeric: true,
            render: ({ id }) =>
              text("housekeeping.of", { part: tasksOf(id).filter(isFinished).length, all: tasksOf(id).length }),
          },
          {
            id: "minutes",
            head: text("housekeeping.minutes"),
            isNumeric: true,
            render: ({ id }) => tasksOf(id).reduce((sum, { minutes }) => sum + minutes, 0),
          },
        ]}
      />
    </Card>
  );
}
