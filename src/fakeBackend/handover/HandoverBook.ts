import type { HandoverNote } from "@/contract/day/handover";

import type { Table } from "../core/table";

declare module "../core/database" {
  interface AreaData {
    readonly handover: HandoverBook;
  }
}

export type HandoverBook = Table<"id", HandoverNote>;
