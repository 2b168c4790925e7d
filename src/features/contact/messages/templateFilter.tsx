import { memo } from "react";

import type { ListFilterPart } from "@/shared/list/createListQuery";
import { useText } from "@/shared/i18n/useText";
import { MultiSelect } from "@/shared/ui/fields/MultiSelect";

import { templates } from "../base/contactApi";

const ids = /^template-\d+(,template-\d+)*$/;

/** Filter by the templates that messages were made of. */
export const templateFilter: ListFilterPart<"templateIds"> = {
  keys: ["templateIds"],
  read: (said) => ({ templateIds: ids.test(said("templateIds")) ? said("templateIds") : undefined }),
  inWords: ({ templateIds }, { text }) =>
    templateIds && `${text("guestContact.template")}: ${templateIds.split(",").length}`,
  Field: memo(function TemplateFilter({ values: { templateIds = "" }, onChange }) {
    const { text } = useText();
    const { data = [] } = templates.use();
    return (
      <MultiSelect
        label={text("guestContact.template")}
        allLabel={text("list.all")}
        choices={data.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={templateIds === "" ? [] : templateIds.split(",")}
        onChange={(chosen) => onChange({ templateIds: chosen.join() || undefined })}
      />
    );
  }),
};
