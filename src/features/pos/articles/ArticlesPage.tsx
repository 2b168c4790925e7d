import { paths } from "@/shared/routing/paths";
import { Link } from "react-router-dom";

import type { DrawnFields } from "@/shared/definition/DefinedFields";
import { DefinedPage } from "@/shared/definition/DefinedPage";
import { useText } from "@/shared/i18n/useText";
import { onDemand } from "@/shared/ui/states/onDemand";

import { AllergensField } from "./AllergensField";
import { articles } from "./articlesState";

const ArticleNotes = onDemand(async () => (await import("./ArticleNotes")).ArticleNotes);

/** Articles of the outlets, with their prices, allergens and stock. */
export const ArticlesPage = () => (
  <DefinedPage of={articles} buttons={links} fields={fields}>
    {(shown) => <ArticleNotes article={shown} />}
  </DefinedPage>
);

function PageLinks() {
  const { text } = useText();
  return (
    <>
      <Link to={paths.stock} className="btn btn-quiet">
        {text("stock.title")}
      </Link>
      <Link to={paths.priceLists} className="btn btn-quiet">
        {text("priceLists.title")}
      </Link>
    </>
  );
}

const links = <PageLinks />;
const fields: DrawnFields = { allergens: (field) => <AllergensField {...field} /> };
