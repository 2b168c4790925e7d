/** For values of unknown origin. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether an unknown value is an object with a text under each of the names. */
export const hasTexts = (value: unknown, names: string[]) =>
  isObject(value) && names.every((name) => typeof value[name] === "string");

/** The value that a table by id has itself: an id may be a word that every object has, such as "constructor". */
export const ownOf = <Value>(table: Record<string, Value>, id: string): Value | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;
