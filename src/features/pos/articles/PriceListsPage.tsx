import { Link } from "react-router-dom";

import { DefinedPage } from "@/shared/definition/DefinedPage";
import { useText } from "@/shared/i18n/useText";
import { newId, paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";

import { priceLists } from "./articlesState";

/** Prices that outlets ask at some hours or in a season, and which of them hold. */
export const PriceListsPage = () => <DefinedPage of={priceLists} above={<Rule />} />;

function Rule() {
  const { text } = useText();
  return (
    <Row justify="between" wraps gap={12}>
      <Muted as="p">{text("priceLists.rule")}</Muted>
      <Link to={`${paths.priceLists}/${newId}`} className="btn btn-primary">
        {text("priceLists.new")}
      </Link>
    </Row>
  );
}
