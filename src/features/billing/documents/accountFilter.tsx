import { ageingColumns } from "@/contract/billing/receivable";
import type { FilterValues, ListFilterPart } from "@/shared/list/createListQuery";
import { useText } from "@/shared/i18n/useText";
import { CloseIcon } from "@/shared/ui/icons";

import { receivables } from "../base/receivablesLoad";

const wordsOf = ({ accountId, ageing }: FilterValues, text: ReturnType<typeof useText>["text"], name?: string) => {
  const account =
    accountId === "none" ? text("receivables.none") : text("billing.ofAccount", { account: name ?? accountId ?? "" });
  const age = ageingColumns.find((one) => one === ageing);
  return [accountId && account, age && text(`receivables.age.${age}`)].filter(Boolean).join(" · ") || undefined;
};

/** Documents of an account, of some age: the address that a cell of the receivables opens. It is taken off as a whole. */
export const accountFilter: ListFilterPart<"accountId" | "ageing"> = {
  keys: ["accountId", "ageing"],
  read: (said) => ({
    accountId: /^[\w-]+$/.test(said("accountId")) ? said("accountId") : undefined,
    ageing: ageingColumns.find((age) => age === said("ageing")),
  }),
  inWords: (values, { text }) => wordsOf(values, text),
  Field: ({ values, onChange }) =>
    (values.accountId ?? values.ageing) ? <AccountChosen values={values} onChange={onChange} /> : null,
};

/** The filter is shown while it is set, with the account's name. */
function AccountChosen({ values, onChange }: React.ComponentProps<typeof accountFilter.Field>) {
  const { text } = useText();
  const { data } = receivables.use();
  const name = data?.accounts.find(({ id }) => id === values.accountId)?.customer.name;
  return (
    <button
      type="button"
      className="btn btn-quiet"
      title={text("list.clearFilters")}
      onClick={() => onChange({ accountId: undefined, ageing: undefined })}
    >
      <bdi>{wordsOf(values, text, name)}</bdi>
      <CloseIcon size={18} aria-hidden="true" />
    </button>
  );
}
