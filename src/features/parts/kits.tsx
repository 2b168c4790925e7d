import { object, string } from "yup";

import { permissionFor } from "@/domain/permissionFor";
import { ActionRow } from "@/shared/actions/ActionRow";
import { Board } from "@/shared/board/Board";
import { BarChart } from "@/shared/charts/BarChart";
import { ListPage } from "@/shared/list/page/ListPage";
import { RecordForm } from "@/shared/record/RecordForm";
import { SaveButton } from "@/shared/record/SaveButton";
import { FormSection } from "@/shared/record/sections/FormSection";
import { TimeGrid } from "@/shared/timeGrid/TimeGrid";
import { TextField } from "@/shared/ui/fields/TextField";

import type { PartTable } from "./Part";
import { guest, list, people, record, refusals, states } from "./samples";

const named = (id: string) => ({ id, name: id, head: id });
const stay = { id: "RSV-482", from: 1, to: 4, look: () => ({ name: "RSV-482", face: "RSV-482" }) };
const room = { ...named("204"), bars: () => [stay], cellAt: (at: number) => ({ name: `204, ${at}` }) };

/** Each kit that draws something. */
export const kits: PartTable = {
  ListPage: () => <ListPage list={list} create={{ label: "reservations.new", path: "/parts" }} />,
  RecordForm: (text) => (
    <RecordForm
      form={record}
      record={guest}
      newValues={() => record.rules.valuesOf(guest)}
      schema={object({ name: string().required("sentence.nameRequired") })}
      fields={[{ name: "name", label: text("column.customer") }]}
      refusals={{ fields: {}, values: {} }}
    >
      <FormSection title={text("reservation.edit")}>
        <TextField name="name" label={text("column.customer")} dir="auto" />
        <SaveButton />
      </FormSection>
    </RecordForm>
  ),
  ActionRow: () => (
    <ActionRow
      kit={record.acts}
      record={guest}
      permissions={[permissionFor("confirm", []), permissionFor("delete", refusals)]}
      acts={[
        { action: "confirm", label: "bulk.confirm", isPrimary: () => true },
        { action: "delete", label: "bulk.delete" },
      ]}
    />
  ),
  Board: (text) => (
    <Board
      label="Board"
      columns={states.map((id) => ({ id, title: text(`situation.${id}`) }))}
      cards={people.map((id, place) => ({ id, at: states[place % 2]! }))}
      columnOf={({ at }) => at}
      nameOf={({ id }) => id}
      targetsOf={() => []}
      onMove={() => {}}
    >
      {({ id }) => <p>{id}</p>}
    </Board>
  ),
  TimeGrid: (text) => (
    <TimeGrid
      label="TimeGrid"
      corner={text("booking.room")}
      columns={["1", "2", "3", "4", "5", "6", "7"].map(named)}
      columnWidth={64}
      headWidth={112}
      folded={[]}
      onFold={() => {}}
      groups={[{ ...room, ...named("2"), bars: () => [], lines: [room] }]}
    />
  ),
  BarChart: (text) => (
    <BarChart
      title="Booking.com: 49 %"
      xTitle={text("booking.channel")}
      unit={{ say: (value) => `${value} %` }}
      series={[{ id: "1", label: text("column.total"), points: people.map((x, place) => ({ x, value: 40 - place })) }]}
    />
  ),
};
