import { useField } from "formik";

import { allergens, article, type ArticleDraft } from "@/contract/pos/articles";
import { DefinedField } from "@/shared/definition/DefinedField";
import { useText } from "@/shared/i18n/useText";
import { FieldGroup } from "@/shared/ui/fields/FieldGroup";
import { Columns } from "@/shared/ui/layout/Columns";
import { Row } from "@/shared/ui/layout/Row";

/** The allergens of an article: after those that it contains the others are declared at once. */
export function AllergensField({ name, label }: { name: string; label: string }) {
  const { text } = useText();
  const [{ value }, , { setValue }] = useField<ArticleDraft["allergens"]>(name);
  const rest = allergens.filter((one) => value[one] === "undeclared");

  function declareRest() {
    void setValue({ ...value, ...Object.fromEntries(rest.map((one) => [one, "free"])) });
  }

  return (
    <FieldGroup name={name} label={label}>
      <Columns least={11} keepsWidth gap={12} rowGap={10} align="end">
        {allergens.map((one) => (
          <DefinedField
            key={one}
            name={`${name}.${one}`}
            field={article.fields.allergens.field}
            label={`articles.allergens.${one}`}
            words="articles.allergens"
          />
        ))}
      </Columns>
      <Row>
        <button type="button" className="btn btn-quiet btn-sm" disabled={rest.length === 0} onClick={declareRest}>
          {text("articles.restFree")}
        </button>
      </Row>
    </FieldGroup>
  );
}
