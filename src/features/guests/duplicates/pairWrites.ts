import type { MergeRequest } from "@/contract/guests/guestProfile";
import type { Sentence } from "@/shared/i18n/sentence";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { guestList } from "../list/guestList";
import { guestPath } from "../list/guestPaths";
import { guestsApi } from "../list/guestsApi";
import { guestUndo } from "../list/guestUndo";
import { guestRecord } from "../profile/guestRecord";
import { duplicatePairs } from "./duplicates";

interface Pair {
  /** Of the guest who is kept. */
  id: string;
  otherId: string;
}

/** Two records become one, or two again. */
interface Merge extends Pair {
  act: "merge" | "unmerge";
  /** Of the guest who is kept. */
  name: string;
  request: MergeRequest;
}

/** Two records are said to be of two people, or no longer. */
interface Mark extends Pair {
  act: "apart" | "together";
  /** Of both. */
  names: string;
}

type PairWrite = Merge | Mark;

const isMerge = (write: PairWrite): write is Merge => write.act === "merge" || write.act === "unmerge";

/** Writes about a pair of records that may be of one person. */
export const pairWrites = createWrite<PairWrite>()("guestPairs", {
  recordOf: ({ id }) => id,
  isWhat: (value): value is PairWrite =>
    isObject(value) &&
    hasTexts(value, ["act", "id", "otherId"]) &&
    (hasTexts(value, ["names"]) || (hasTexts(value, ["name"]) && isObject(value.request))),
}).sentBy({
  *send(write, key): Saga {
    const { id, otherId } = write;
    const params = { id };
    if (write.act === "merge") {
      yield* tell(yield* call(guestsApi.mergeGuests, { params, body: write.request, key }));
    } else if (write.act === "unmerge") {
      yield* tell(yield* call(guestsApi.unmergeGuests, { params, body: { otherId }, key }));
    } else {
      const body = { otherId, isApart: write.act === "apart" };
      yield* tell(yield* call(guestsApi.setGuestsApart, { params, body, key }));
    }
  },
  *refused(write, error): Saga {
    const path = write.act === "unmerge" ? guestPath(write.id) : paths.guestDuplicates;
    yield* put(refusalNotice(error, { sentence: notDone(write), path }));
  },
  *readAgain() {
    yield* duplicatePairs.askAgain();
    yield* guestList.reload();
  },
  undoable: {
    undo: guestUndo,
    isUndo: ({ act }) => act === "unmerge" || act === "together",
    inverse: (write) => (isMerge(write) ? { ...write, act: "unmerge" } : { ...write, act: "together" }),
    done: doneSentence,
    undone: (write) => (isMerge(write) ? { id: "guests.merge.undone", values: { name: write.name } } : undefined),
  },
});

function* tell(guest: Awaited<ReturnType<typeof guestsApi.mergeGuests>>): Saga {
  yield* put(guestRecord.actions.changed(guest));
  yield* guestList.reload();
}

function doneSentence(write: PairWrite): Sentence {
  if (isMerge(write)) return { id: "guests.merge.done", values: { name: write.name } };
  return { id: "guests.apart.done", values: { names: write.names } };
}

function notDone(write: PairWrite): Sentence {
  if (!isMerge(write)) return { id: "guests.apart.notDone", values: { names: write.names } };
  return {
    id: write.act === "merge" ? "guests.merge.notDone" : "guests.merge.notUndone",
    values: { name: write.name },
  };
}
