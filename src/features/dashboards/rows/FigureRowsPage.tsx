import { useSelector } from "react-redux";

import type { FigureName, FigureRows } from "@/contract/figures/hotelFigures";
import { inventoryOccupancy, perOne } from "@/domain/kpis/rates";
import { PeriodView } from "@/shared/figures/period/PeriodView";
import { useFigureValues } from "@/shared/figures/table/useFigureValues";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { figureRows } from "../figures/dashboardsState";
import { figureKinds } from "../figures/figureKinds";
import { RowsCard } from "./RowsCard";
import { useRowsAddress } from "./useRowsAddress";

/** The reservations that a figure is made of, and their sums, which are the figure. */
export function FigureRowsPage() {
  const { text } = useText();
  const address = useRowsAddress();
  const { figure, only, page, perPage } = address.more;
  const asked = address.period && { figure, ...address.period, ...only };

  return (
    <>
      <Heading figure={figure} />
      <Stack gap={16}>
        <PeriodView
          address={address}
          load={figureRows}
          query={asked && { ...asked, page, perPage }}
          failed={text("dashboards.rows.failed")}
          isCompared={false}
        >
          {(rows, unknown) =>
            asked && (
              <RowsCard
                rows={rows}
                asked={{ ...asked, ...Object.fromEntries(unknown.map((name) => [name, undefined])) }}
                place={{ page, perPage }}
                onChange={address.change}
              />
            )
          }
        </PeriodView>
      </Stack>
    </>
  );
}

/** "Ocupación: 79 %". */
function Heading({ figure }: { figure: FigureName }) {
  const { text } = useText();
  const inWords = useFigureValues();
  const hotel = useSelector(selectHotel);
  const rows = useSelector(figureRows.selectData)?.reply;
  const label = text(`figure.${figure}`);
  if (!rows || !hotel) return <PageHeader title={label} />;
  return <PageHeader title={`${label}: ${inWords(figureKinds[figure], figureOf(figure, rows)) ?? "—"}`} />;
}

/** The figure that rows add up to, from the sums over all of their pages. Money in cents; undefined where nothing can be divided by. */
function figureOf(figure: FigureName, { sum, inventory, total }: FigureRows): number | undefined {
  switch (figure) {
    case "occupancy":
      return inventoryOccupancy({ sold: sum.nights, inventory });
    case "adr":
      return perOne(sum.roomRevenue, sum.nights);
    case "revpar":
      return perOne(sum.roomRevenue, inventory);
    case "pickup":
      return sum.nights;
    default:
      return total;
  }
}
