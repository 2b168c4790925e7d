import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

import { byMoment, ownMoment } from "./ownMoment";

/** A write on its way to the server. */
export interface Save<What> {
  /** Names it for the server, which does it once however often it comes. */
  key: string;
  /** ISO 8601 instant: for each save another. */
  time: string;
  /** For a connection; then it goes by itself. */
  isWaiting: boolean;
  what: What;
}

interface OutboxRules<What> {
  /** What it changes: saves of one record go one after the other. */
  recordOf: (what: What) => string;
  /** Whether the older one, of the same record, need not be sent any more. */
  isReplaced?: (older: What, newer: What) => boolean;
  /** What is read back from the browser's storage may be anything. */
  isWhat: (value: unknown) => value is What;
}

/**
 * Saves of one kind that the server has not answered yet, oldest first. A feature shows them over what the server has
 * said; `sendSaves` brings them there, in their order, and keeps them until then.
 */
export function createOutbox<What>() {
  return <Name extends string>(name: Name, { recordOf, isReplaced = () => false, isWhat }: OutboxRules<What>) => {
    const slice = createSlice({
      name,
      initialState: [] as AnySave[],
      reducers: {
        queued: {
          prepare: (what: What, key: string = nanoid()) => ({ payload: { key, time: ownMoment(), what } }),
          reducer(saves, { payload }: PayloadAction<Omit<Save<What>, "isWaiting">>) {
            const isBefore = ({ what }: AnySave) => recordOf(what as What) === recordOf(payload.what);
            const isWaiting = saves.some((save) => isBefore(save) && save.isWaiting);
            const isDropped = (save: AnySave) =>
              save.isWaiting && isBefore(save) && isReplaced(save.what as What, payload.what);
            return [...saves.filter((save) => !isDropped(save)), { ...payload, isWaiting }];
          },
        },
        /** What another page left behind takes its place by its time: most of it, but not all, is older. */
        adopted(saves, { payload: adopted }: PayloadAction<Save<What>[]>) {
          const known = new Set(saves.map(({ key }) => key));
          return [...adopted.filter(({ key }) => !known.has(key)), ...saves].toSorted(byMoment);
        },
        /** There is no connection: all of the record waits for it. */
        delayed(saves, { payload: record }: PayloadAction<string>) {
          for (const save of saves) if (recordOf(save.what as What) === record) save.isWaiting = true;
        },
        /** What has gone before it makes it another. */
        amended(saves, { payload: { key, what } }: PayloadAction<Pick<Save<What>, "key" | "what">>) {
          const save = saves.find((one) => one.key === key);
          if (save) save.what = what;
        },
        /** The server has done it, or will not. */
        settled: (saves, { payload: key }: PayloadAction<string>) => saves.filter((save) => save.key !== key),
      },
      selectors: { selectSaves: (saves) => saves as Save<What>[] },
    });
    return { ...slice, recordOf, isWhat };
  };
}

/** The slice's own types cannot follow a type that is still open. */
type AnySave = Save<unknown>;

type OutboxSlice<What> = ReturnType<ReturnType<typeof createOutbox<What>>>;

/** An outbox of such saves, whatever its name. */
export interface Outbox<What> extends Pick<OutboxSlice<What>, "name" | "actions" | "recordOf" | "isWhat"> {
  selectors: { selectSaves: (state: never) => Save<What>[] };
}
