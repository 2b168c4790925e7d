import type { RoomBlock } from "@/contract/property";

import type { TableShelf } from "../../core/shelf";

/** The blocks of rooms. */
export class BlockBook {
  readonly #blocks: Map<string, RoomBlock>;
  readonly #shelf: TableShelf;

  constructor(blocks: readonly RoomBlock[], shelf: TableShelf) {
    this.#shelf = shelf;
    this.#blocks = new Map(blocks.map((block) => [block.id, block]));
    for (const [id, kept] of shelf.kept) this.#set(id, kept as RoomBlock | null);
  }

  all(): RoomBlock[] {
    return [...this.#blocks.values()];
  }

  /** With `null` it is removed. */
  put(id: string, block: RoomBlock | null) {
    this.#set(id, block);
    this.#shelf.put(id, block);
  }

  #set(id: string, block: RoomBlock | null) {
    if (block) this.#blocks.set(id, block);
    else this.#blocks.delete(id);
  }
}
