import { useSearchParams } from "react-router-dom";

import { stockPlaces } from "@/contract/outlets";
import type { DrawnFields } from "@/shared/definition/DefinedFields";
import { DefinedPage } from "@/shared/definition/DefinedPage";

import { ArticleField } from "./ArticleField";
import { stock } from "./articlesState";
import { MovedQuantityField } from "./MovedQuantityField";

/** Deliveries, waste and counts. An article's page links here with its code and place. */
export function StockPage() {
  const [params] = useSearchParams();
  const code = params.get("code") ?? "";
  const place = stockPlaces.find((one) => one === params.get("place")) ?? "";
  return <DefinedPage of={stock} begins={{ code, place }} fields={fields} />;
}

const fields: DrawnFields = {
  code: () => <ArticleField />,
  quantity: (field) => <MovedQuantityField {...field} />,
};
