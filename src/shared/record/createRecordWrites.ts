import { useSelector } from "react-redux";

import type { ActionDemand } from "@/shared/actions/createActions";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { recordOfForm } from "./createRecordForm";
import type { FormSave } from "./recordRules";

export type RecordAct<Action extends string, Input> = { kind: "act" } & ActionDemand<Action, Input>;

/** What else an area writes of its records, such as their deletion. */
export interface OtherWrite {
  kind: "deletion";
  id: string;
}

export type RecordWrite<Draft, Action extends string, Input, Other extends OtherWrite = never> =
  FormSave<Draft> | RecordAct<Action, Input> | Other;

/**
 * Everything that is written of one kind of record: its forms, its acts, and perhaps others. Those of one record are sent
 * in their order, with a connection or once there is one. `serveRecord` sends them.
 */
export function createRecordWrites<Draft, Action extends string, Input, Other extends OtherWrite = never>() {
  type Write = RecordWrite<Draft, Action, Input, Other>;

  return <Name extends string>(name: Name, isOther: (value: object) => boolean = () => false) => {
    const writes = createWrite<Write>()(name, {
      recordOf: (write) => (write.kind === "form" ? recordOfForm(write) : write.id),
      // a form says everything of its record
      isReplaced: (older, newer) => older.kind === "form" && newer.kind === "form" && older.clientId === newer.clientId,
      isWhat: (value): value is Write => isObject(value) && (isForm(value) || isAct(value) || isOther(value)),
    });

    type State = Parameters<typeof writes.selectPending>[0];

    const isActOf =
      (id: string) =>
      (write: Write): write is RecordAct<Action, Input> =>
        write.kind === "act" && write.id === id;

    const selectWaitingAct = (state: State, id: string): Action | undefined =>
      writes
        .selectPending(state)
        .map(({ what }) => what)
        .find(isActOf(id))?.action;

    return {
      ...writes,
      /** What is to be done with a record as soon as there is a connection. */
      selectWaitingAct,
      useWaitingAct: (id: string) => useSelector((state: State) => selectWaitingAct(state, id)),
    };
  };
}

const isForm = (value: Record<string, unknown>) =>
  value.kind === "form" &&
  hasTexts(value, ["clientId", "name"]) &&
  typeof value.version === "number" &&
  isObject(value.draft);

const isAct = (value: Record<string, unknown>) =>
  value.kind === "act" && hasTexts(value, ["id", "action"]) && isObject(value.request);
