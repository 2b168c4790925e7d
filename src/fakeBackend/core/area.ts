import type { Contract } from "@/contract/endpoint";
import { sentences } from "@/contract/sentences";

import { ApiError } from "./ApiError";
import type { Sample } from "./createCore";
import type { Database } from "./database";
import { isCallOf, type Route } from "./routes";

/** The content of an area's chunk: its handlers with their rules, rows and seeds. */
export interface AreaPart<Data> {
  /** One for each call of the area's contract. */
  routes: Route[];
  /**
   * Makes the area's rows, when they are first asked for; what it returns gives them to the person who is signed in. Of
   * `db` it may read the core, and the areas that it needs.
   */
  createData: (sample: Sample, db: Database) => () => Data;
}

/** An area as the core knows it: its calls, and how to fetch their handlers. */
export interface Area<Data> extends AreaPart<Data> {
  /** Fetches the part once; after a failure the next call tries again. */
  fetch: () => Promise<AreaPart<Data>>;
  /** The imports of its part and of those that it needs: the build reads in them which files these are. */
  imports: (() => unknown)[];
}

/** An area that another one reads. */
export type Needed = Pick<Area<unknown>, "fetch" | "imports">;

/** An area that implements `contract`; its part is fetched with its first call, and the areas that it needs with it. */
export function defineArea<Data>(
  contract: Contract,
  load: () => Promise<AreaPart<Data>>,
  needs: Needed[] = [],
): Area<Data> {
  const { fetch, fetched, ...area } = fetchedOnce(load, needs);
  const routes = Object.values(contract).map((endpoint): Route => {
    const handler = () => fetched().routes.find((route) => route.endpoint === endpoint)!;
    return {
      endpoint,
      matches: isCallOf(endpoint),
      fetch,
      handle: (config, context) => handler().handle(config, context),
    };
  });
  return { ...area, routes, fetch };
}

/** An area that has all calls below a path: nothing else is known of them before its part is fetched. */
export function defineAreaBelow<Data>(
  path: `/${string}`,
  load: () => Promise<AreaPart<Data>>,
  needs: Needed[] = [],
): Area<Data> {
  const { fetch, fetched, isFetched, ...area } = fetchedOnce(load, needs);
  const within: Route["within"] = (config) =>
    isFetched() ? fetched().routes.find((route) => route.matches(config)) : undefined;
  const route: Route = {
    endpoint: { method: "GET", path, reply: undefined },
    matches: ({ url = "" }) => url === path || url.startsWith(`${path}/`),
    within,
    fetch,
    handle(config, context) {
      const handler = within(config);
      if (!handler) throw new ApiError(404, sentences.notFound);
      return handler.handle(config, context);
    },
  };
  return { ...area, routes: [route], fetch };
}

function fetchedOnce<Data>(load: () => Promise<AreaPart<Data>>, needs: Needed[]) {
  let part: AreaPart<Data> | undefined;
  let fetching: Promise<AreaPart<Data>> | undefined;

  async function fetchPart() {
    try {
      [part] = await Promise.all([load(), ...needs.map((area) => area.fetch())]);
      return part;
    } catch (error) {
      fetching = undefined;
      throw error;
    }
  }

  const fetch = () => (fetching ??= fetchPart());

  function fetched(): AreaPart<Data> {
    if (!part) throw new Error("The area's part has not been fetched yet.");
    return part;
  }

  return {
    fetch,
    fetched,
    isFetched: () => part !== undefined,
    imports: [load, ...needs.flatMap((area) => area.imports)],
    createData: (sample: Sample, db: Database) => fetched().createData(sample, db),
  };
}
