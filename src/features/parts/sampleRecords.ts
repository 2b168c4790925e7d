import { object, string } from "yup";

import type { StatePart } from "@/shared/feature/feature";
import { onEvery } from "@/shared/feature/watch";
import { createRecord } from "@/shared/record/createRecord";
import type { FormSave, RecordValues } from "@/shared/record/recordRules";
import { put, type Saga } from "@/shared/saga/effects";

import { longName, never, refusals } from "./samples";

interface GuestDraft {
  name: string;
  room: string;
  notes: string;
}

interface Guest extends GuestDraft {
  id: string;
  version: number;
}

interface GuestValues extends GuestDraft, RecordValues {}

export const guest: Guest = { id: "parts", version: 1, name: longName, room: "204", notes: "" };

export const guestSchema = object({
  name: string().required("sentence.nameRequired"),
  room: string(),
  notes: string(),
});

const message = { id: "sentence.invalidValue" } as const;
/** A form of a guest, which is never saved. `answer` is what follows a press of "save". */
function sampleForm(name: string, answer: (form: FormSave<GuestDraft>, kind: Kind) => Saga = nothing) {
  const kind = kindOf(name);
  const part: StatePart = {
    slices: [],
    *saga() {
      yield onEvery(kind.actions.saveRequested, (form: FormSave<GuestDraft>) => answer(form, kind));
    },
  };
  return { kind, part };
}

function* nothing(): Saga {}

type Kind = ReturnType<typeof kindOf>;

const kindOf = (name: string) =>
  createRecord<Guest, GuestDraft, GuestValues>()(name, {
    get: Object.assign(never, { reads: [] }),
    create: never,
    update: never,
    valuesOf: ({ version, name: who, room, notes }) => ({ clientId: name, version, name: who, room, notes }),
    draftOf: ({ name: who, room, notes }) => ({ name: who, room, notes }),
    isValues: (values) => "name" in values,
    nameOf: (values) => values.name,
    changedBy: () => "Eva Ruiz",
    path: "/parts/:id",
    listPath: "/parts",
    texts: "booking",
  });

export const forms = {
  usual: sampleForm("partsGuest"),
  "a draft is left": sampleForm("partsGuestLeft"),
  saving: sampleForm("partsGuestUnderWay"),
  refused: sampleForm("partsGuestRefused", function* ({ clientId }, { actions }) {
    const refusal = { message, fields: { room: message }, reasons: refusals };
    yield* put(actions.saveRefused({ clientId, refusal }));
  }),
  "changed by somebody else": sampleForm("partsGuestConflict", function* ({ clientId }, { actions }) {
    const current = { ...guest, version: 2, name: "Marina Solé", room: "310" };
    yield* put(actions.saveRefused({ clientId, refusal: { message, fields: {}, reasons: [], current } }));
  }),
};

export const recordParts: StatePart[] = Object.values(forms).flatMap(({ kind, part }) => [kind, part]);

/** Draft that another form of the guest has left. */
export function leaveDraft() {
  const { drafts, rules } = forms["a draft is left"].kind;
  drafts.write(drafts.nameOf({ id: guest.id, clientId: "left" }), { ...rules.valuesOf(guest), clientId: "left" });
}
