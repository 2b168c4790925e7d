const variable = /\{(\p{L}+)\}/gu;

/** The distinct variables of a canned answer: `huesped` in "Buenos días, {huesped}". */
export const variablesOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(variable), ([, name]) => name!)),
];

/** Fills in the variables; those without a value stay as they are. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(variable, (placeholder, name: string) => (Object.hasOwn(values, name) && values[name]) || placeholder);
