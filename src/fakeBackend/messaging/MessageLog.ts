import { type Message, type PageQuery } from "@/contract/conversations";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../ApiError";

const PAGE = 50;

export interface Page {
  messages: Message[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * The messages of a conversation in their order. Nothing ever moves: a deleted message leaves its place empty and can
 * come back to it, so that every call is as quick with 100,000 messages as with ten.
 */
export class MessageLog {
  readonly #places: (Message | undefined)[] = [];
  readonly #placeOf = new Map<string, number>();
  /** What a deletion took last from a message: the message as it was before. */
  readonly #before = new Map<string, Message>();
  readonly #unread = new Set<string>();
  readonly #withFiles = new Set<string>();

  append(message: Message): Message {
    const place = this.#places.length;
    this.#placeOf.set(message.mId, place);
    return this.#put(place, { ...message, seq: place + 1 });
  }

  find(mId: string): Message | undefined {
    return this.#places[this.#placeOf.get(mId) ?? -1];
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
    this.#places[this.#place(mId)] = undefined;
    this.#unread.delete(mId);
    this.#withFiles.delete(mId);
  }

  removeImage(mId: string, imageId: string): Message {
    const message = this.get(mId);
    this.#before.set(mId, message);
    return this.replace({ ...message, image: message.image?.filter(({ id }) => id !== imageId) });
  }

  /** Takes the last deletion back, of the message or of one of its images. */
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

  /** From the message on, or from where it was. */
  from(mId: string): Message[] {
    return this.#places.slice(this.#place(mId)).filter((message) => message !== undefined);
  }

  /** Those whose reader has not read them, one's own and the others', oldest first. */
  unread(): Message[] {
    return this.#among(this.#unread);
  }

  /** Those with images or attachments, oldest first. */
  withFiles(): Message[] {
    return this.#among(this.#withFiles);
  }

  page({ before, after, around, limit }: PageQuery): Page {
    const size = Math.max(1, limit ?? PAGE);
    const end = this.#places.length;
    if (before !== undefined) return this.#pageBetween(this.#back(this.#place(before), size), this.#place(before));
    if (after !== undefined) {
      const start = this.#place(after) + 1;
      return this.#pageBetween(start, this.#forth(start, size));
    }
    if (around !== undefined) {
      const start = this.#back(this.#place(around), Math.floor(size / 2));
      return this.#pageBetween(start, this.#forth(start, size));
    }
    return this.#pageBetween(limit === undefined ? 0 : this.#back(end, size), end);
  }

  #pageBetween(start: number, end: number): Page {
    return {
      messages: this.#places.slice(start, end).filter((message) => message !== undefined),
      hasOlder: this.#back(start, 1) < start,
      hasNewer: this.#forth(end, 1) > end,
    };
  }

  /** The place from which on `count` messages stand before `place`: where there are fewer, the first message's. */
  #back(place: number, count: number): number {
    let start = place;
    for (let at = place - 1, left = count; at >= 0 && left > 0; at -= 1) {
      if (!this.#places[at]) continue;
      start = at;
      left -= 1;
    }
    return start;
  }

  /** The place before which `count` messages stand from `place` on, or as many as there are. */
  #forth(place: number, count: number): number {
    let end = place;
    for (let at = place, left = count; at < this.#places.length && left > 0; at += 1) {
      if (!this.#places[at]) continue;
      end = at + 1;
      left -= 1;
    }
    return end;
  }

  #among(ids: ReadonlySet<string>): Message[] {
    const places = Array.from(ids, (mId) => this.#place(mId)).toSorted((a, b) => a - b);
    return places.map((place) => this.#places[place]!);
  }

  #place(mId: string): number {
    const place = this.#placeOf.get(mId);
    if (place === undefined) throw new ApiError(400, sentences.unknownId);
    return place;
  }

  #put(place: number, message: Message): Message {
    this.#places[place] = message;
    list(this.#unread, message.mId, !message.meta.read);
    list(this.#withFiles, message.mId, Boolean(message.image?.length || message.attachments?.length));
    return message;
  }
}

const list = (ids: Set<string>, mId: string, isListed: boolean) => (isListed ? ids.add(mId) : ids.delete(mId));
