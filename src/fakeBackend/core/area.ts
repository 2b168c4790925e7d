import type { Contract } from "@/contract/endpoint";

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

  const routes = Object.values(contract).map((endpoint): Route => {
    const handler = () => fetched().routes.find((route) => route.endpoint === endpoint)!;
    return {
      endpoint,
      matches: isCallOf(endpoint),
      fetch,
      handle: (config, context) => handler().handle(config, context),
    };
  });

  const imports = [load, ...needs.flatMap((area) => area.imports)];
  return { routes, fetch, imports, createData: (sample, db) => fetched().createData(sample, db) };
}
