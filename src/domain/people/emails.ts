/** Whether a text looks like an e-mail address: something, an at sign, a name with a dot. */
export const isEmail = (value: unknown) => typeof value === "string" && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
