import { useFormikContext } from "formik";

import { complaintCategories, complaintSeverities } from "@/contract/guests/complaint";
import { departments } from "@/contract/messaging/contacts";
import { noteLimits } from "@/contract/reservations/reservations";
import { departmentFor } from "@/domain/complaints/complaintDeadline";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { Columns } from "@/shared/ui/layout/Columns";

import { ComplainantField } from "./ComplainantField";
import type { ComplaintValues } from "./complaintRecord";

/** Four fields, while the guest stands at the desk; the department follows the category until somebody chooses another. */
export function ComplaintFields({ isNew }: { isNew: boolean }) {
  const { text } = useText();
  const { values, setValues } = useFormikContext<ComplaintValues>();
  const suggested = departmentFor[values.category];

  function choose(value: string) {
    const category = complaintCategories.find((one) => one === value) ?? "other";
    const department = values.department === suggested ? departmentFor[category] : values.department;
    void setValues({ ...values, category, department });
  }

  return (
    <>
      <ComplainantField name="who" />
      <Columns least={13} keepsWidth gap={16} rowGap={14} align="start" className="form-grid">
        <SelectField
          name="category"
          label={text("complaints.category")}
          hint={isNew ? text("complaints.goesTo", { department: text(`department.${values.department}`) }) : undefined}
          onChoose={choose}
        >
          {complaintCategories.map((one) => (
            <option key={one} value={one}>
              {text(`complaints.category.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="severity" label={text("complaints.severity")}>
          <option value="">{text("complaints.choose")}</option>
          {complaintSeverities.map((one) => (
            <option key={one} value={one}>
              {text(`complaints.severityWithin.${one}`)}
            </option>
          ))}
        </SelectField>
        {!isNew && (
          <SelectField name="department" label={text("complaints.department")}>
            {departments.map((one) => (
              <option key={one} value={one}>
                {text(`department.${one}`)}
              </option>
            ))}
          </SelectField>
        )}
      </Columns>
      <NotesField name="description" label={text("complaints.description")} limit={noteLimits.letters} />
      <SaveButton />
    </>
  );
}
