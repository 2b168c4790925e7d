import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";
import { permissionFor } from "@/domain/permissionFor";
import { createActions } from "@/shared/actions/createActions";
import { serveActions } from "@/shared/actions/serveActions";
import type { StatePart } from "@/shared/feature/feature";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { call, put, type Saga } from "@/shared/saga/effects";

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

const kitOf = (name: string) => createActions<ActName, ActInput, { id: string }>()(name);

export const kits = {
  "allowed, with a dialog, against the rules, impossible": kitOf("partsActs"),
  "under way": kitOf("partsActsUnderWay"),
  refused: kitOf("partsActsRefused"),
  "waiting for a connection": kitOf("partsActsWaiting"),
  "after changes": kitOf("partsActsChanged"),
};

export type ActsKit = ReturnType<typeof kitOf>;

/** Every action is refused: a dialog stays open and says so. */
export const actionParts: StatePart[] = Object.values(kits).map((kit) =>
  serveActions(kit, {
    *send(): Saga<boolean> {
      yield* call(() => (kit === kits["under way"] ? never() : Promise.reject(new Error())));
      return true;
    },
    *refused() {
      yield* put(kit.actions.refused({ message: { id: "sentence.generic" }, reasons: refusals }));
    },
  }),
);

export function* actSamples(): Saga {
  yield* put(kits["under way"].actions.requested({ id: "parts", action: "confirm", request: { version: 1 } }));
  yield* put(kits.refused.actions.refused({ message: { id: "sentence.generic" }, reasons: refusals }));
}
