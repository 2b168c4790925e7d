import { generatePath } from "react-router-dom";
import * as effects from "redux-saga/effects";

import type { Cents } from "@/contract/property";
import type { ActionDemand, createActions, ShownRow } from "@/shared/actions/createActions";
import { typedCents } from "@/shared/format/centsOf";
import { languageOf } from "@/shared/i18n/languages";
import type { Sentence } from "@/shared/i18n/sentence";
import { currentSpoken } from "@/shared/i18n/spoken";
import { actDialogName, actDrafts } from "@/shared/drafts/actDrafts";
import { type Notice, noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import type { createOpenSlice } from "./openRecord";
import { type RecordRefusal, recordRefusalOf } from "./recordRefusal";
import type { ActRules, Versioned } from "./recordRules";
import { refusalNotice } from "./refusalNotice";

type Kit<
  Shown extends Versioned,
  Action extends string,
  Input extends object,
  Refusal extends RecordRefusal<Shown>,
> = ReturnType<ReturnType<typeof createActions<Action, Input, Shown, Refusal>>>;

const isShown = (rows: ShownRow[], id: string, action: string) =>
  rows.some((row) => row.id === id && row.actions.includes(action));

interface Parts<Shown extends Versioned> {
  open: ReturnType<typeof createOpenSlice<Shown, string>>;
  /** Brings what the server said of a record to what is on the screen. An act was done upon a version. */
  tell: (record: Shown, upon?: number) => Saga;
}

/** Brings the acts of a kind of record to the server. A refusal is shown in the dialog or record, or else in a notice. */
export function actSender<
  Shown extends Versioned,
  Action extends string,
  Input extends object,
  Refusal extends RecordRefusal<Shown>,
>(
  { act, notDone, typedIn, path, ...rules }: ActRules<Shown, Action, Input, Refusal> & { path: string },
  { name, actions, selectors }: Kit<Shown, Action, Input, Refusal>,
  { open, tell }: Parts<Shown>,
) {
  type Demand = ActionDemand<Action, Input>;
  const { refusalOf = (error: unknown) => recordRefusalOf<Shown>(error) as Refusal } = rules;

  function* send({ id, action, request: body }: Demand, key: string): Saga<Shown> {
    const shown: Shown = yield effects.call(act, { params: { id, action }, body, key });
    yield* tell(shown, body.version);
    yield* put(actions.done(shown));
    return shown;
  }

  function* refuse(demand: Demand, error: unknown): Saga {
    const { id, action, request } = demand;
    const refusal = refusalOf(error, demand);
    const written = typedIn && asTyped(typedIn(request));
    const told = refusalNotice(error, { ...(yield* notDoneIn(id)), written });
    const { pending, rows, id: about = id } = yield* select(selectors.selectActing);
    const isOpen = (yield* select(open.selectors.selectRecord))?.id === id;
    const isRead = pending?.id === id || (about === id && isOpen && isShown(rows, id, action));
    yield* put(isRead ? actions.refused(refusal, { id, action, notice: told.payload }) : told);
    if (refusal.current) yield* tell(refusal.current);
  }

  /**
   * A row or a dialog has gone, as where another desk has changed the record. A refusal becomes a notice, and so does what
   * was typed and not sent. A row may be back at once: with other acts, or where React rehearses its effects.
   */
  function* forget({ id }: Pick<ShownRow, "id">): Saga {
    yield effects.delay(0);
    const acting = yield* select(selectors.selectActing);
    const { rows, id: about, asked, pending, refused = "", notice, typed } = acting;
    const isThere = typed === undefined && isShown(rows, id, asked ?? pending?.action ?? refused);
    if (about !== id || isThere) return;
    yield* put(actions.forgotten());
    if (typed) yield* put(noticeShown({ kind: "error", ...(notice ?? (yield* notDoneIn(id))), written: typed }));
    else if (notice) yield* put(noticeShown(notice));
  }

  /** A person has left the record, and what was refused in it. */
  function* leave(id: string): Saga {
    if ((yield* select(selectors.selectActing)).id === id) yield* put(actions.forgotten());
  }

  /** It was on its way when its page went: what that page kept of its dialog has arrived with it. */
  function* resent(demand: Demand): Saga {
    yield* call(actDrafts.forget, actDialogName(name, demand));
  }

  /** Says that an act was not done, and leads to its record. */
  function* notDoneIn(id: string): Saga<Pick<Notice, "sentence" | "path">> {
    return { sentence: yield* notDoneOf(id), path: generatePath(path, { id }) };
  }

  function* notDoneOf(id: string): Saga<Sentence> {
    if (typeof notDone === "string") return { id: notDone, values: { id } };
    const told = notDone(id);
    return Symbol.iterator in told ? yield* told : told;
  }

  return { send, refuse, forget, leave, resent };
}

/** A line each. */
function asTyped(typed: readonly (string | Cents | undefined)[]): string {
  const { locale } = languageOf(currentSpoken().code);
  const words = typed.map((one) => (typeof one === "number" ? typedCents(one, locale) : one));
  return words.filter(Boolean).join("\n");
}
