import { isWithdrawn, sampleArticles } from "./sampleArticles";
import { sampleMovements } from "./sampleMovements";
import { isPaused, samplePriceLists } from "./samplePriceLists";
import { sampleTickets, ticketsIn } from "./sampleTickets";

/** The articles, sales and stock of the sample: a part of its own, fetched beside the rules. */
export const tillSample = {
  articles: sampleArticles,
  isPaused,
  isWithdrawn,
  movements: sampleMovements,
  priceLists: samplePriceLists,
  tickets: sampleTickets,
  ticketsIn,
};
