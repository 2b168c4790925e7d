const variable = /\{(\p{L}+)\}/gu;

/** The variables of a canned answer, each once: "Buenos días, {huesped}" asks for `huesped`. */
export const variablesOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(variable), ([, name]) => name!)),
];

/** The answer with its variables filled in; one that has no value yet stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(variable, (placeholder, name: string) => (Object.hasOwn(values, name) && values[name]) || placeholder);
