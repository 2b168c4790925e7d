import type { Topic } from "@/contract/topics";

/** Changes of these topics are told to channels. */
export const toldTopics = ["setUp", "rates", "reservations", "rooms"] as const satisfies Topic[];
