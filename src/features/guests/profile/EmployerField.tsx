import { useFormikContext } from "formik";
import { generatePath, Link } from "react-router-dom";

import { nameWithoutForm } from "@/domain/companies/similarCompanies";
import { soughtCompanies } from "@/shared/companies/soughtCompanies";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Chosen } from "@/shared/ui/fields/Picker";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { TextField } from "@/shared/ui/fields/TextField";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Row } from "@/shared/ui/layout/Row";

import type { GuestValues } from "./guestRecord";
import { useGuestWords } from "./useGuestWords";

/** Most that are offered. */
const OFFERED = 3;

/** Whom a guest works for: a record, or a text for which the records of that name are offered. */
export function EmployerField() {
  const { text } = useText();
  const { labelOf } = useGuestWords();
  const { values, setValues } = useFormikContext<GuestValues>();
  const problem = useFieldProblem("companyId");
  const { company, companyId } = values;
  const { data: found = [] } = soughtCompanies.use(companyId ? "" : nameWithoutForm(company));
  const link = (id: string, name: string) => void setValues((now) => ({ ...now, companyId: id, company: name }));

  if (companyId)
    return (
      <>
        <Row gap={12} wraps className="chosen" role="group" aria-label={labelOf("company")}>
          <Chosen
            name={company}
            title={
              <Link to={generatePath(paths.company, { id: companyId })}>
                <bdi>{company}</bdi>
              </Link>
            }
          />
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => link("", company)}>
            {text("booking.soldTo.remove")}
          </button>
        </Row>
        <FieldProblem id="companyId-problem" problem={problem} />
      </>
    );
  return (
    <>
      <TextField name="company" label={labelOf("company")} dir="auto" />
      {company.trim() !== "" && found.length > 0 && (
        <Row gap={8} wraps role="group" aria-label={text("guests.employers")}>
          <span className="form-text">{text("guests.employers")}</span>
          {found.slice(0, OFFERED).map(({ id, name, taxId }) => (
            <button key={id} type="button" className="btn btn-quiet btn-sm" onClick={() => link(id, name)}>
              <bdi>{name}</bdi> <bdi>{taxId}</bdi>
            </button>
          ))}
        </Row>
      )}
    </>
  );
}
