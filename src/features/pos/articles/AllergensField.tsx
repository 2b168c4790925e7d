import { useField } from "formik";

import { allergens, article, type ArticleDraft } from "@/contract/pos/articles";
import { DefinedField } from "@/shared/definition/DefinedField";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

/** The allergens of an article: after those that it contains the others are declared at once. */
export function AllergensField() {
  const { text } = useText();
  const [{ value }, , { setValue }] = useField<ArticleDraft["allergens"]>("allergens");
  const rest = allergens.filter((one) => value[one] === "undeclared");

  function declareRest() {
    void setValue({ ...value, ...Object.fromEntries(rest.map((one) => [one, "free"])) });
  }

  return (
    <Stack gap={10}>
      <DefinedField name="allergens" field={article.fields.allergens} label="articles.allergens" />
      <Row>
        <button type="button" className="btn btn-quiet btn-sm" disabled={rest.length === 0} onClick={declareRest}>
          {text("articles.restFree")}
        </button>
      </Row>
    </Stack>
  );
}
