/** Whether a text has the form of an address: something, an at sign, and a name with a dot. */
export const isEmail = (value: unknown) => typeof value === "string" && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
