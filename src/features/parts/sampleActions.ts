import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";
import { permissionFor } from "@/domain/permissionFor";
import { createRecord } from "@/shared/record/createRecord";
import type { StatePart } from "@/shared/feature/feature";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { put, type Saga } from "@/shared/saga/effects";

import { never, refusals } from "./samples";

export type ActName = "confirm" | "cancel" | "markNoShow" | "delete";

export interface ActInput {
  note: string;
}

const [noRoom] = refusals;

/** Allowed with a press, allowed with a dialog, possible against the rules, impossible. */
export const permissions: Permission<ActName, ReasonOf<WordedCode>>[] = [
  permissionFor("confirm", []),
  permissionFor("cancel", []),
  { ...permissionFor("markNoShow", [noRoom!]), isOverridable: true },
  permissionFor("delete", refusals),
];

/** Every act is refused: a dialog stays open and says so. */
const recordOf = (name: string, act: () => Promise<never> = () => Promise.reject(new Error())) =>
  createRecord<{ id: string; version: number }, never, never, ActName, ActInput>()(name, {
    act,
    notDone: "sentence.generic",
    refusalOf: () => ({ message: { id: "sentence.generic" }, fields: {}, reasons: refusals }),
    path: "/parts",
  });

export const records = {
  "allowed, with a dialog, against the rules, impossible": recordOf("partsActs"),
  "under way": recordOf("partsActsUnderWay", never),
  refused: recordOf("partsActsRefused"),
  "waiting for a connection": recordOf("partsActsWaiting"),
  "after changes": recordOf("partsActsChanged"),
};

export type ActsRecord = ReturnType<typeof recordOf>;

export const actionParts: StatePart[] = Object.values(records);

export function* actSamples(): Saga {
  const { requested } = records["under way"].acts.actions;
  yield* put(requested({ id: "parts", action: "confirm", request: { version: 1 } }));
  const { refused } = records.refused.acts.actions;
  yield* put(refused({ message: { id: "sentence.generic" }, fields: {}, reasons: refusals }));
}
