import { useSelector } from "react-redux";

import type { DocumentFilter } from "@/contract/billing/documentRow";
import { useListQuery } from "@/shared/list/filters/useListQuery";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

import { documentList } from "./documentList";
import { documentSums } from "./documentSumsLoad";

/** Sums of the invoices of the filter, on all its pages. */
export function ListedSums() {
  const { text } = useText();
  const { money } = useFormat();
  const currency = useSelector(selectHotel)?.property.currency;
  const [query] = useListQuery(documentList);
  const { data } = documentSums.use(documentList.query.filterOf(query) as DocumentFilter);
  if (!data || data.count === 0 || !currency) return null;
  const parts = [
    [text("invoice.base"), data.base],
    [text("invoice.vat"), data.vat],
    [text("billing.total"), data.total],
    [text("billing.open"), data.open],
  ] as const;
  return (
    <Row as="p" gap={16} rowGap={4} wraps padX={20} padY={8} className="billing-sums">
      <span>{text("billing.sumOf", { count: data.count })}</span>
      {parts.map(([label, cents]) => (
        <span key={label}>
          {label}:{" "}
          <strong>
            <bdi>{money({ cents, currency })}</bdi>
          </strong>
        </span>
      ))}
    </Row>
  );
}
