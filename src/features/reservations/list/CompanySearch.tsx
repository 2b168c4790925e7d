import { Formik } from "formik";

import { CompanyField } from "@/shared/companies/CompanyField";

/** Finds the record that a list is filtered by. */
export const CompanySearch = ({ onFound }: { onFound: (id: string) => void }) => (
  <Formik initialValues={{}} onSubmit={() => {}}>
    <CompanyField name="companyId" onChoose={({ id }) => onFound(id)} />
  </Formik>
);
