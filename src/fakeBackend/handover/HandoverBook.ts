import type { HandoverNote } from "@/contract/reservations/handover";

import type { Table } from "../table";

export type HandoverBook = Table<"id", HandoverNote>;
