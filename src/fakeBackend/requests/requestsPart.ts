import { sentences } from "@/contract/sentences";

import type { Sample } from "../core";
import type { Database } from "../database";
import { KeptMap } from "../KeptMap";
import { propertyAt } from "../hotel/sample/property";
import { requestKindsSeed } from "./requestNames";
import { requestsAt } from "./requestsAt";
import { Table } from "../table";
import type { Requests } from "./Requests";

export { requestRoutes as routes } from "./requestRoutes";

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => Requests {
  const seed = size?.isEmpty ? [] : requestsAt(propertyAt(now).businessDate, hotel.sampled);
  const requests: Requests = {
    kinds: requestKindsSeed,
    table: new Table("id", seed, sentences.unknownId, shelf.table("requests")),
    madeBy: new KeptMap(shelf.table("requestsMadeBy")),
  };
  return () => requests;
}
