import type { HandoverNote } from "@/contract/reservations/handover";

import type { Table } from "../table";

declare module "../database" {
  interface AreaData {
    readonly handover: HandoverBook;
  }
}

export type HandoverBook = Table<"id", HandoverNote>;
