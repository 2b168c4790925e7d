import { useFormikContext } from "formik";

import { complaintCategories, type ComplaintCategory, complaintSeverities } from "@/contract/guests/complaint";
import { departments } from "@/contract/messaging/contacts";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { departmentFor } from "@/domain/complaints/complaintDeadline";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";

import { ComplainantField } from "./ComplainantField";
import type { ComplaintValues } from "./complaintRecord";

/** Four fields, while the guest stands at the desk; the department follows the category until somebody chooses another. */
export function ComplaintFields({ isNew }: { isNew: boolean }) {
  const { text } = useText();
  const { values, setValues } = useFormikContext<ComplaintValues>();
  const suggested = departmentFor[values.category];

  function choose(category: ComplaintCategory = "other") {
    const department = values.department === suggested ? departmentFor[category] : values.department;
    void setValues({ ...values, category, department });
  }

  return (
    <>
      <ComplainantField name="who" />
      <FieldGrid>
        <ChoiceField
          name="category"
          label={text("complaints.category")}
          hint={isNew ? text("complaints.goesTo", { department: text(`department.${values.department}`) }) : undefined}
          onChoose={choose}
          choices={complaintCategories}
          wordsOf={(one) => text(`complaints.category.${one}`)}
        />
        <ChoiceField
          name="severity"
          label={text("complaints.severity")}
          none={text("field.choose")}
          choices={complaintSeverities}
          wordsOf={(one) => text(`complaints.severityWithin.${one}`)}
        />
        {!isNew && (
          <ChoiceField
            name="department"
            label={text("complaints.department")}
            choices={departments}
            wordsOf={(one) => text(`department.${one}`)}
          />
        )}
      </FieldGrid>
      <NotesField name="description" label={text("complaints.description")} limit={noteLimits.letters} />
      <SaveButton />
    </>
  );
}
