import { generatePath, Link } from "react-router-dom";

import type { Company } from "@/contract/companies/companies";
import type { SoldTo } from "@/contract/reservations/soldTo";
import { CompanyDetails } from "@/shared/companies/CompanyField";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { Chosen } from "@/shared/ui/fields/Picker";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Row } from "@/shared/ui/layout/Row";

interface ChosenCompanyProps {
  hotel: Hotel;
  slot: "company" | "agency";
  chosen: SoldTo;
  /** Undefined until it is loaded. */
  record: Company | undefined;
  onRemove: () => void;
  /** It is the other one of both. */
  onSwap: () => void;
}

/** Who it is, and what was agreed; with a way to say that it is not the company but the agency. */
export function ChosenCompany({ hotel, slot, chosen, record, onRemove, onSwap }: ChosenCompanyProps) {
  const { text } = useText();
  const problem = useFieldProblem(`${slot}Id`);
  const label = text(`booking.guarantee.${slot}`);
  const link = (
    <Link to={generatePath(paths.company, { id: chosen.id })}>
      <bdi>{chosen.name}</bdi>
    </Link>
  );
  return (
    <>
      <Row gap={12} wraps className="chosen" role="group" aria-label={label}>
        <Chosen name={chosen.name} title={link}>
          {record && <CompanyDetails company={record} />}
          {record && <Agreed hotel={hotel} company={record} />}
        </Chosen>
        <Row gap={4} wraps>
          <button type="button" className="btn btn-quiet btn-sm" onClick={onSwap}>
            {text(slot === "company" ? "booking.soldTo.isAgency" : "booking.soldTo.isCompany")}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={onRemove}>
            {text("booking.soldTo.remove")}
          </button>
        </Row>
      </Row>
      <FieldProblem id={`${slot}Id-problem`} problem={problem} />
    </>
  );
}

/** The prices that are agreed for nights to come. */
function Agreed({ hotel: { ratePlans, property }, company: { rates } }: { hotel: Hotel; company: Company }) {
  const { text } = useText();
  const { date, change } = useFormat();
  const ahead = rates.filter(({ to }) => to >= property.businessDate);
  return ahead.map(({ plan, discount, from, to }) => {
    const code = ratePlans.find(({ id }) => id === plan)?.code ?? plan;
    const rate = discount === 0 ? code : `${code} ${change(-discount / 100_00)}`;
    return <p key={`${plan} ${from}`}>{text("booking.agreedRate", { rate, date: date(to) })}</p>;
  });
}
