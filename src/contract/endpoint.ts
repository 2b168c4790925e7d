/** One row of the contract: how a call looks on the wire, and the types it carries. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `:name` placeholders, relative to the base of the API. */
  readonly path: `/${string}`;
  readonly query?: object;
  readonly body?: unknown;
  readonly reply: unknown;
  /** What a refusal says besides `Refusal`, where it says more. */
  readonly refusal?: unknown;
}

export type Contract = Record<string, Endpoint>;

/** Names a type inside a contract row; nothing exists at run time. */
export const type = <T>() => undefined as T;

/** Keeps a contract's paths literal, so that their placeholders can be read from the type. */
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

/** What a caller must supply, and what a handler receives. */
export type RequestOf<E extends Endpoint> = ParamsOf<E> & QueryOf<E> & BodyOf<E>;
export type ReplyOf<E extends Endpoint> = E["reply"];

/** `[]` for calls that carry nothing, so that they can be made without an argument. */
export type ArgumentsOf<E extends Endpoint> = unknown extends RequestOf<E> ? [] : [request: RequestOf<E>];

/** The body of every refusal: a sentence for people and, where a field is at fault, a sentence for each such field. */
export interface Refusal {
  message: string;
  fields?: Record<string, string>;
}
