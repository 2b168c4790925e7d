/** Never part of a text, nor of what one looks for. */
const END = "\0";

/** Texts laid one behind the other: to search a hundred thousand is one run through memory, not as many leaps. */
export class JoinedTexts {
  readonly #all: string;
  /** Where each text begins, and where all of them end. */
  readonly #starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.#all = texts.join(END) + END;
    this.#starts = new Uint32Array(texts.length + 1);
    texts.forEach((text, place) => {
      this.#starts[place + 1] = this.#starts[place]! + text.length + END.length;
    });
  }

  /** For each text 1 if it contains that, else 0. */
  containing(part: string): Uint8Array {
    const contains = new Uint8Array(this.#starts.length - 1);
    let place = 0;
    for (let hit = this.#all.indexOf(part); hit >= 0; hit = this.#all.indexOf(part, this.#starts[place])) {
      while (this.#starts[place + 1]! <= hit) place += 1;
      contains[place] = 1;
      place += 1;
    }
    return contains;
  }
}
