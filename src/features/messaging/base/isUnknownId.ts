import { messageOf } from "@/shared/api/messageOf";

/** Whether the server knows nothing by this id. The messaging calls say so with a 400 and this sentence. */
export function isUnknownId(error: unknown): boolean {
  const sentence = messageOf(error);
  return "id" in sentence && sentence.id === "sentence.unknownId";
}
