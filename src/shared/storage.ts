/**
 * localStorage that never throws, also if it is forbidden, full or corrupt. Values that could not be written are kept
 * until the page closes.
 */
const unwritten = new Map<string, string | null>();

export function readStored(key: string): string | null {
  const remembered = unwritten.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether it was written, and so survives the page. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unwritten.delete(key);
    return true;
  } catch {
    unwritten.set(key, value);
    return false;
  }
}

/** The keys with this prefix, stored or only in memory. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set<string>();
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // storage is forbidden
  }
  for (const [key, value] of unwritten) {
    if (value === null) keys.delete(key);
    else keys.add(key);
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Removes all keys with this prefix, also those whose removal failed before. */
export function dropStored(prefix: string) {
  const failed = [...unwritten.keys()].filter((key) => key.startsWith(prefix));
  for (const key of [...storedKeys(prefix), ...failed]) writeStored(key, null);
}

/** The stored JSON value; undefined if it is missing, corrupt or not accepted by `isValid`. */
export function readStoredJson<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
