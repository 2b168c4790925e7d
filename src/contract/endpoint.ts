import type { ReasonOf } from "./reasons";
import type { Topic } from "./topics";

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `:name` placeholders, relative to the base of the API. */
  readonly path: `/${string}`;
  readonly query?: object;
  readonly body?: unknown;
  /** The body has a file: it is sent as `multipart/form-data` with a part for each field, and has no time limit. */
  readonly isUpload?: true;
  readonly reply: unknown;
  /** The type of a refusal with more fields than `Refusal`. */
  readonly refusal?: unknown;
  /** Topics that the reply is made of: a page that shows it is told of their changes. */
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

/** The body of every refusal: a sentence for people, a sentence for each field at fault, and the reasons of a rule. */
export interface Refusal {
  message: string;
  fields?: Record<string, string>;
  reasons?: ReasonOf<string>[];
}
