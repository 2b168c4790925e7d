import type { HandoverNote } from "@/contract/day/handover";

import type { Table } from "../core/table";

export type HandoverBook = Table<"id", HandoverNote>;
