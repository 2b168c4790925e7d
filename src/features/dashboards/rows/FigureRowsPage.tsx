import { useSelector } from "react-redux";

import type { FigureName } from "@/contract/figures/hotelFigures";
import { PeriodView } from "@/shared/figures/period/PeriodView";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { figureRows } from "../figures/dashboardsState";
import { useFigureWords } from "../figures/useFigureWords";
import { figureOfRows } from "./figureOfRows";
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
          {(rows) =>
            asked && <RowsCard rows={rows} asked={asked} place={{ page, perPage }} onChange={address.change} />
          }
        </PeriodView>
      </Stack>
    </>
  );
}

/** "Ocupación: 79 %". */
function Heading({ figure }: { figure: FigureName }) {
  const { text } = useText();
  const valueIn = useFigureWords();
  const rows = useSelector(figureRows.selectData)?.reply;
  const label = text(`figure.${figure}`);
  const value = rows && (valueIn(figure, figureOfRows(figure, rows)) ?? "—");
  return <PageHeader title={value === undefined ? label : `${label}: ${value}`} />;
}
