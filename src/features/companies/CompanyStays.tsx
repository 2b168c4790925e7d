import { generatePath } from "react-router-dom";

import type { CompanyFigures, CompanyStay } from "@/contract/companies/companyPage";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";
import { LoadState } from "@/shared/ui/states/LoadState";

import { companyPage } from "./companiesState";

/** So many stays are shown at once. */
const SHOWN = 50;

/** Who stays for a company, or was sold by it: those ahead, then those that are over. */
export function CompanyStays({ id }: { id: string }) {
  const { text } = useText();
  const load = companyPage.use(id);
  const { data } = load;
  if (!data) return <LoadState load={load} failed={text("companies.pageFailed")} />;
  const { figures, stays } = data;
  return (
    <Stack gap={16}>
      <Figures figures={figures} />
      {stays.length === 0 ? <Muted as="p">{text("companies.noStays")}</Muted> : <Stays stays={stays} />}
      {stays.length > SHOWN && <Muted as="p">{text("companies.moreStays", { count: stays.length - SHOWN })}</Muted>}
    </Stack>
  );
}

function Figures({ figures: { nights, revenue, cancellations } }: { figures: CompanyFigures }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  return (
    <Facts
      shape="beside"
      facts={[
        { label: text("companies.nights"), value: String(nights) },
        { label: text("companies.revenue"), value: money(revenue) },
        { label: text("companies.cancellations"), value: String(cancellations) },
      ]}
    />
  );
}

function Stays({ stays }: { stays: CompanyStay[] }) {
  const { text } = useText();
  const { date } = useFormat();
  const { money } = useBookingFormat(useProperty());
  const label = text("companies.tab.stays");
  return (
    <PlainTable
      label={label}
      frameLabel={label}
      rows={stays.slice(0, SHOWN)}
      keyOf={({ reservationId }) => reservationId}
      columns={[
        {
          id: "guest",
          head: text("companies.guest"),
          isRowHead: true,
          render: ({ reservationId, guest, isSold }) => (
            <Stack as="span" gap={2}>
              <PathLink to={generatePath(paths.reservation, { id: reservationId })}>
                <bdi>{guest}</bdi>
              </PathLink>
              {isSold && (
                <Muted as="span" size={13}>
                  {text("companies.sold")}
                </Muted>
              )}
            </Stack>
          ),
        },
        {
          id: "dates",
          head: text("companies.dates"),
          render: ({ arrival, departure, situation }) => (
            <Stack as="span" gap={2}>
              <bdi>
                {date(arrival)} – {date(departure)}
              </bdi>
              <Muted as="span" size={13}>
                {text(`situation.${situation}`)}
              </Muted>
            </Stack>
          ),
        },
        { id: "nights", head: text("companies.nights"), isNumeric: true, render: ({ nights }) => nights },
        { id: "revenue", head: text("companies.revenue"), isNumeric: true, render: ({ revenue }) => money(revenue) },
      ]}
    />
  );
}
