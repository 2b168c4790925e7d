import type { TillId } from "@/contract/outlets";
import { tillContract } from "@/contract/pos/till";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

const { getTillDrawer } = createClient({ getTillDrawer: tillContract.getTillDrawer });

/** The drawer of a till: its shift, and what the last one has left. */
export const tillDrawer = createLoad(
  "tillDrawer",
  (till: TillId) => getTillDrawer({ params: { till } }),
  getTillDrawer.reads,
);
