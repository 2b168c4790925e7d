import type { AxiosRequestConfig } from "axios";

/** How many answers are remembered: a call that comes again comes soon. */
const REMEMBERED = 1000;

/**
 * Carries a call out once, however often it arrives: under the key that its client gave it (the `Idempotency-Key` header)
 * it is answered again as it was the first time.
 */
export function answerOnce<Answer>(answer: (config: AxiosRequestConfig) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>();
  return (config: AxiosRequestConfig): Promise<Answer> => {
    const key: unknown = config.headers?.["Idempotency-Key"];
    if (typeof key !== "string") return answer(config);
    const known = answers.get(key);
    if (known) return known;
    const first = answer(config);
    answers.set(key, first);
    for (const oldest of answers.keys()) {
      if (answers.size <= REMEMBERED) break;
      answers.delete(oldest);
    }
    return first;
  };
}
