/** Formik's nested errors as pairs of a field's name, `newGuest.email`, and its message, in the order of the form. */
export function errorsByField(errors: object, prefix = ""): [field: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): [string, string][] => {
    const field = prefix + key;
    if (typeof error === "string") return [[field, error]];
    return typeof error === "object" && error !== null ? errorsByField(error, `${field}.`) : [];
  });
}
