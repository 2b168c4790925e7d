import type { ReasonOf } from "./reasons";
import type { Topic } from "./topics";

/** A row of the contract: method, path and types of a call. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `:name` placeholders, relative to the base of the API. */
  readonly path: `/${string}`;
  readonly query?: object;
  readonly body?: unknown;
  /** The body has a file: it goes as `multipart/form-data`, a part for each field, and takes as long as it takes. */
  readonly isUpload?: true;
  readonly reply: unknown;
  /** Type of a refusal that says more than `Refusal`. */
  readonly refusal?: unknown;
  /** Of the property's changes, those that may change the reply: a page that shows it is told of them. */
  readonly reads?: readonly Topic[];
}

export type Contract = Record<string, Endpoint>;

/** Names a type in a contract row; has no value at run time. */
export const type = <T>() => undefined as T;

/** Keeps paths as literal types, so that placeholders can be typed. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

type PlaceholderIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<E extends Endpoint> = [PlaceholderIn<E["path"]>] extends [never]
  ? unknown
  : { params: Record<PlaceholderIn<E["path"]>, string> };
type QueryOf<E extends Endpoint> = E extends { query: infer Query extends object } ? { query: Query } : unknown;
type BodyOf<E extends Endpoint> = E extends { body: infer Body } ? { body: Body } : unknown;

/** Parts of a request, as a caller passes them and a handler receives them. */
export type RequestOf<E extends Endpoint> = ParamsOf<E> & QueryOf<E> & BodyOf<E>;
export type ReplyOf<E extends Endpoint> = E["reply"];

/** `[]` for calls without a request, so that they take no argument. */
export type ArgumentsOf<E extends Endpoint> = unknown extends RequestOf<E> ? [] : [request: RequestOf<E>];

/** The body of every refusal: a sentence for people and, for each field at fault, a sentence. A rule gives its reasons, too. */
export interface Refusal {
  message: string;
  fields?: Record<string, string>;
  reasons?: ReasonOf<string>[];
}
