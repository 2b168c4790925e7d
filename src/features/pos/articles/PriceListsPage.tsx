import { DefinedPage } from "@/shared/definition/DefinedPage";

import { priceLists } from "./articlesState";

/** Prices that outlets ask at some hours. */
export const PriceListsPage = () => <DefinedPage of={priceLists} />;
