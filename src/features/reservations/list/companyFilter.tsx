import { chosenCompanies } from "@/shared/companies/soughtCompanies";
import { useText } from "@/shared/i18n/useText";
import type { ListFilterPart } from "@/shared/list/createListQuery";

/** Of one company or agency, which its own page leads to; by hand, its name is found as any other text. */
export const companyFilter: ListFilterPart<"companyId"> = {
  keys: ["companyId"],
  read: (said) => ({ companyId: said("companyId") || undefined }),
  inWords: ({ companyId }, { text }) => companyId && `${text("booking.soldTo")}: ${companyId}`,
  Field: function CompanyFilter({ values: { companyId }, onChange }) {
    const { text } = useText();
    const { data = [] } = chosenCompanies.use(companyId ? [companyId] : []);
    if (!companyId) return null;
    const name = data.find(({ id }) => id === companyId)?.name ?? companyId;
    return (
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => onChange({ companyId: undefined })}>
        {text("booking.soldTo")}: <bdi>{name}</bdi> · {text("booking.soldTo.remove")}
      </button>
    );
  },
};
