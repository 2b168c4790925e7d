/** Ids of records by a key that several of them share. */
export class IdIndex {
  readonly #ids = new Map<string, Set<string>>();

  of(key: string): string[] {
    return [...(this.#ids.get(key) ?? [])];
  }

  add(key: string, id: string) {
    const ids = this.#ids.get(key);
    if (ids) ids.add(id);
    else this.#ids.set(key, new Set([id]));
  }

  remove(key: string, id: string) {
    this.#ids.get(key)?.delete(id);
  }
}
