import { object, string } from "yup";

import type { StatePart } from "@/shared/feature/feature";
import { isObject } from "@/shared/shapes";
import { createRecord } from "@/shared/record/createRecord";
import { createRecordForm } from "@/shared/record/createRecordForm";
import type { FormSave, RecordValues } from "@/shared/record/recordRules";
import { call, put, type Saga } from "@/shared/saga/effects";

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
const pending: { what: FormSave<GuestDraft> }[] = [];

/** A form of a guest. `answer` is what follows a press of "save": whether it was sent. */
function sampleForm(name: string, answer: (form: FormSave<GuestDraft>, kind: Kind) => Saga<boolean>) {
  const kind = kindOf(name);
  const form = createRecordForm(kind, { sendNow: (sent) => answer(sent, kind), selectPending: () => pending });
  return { kind, form };
}

type Kind = ReturnType<typeof kindOf>;

const kindOf = (name: string) =>
  createRecord<Guest, GuestDraft, GuestValues>()(name, {
    get: Object.assign(never, { reads: [] }),
    create: never,
    update: never,
    valuesOf: ({ version, name: who, room, notes }) => ({ clientId: name, version, name: who, room, notes }),
    draftOf: ({ name: who, room, notes }) => ({ name: who, room, notes }),
    isValues: (value): value is GuestValues => isObject(value) && typeof value.name === "string",
    nameOf: (values) => values.name,
    changedBy: () => "Eva Ruiz",
    path: "/parts/:id",
    listPath: "/parts",
    texts: {
      failed: "booking.failed",
      unknown: "booking.unknown",
      toList: "booking.toList",
      create: "booking.create",
      createWaits: "booking.createWaits",
      created: "booking.created",
      saved: "booking.saved",
      notSaved: "booking.notSaved",
      conflict: "booking.conflict",
    },
  });

export const forms = {
  usual: sampleForm("partsGuest", () => call(never)),
  "a draft is left": sampleForm("partsGuestLeft", () => call(never)),
  saving: sampleForm("partsGuestUnderWay", () => call(never)),
  refused: sampleForm("partsGuestRefused", function* ({ clientId }, { actions }) {
    const refusal = { message, fields: { room: message }, reasons: refusals };
    yield* put(actions.saveRefused({ clientId, refusal }));
    return true;
  }),
  "changed by somebody else": sampleForm("partsGuestConflict", function* ({ clientId }, { actions }) {
    const current = { ...guest, version: 2, name: "Marina Solé", room: "310" };
    yield* put(actions.saveRefused({ clientId, refusal: { message, fields: {}, reasons: [], current } }));
    return true;
  }),
};

export const recordParts: StatePart[] = Object.values(forms).flatMap(({ kind, form }) => [kind, form]);

/** What another form of the guest has left. */
export function leaveDraft() {
  const { drafts, rules } = forms["a draft is left"].kind;
  drafts.write(drafts.nameOf({ id: guest.id, clientId: "left" }), { ...rules.valuesOf(guest), clientId: "left" });
}
