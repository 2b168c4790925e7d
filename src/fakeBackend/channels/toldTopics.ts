import type { Topic } from "@/contract/topics";

/** Changes that channels are told of. */
export const toldTopics = ["setUp", "rates", "reservations", "rooms"] as const satisfies Topic[];
