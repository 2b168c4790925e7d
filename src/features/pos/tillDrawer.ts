import type { TillId } from "@/contract/outlets";
import { tillContract } from "@/contract/pos/till";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

const { getTillDrawer } = createClient({ getTillDrawer: tillContract.getTillDrawer });

const ask = (till: TillId) => getTillDrawer({ params: { till } });

/** The drawer of a till: its shift, and what the last one has left. */
export const tillDrawer = createLoad("tillDrawer", ask, getTillDrawer.reads);

/** That of a till which a form names, beside the one on the page. */
export const namedDrawer = createLoad("namedDrawer", ask, getTillDrawer.reads);
