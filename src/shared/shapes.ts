/** For values of unknown origin. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether an unknown value is an object with a text under each of the names. */
export const hasTexts = (value: unknown, names: string[]) =>
  isObject(value) && names.every((name) => typeof value[name] === "string");
