import type { ListFilterPart } from "@/shared/list/createListQuery";
import { useText } from "@/shared/i18n/useText";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";

const LONGEST = 100;

/** Documents of the customers whose name or tax number has these words. */
export const customerFilter: ListFilterPart<"customer"> = {
  keys: ["customer"],
  read: (said) => ({ customer: said("customer").slice(0, LONGEST) || undefined }),
  inWords: ({ customer }, { text }) => customer && `${text("billing.customer")}: ${customer}`,
  Field: function CustomerFilter({ values: { customer = "" }, onChange }) {
    const { text } = useText();
    return (
      <SearchBox
        label={text("billing.byCustomer")}
        value={customer}
        onChange={(typed) => onChange({ customer: typed || undefined }, true)}
      />
    );
  },
};
