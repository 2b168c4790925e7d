import type { ReasonOf } from "@/contract/reasons";

import type { KeptMap } from "../core/KeptMap";
import type { Context } from "../core/routes";
import { ListIndex, type ListRules, type OwnColumn } from "../list/ListIndex";
import { serveList } from "../list/serveList";
import { type Actor, actorOf } from "./Actor";
import { notFound, refuse, Refused } from "./Refused";

interface Versioned {
  id: string;
  version: number;
}

interface Shown extends Versioned {
  /** The permissions that the buttons show: an act asks the same ones. */
  actions?: readonly { action: string; reasons: readonly ReasonOf<string>[]; isOverridable?: boolean }[];
}

/** A kind of record: where it is kept, and how it travels. `Books` are what its rules read. */
interface Kind<Stored extends Versioned, Reply extends Shown, Books> {
  booksOf: (context: Context) => Books;
  /** The record of an id, or 404. */
  get: (id: string, books: Books) => Stored;
  shown: (stored: Stored, books: Books, actor: Actor) => Reply;
  /** Refuses a change that was made on an older version. */
  stale: ReasonOf<string>;
}

/** How a form changes a record. */
interface Form<Stored, Draft, Written, Books> {
  /** The draft as it is stored, and nothing else; `stored` is the record that it changes. */
  written: (draft: Draft, books: Books, stored?: Stored) => Written;
  isWritten: (stored: Stored, written: Written, books: Books) => boolean;
  /** Refuses what cannot be, of a new record or of a change of `stored`. */
  check: (written: Written, books: Books, stored?: Stored) => void;
  /** Puts the changed record into the books. */
  rewrite: (stored: Stored, written: Written, books: Books, actor: Actor) => Stored;
}

/** How a form creates a record, and changes it. */
interface CreatingForm<Stored, Draft, Written, Books> extends Form<Stored, Draft, Written, Books> {
  /** By the client's id, the record that a call made. */
  madeBy: (books: Books) => KeptMap<string>;
  /** Puts a new record into the books. */
  add: (written: Written, books: Books, actor: Actor, clientId: string) => Stored;
}

/** The acts of a record, besides its form. */
interface Acts<Stored, Action extends string, Act, Books> {
  /** All that the record's buttons offer; its form does "edit". */
  actions: readonly Action[];
  /** Refuses what is missing or wrong in the input of an action that may be done. */
  check?: (action: Exclude<Action, "edit">, act: Act, stored: Stored, books: Books, actor: Actor) => void;
  /** Puts the record after the action into the books. */
  act: (action: Exclude<Action, "edit">, act: Act, stored: Stored, books: Books, actor: Actor) => Stored;
}

/** The list of the records. Unless `stateOf` tells otherwise it is made for each call: names and clocks change what is shown. */
interface Listed<Entry, Column extends string, View extends string, Filters extends object, Row, Books> {
  entries: (books: Books, actor: Actor) => readonly Entry[];
  rules: (books: Books, actor: Actor) => ListRules<Entry, Column, View, Filters>;
  /** As long as it is the same number, the list is that of the last call. */
  stateOf?: (books: Books) => number;
  /** Of the entries that are on the page. */
  toRow: (entry: Entry, books: Books, actor: Actor) => Row;
}

interface ById {
  params: { id: string };
}

/** The calls of a record, by its declaration. A refusal changes nothing. */
export function serveRecord<Stored extends Versioned, Reply extends Shown, Books extends object>(
  kind: Kind<Stored, Reply, Books>,
) {
  const { booksOf, get, shown, stale } = kind;

  function refuseStale(stored: Stored, version: number, books: Books, actor: Actor) {
    if (version === stored.version) return;
    throw new Refused(409, { reasons: [stale], current: shown(stored, books, actor) });
  }

  const permissionOf = (action: string, stored: Stored, books: Books, actor: Actor) =>
    shown(stored, books, actor).actions?.find((one) => one.action === action);

  /** A repeat replies with the record that the first call made; 409 where that has become another one since. */
  const create =
    <Draft, Written>(form: CreatingForm<Stored, Draft, Written, Books>) =>
    ({ body: { clientId, draft } }: { body: { clientId: string; draft: Draft } }, context: Context): Reply => {
      const [books, actor] = [booksOf(context), actorOf(context)];
      const written = form.written(draft, books);
      const madeBy = form.madeBy(books);
      const made = madeBy.get(clientId);
      if (made !== undefined) {
        const stored = get(made, books);
        if (!form.isWritten(stored, written, books)) refuseStale(stored, 0, books, actor);
        return shown(stored, books, actor);
      }
      form.check(written, books);
      const added = form.add(written, books, actor, clientId);
      madeBy.set(clientId, added.id);
      return shown(added, books, actor);
    };

  /** A repeat changes nothing. */
  const update =
    <Draft, Written>(form: Form<Stored, Draft, Written, Books>) =>
    (
      { params: { id }, body: { version, draft } }: ById & { body: { version: number; draft: Draft } },
      context: Context,
    ): Reply => {
      const [books, actor] = [booksOf(context), actorOf(context)];
      const stored = get(id, books);
      const written = form.written(draft, books, stored);
      if (form.isWritten(stored, written, books)) return shown(stored, books, actor);
      refuseStale(stored, version, books, actor);
      refuse(permissionOf("edit", stored, books, actor)?.reasons ?? []);
      form.check(written, books, stored);
      return shown(form.rewrite(stored, written, books, actor), books, actor);
    };

  return {
    get: ({ params: { id } }: ById, context: Context): Reply => {
      const books = booksOf(context);
      return shown(get(id, books), books, actorOf(context));
    },

    /** The two calls of its list. */
    list: <Entry, View extends string, Row, Filters extends object = object, Column extends string = OwnColumn<Entry>>({
      entries,
      rules,
      stateOf,
      toRow,
    }: Listed<Entry, Column, View, Filters, Row, Books>) => {
      const kept = new WeakMap<Books, { state: number; list: ListIndex<Entry, Column, View, Filters> }>();
      return serveList((context) => {
        const [books, actor] = [booksOf(context), actorOf(context)];
        const state = stateOf?.(books) ?? NaN; // no number is the same as this one
        const last = kept.get(books);
        const list = last?.state === state ? last.list : new ListIndex(rules(books, actor), entries(books, actor));
        kept.set(books, { state, list });
        return { list, toRow: (entry: Entry) => toRow(entry, books, actor) };
      });
    },

    update,

    form: <Draft, Written>(form: CreatingForm<Stored, Draft, Written, Books>) => ({
      create: create(form),
      update: update(form),
    }),

    act:
      <Action extends string, Act extends { version: number; overrideReason?: string }>({
        actions,
        check,
        act,
      }: Acts<Stored, Action, Act, Books>) =>
      (
        { params: { id, action: name }, body }: { params: { id: string; action: string }; body: Act },
        context: Context,
      ): Reply => {
        const [books, actor] = [booksOf(context), actorOf(context)];
        const action = actions.find((one): one is Exclude<Action, "edit"> => one === name && one !== "edit");
        const stored = get(id, books);
        if (!action) throw notFound();
        refuseStale(stored, body.version, books, actor);
        const { reasons = [], isOverridable } = permissionOf(action, stored, books, actor) ?? {};
        if (!isOverridable || !body.overrideReason?.trim()) refuse(reasons);
        check?.(action, body, stored, books, actor);
        return shown(act(action, body, stored, books, actor), books, actor);
      },
  };
}

/** Whether two drafts say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
