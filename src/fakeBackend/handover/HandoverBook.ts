import type { HandoverNote } from "@/contract/handover";

import type { Table } from "../table";

export type HandoverBook = Table<"id", HandoverNote>;
