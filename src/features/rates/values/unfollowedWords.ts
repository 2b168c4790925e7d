import type { Unfollowed } from "@/domain/rates/unfollowed";

import type { RateWords } from "./rateWords";

/** "NRF dejará de seguir a BAR en 3 noches." of each derived plan that a change sets by hand; "" for none. */
export const unfollowedWords = (plans: readonly Unfollowed[], { text }: Pick<RateWords, "text">): string =>
  plans.map(({ plan, parent, nights: count }) => text("rates.unfollowed", { plan, parent, count })).join(" ");
