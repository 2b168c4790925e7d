import type { Message, PageQuery } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../../core/ApiError";
import { noShelf, type TableShelf } from "../../core/shelf";
import { pageOf } from "./pageOf";

/**
 * The messages of a conversation in order; their ids are growing numbers. Nothing moves: a deleted message leaves its
 * place empty and can return to it, so that every call is as fast with 100,000 messages as with ten.
 */
export class MessageLog {
  readonly #places: (Message | undefined)[] = [];
  /** The number of each place's message. They grow, so a binary search finds a place. */
  readonly #numbers: number[] = [];
  /** For each message with a deletion: the message before it. */
  readonly #before = new Map<string, Message>();
  readonly #unread = new Set<string>();
  readonly #withFiles = new Set<string>();
  #shelf = noShelf.table("");

  /** Loads the stored messages, and stores changes from now on. */
  keepOn(shelf: TableShelf) {
    const kept = [...shelf.kept].toSorted(([a], [b]) => Number(a) - Number(b));
    for (const [mId, message] of kept) {
      if (message === null) this.#clear(mId);
      else if (this.#placeOf(mId) === undefined) this.append(message as Message);
      else this.replace(message as Message);
    }
    this.#shelf = shelf;
  }

  /** Adds the message at the end. */
  append(message: Message): Message {
    const place = this.#places.length;
    message.seq = place + 1;
    this.#numbers.push(Number(message.mId));
    return this.#put(place, message);
  }

  find(mId: string): Message | undefined {
    return this.#places[this.#placeOf(mId) ?? -1];
  }

  get(mId: string): Message {
    const message = this.find(mId);
    if (!message) throw new ApiError(400, sentences.unknownId);
    return message;
  }

  replace(message: Message): Message {
    return this.#put(this.#place(message.mId), message);
  }

  remove(mId: string) {
    this.#before.set(mId, this.get(mId));
    this.#clear(mId);
    this.#shelf.put(mId, null);
  }

  removeImage(mId: string, imageId: string): Message {
    const message = this.get(mId);
    this.#before.set(mId, message);
    return this.replace({ ...message, image: message.image?.filter(({ id }) => id !== imageId) });
  }

  /** Undoes the last deletion of the message, or of one of its images. */
  restore(mId: string): Message {
    const before = this.#before.get(mId);
    if (!before) throw new ApiError(400, sentences.unknownId);
    this.#before.delete(mId);
    const message = this.find(mId);
    return this.replace(message ? { ...message, image: before.image } : before);
  }

  /** Oldest first. */
  all(): Message[] {
    return this.#places.filter((message) => message !== undefined);
  }

  last(isWanted: (message: Message) => boolean = () => true): Message | undefined {
    return this.#places.findLast((message) => message !== undefined && isWanted(message));
  }

  /** From the message on, or from its empty place. */
  from(mId: string): Message[] {
    return this.#places.slice(this.#place(mId)).filter((message) => message !== undefined);
  }

  /** Messages that their reader has not read, own and others', oldest first. */
  unread(): Message[] {
    return this.#among(this.#unread);
  }

  /** Those with images or attachments, oldest first. */
  withFiles(): Message[] {
    return this.#among(this.#withFiles);
  }

  page(query: PageQuery) {
    return pageOf(this.#places, (mId) => this.#place(mId), query);
  }

  #among(ids: ReadonlySet<string>): Message[] {
    const places = Array.from(ids, (mId) => this.#place(mId)).toSorted((a, b) => a - b);
    return places.map((place) => this.#places[place]!);
  }

  #place(mId: string): number {
    const place = this.#placeOf(mId);
    if (place === undefined) throw new ApiError(400, sentences.unknownId);
    return place;
  }

  #placeOf(mId: string): number | undefined {
    const number = Number(mId);
    let [low, high] = [0, this.#numbers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#numbers[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return this.#numbers[low] === number ? low : undefined;
  }

  #put(place: number, message: Message): Message {
    this.#places[place] = message;
    this.#shelf.put(message.mId, message);
    this.#unlist(message.mId);
    if (!message.meta.read) this.#unread.add(message.mId);
    if (message.image?.length || message.attachments?.length) this.#withFiles.add(message.mId);
    return message;
  }

  #clear(mId: string) {
    const place = this.#placeOf(mId);
    if (place !== undefined) this.#places[place] = undefined;
    this.#unlist(mId);
  }

  #unlist(mId: string) {
    if (this.#unread.size > 0) this.#unread.delete(mId);
    this.#withFiles.delete(mId);
  }
}
