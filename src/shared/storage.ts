/**
 * localStorage for a browser that may forbid it, be full or hold garbage: nothing here throws. What could not be
 * written is remembered until the page is left.
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

/** Whether it was written, and so outlives the page. */
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

/** The keys that begin so, of what is stored and of what could not be. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set<string>();
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // a browser that forbids storage
  }
  for (const [key, value] of unwritten) {
    if (value === null) keys.delete(key);
    else keys.add(key);
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Drops everything whose key begins so. */
export function dropStored(prefix: string) {
  for (const key of storedKeys(prefix)) writeStored(key, null);
}

/** The stored JSON value, or undefined if there is none, it is corrupt, or `isValid` does not accept it. */
export function readStoredJson<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
