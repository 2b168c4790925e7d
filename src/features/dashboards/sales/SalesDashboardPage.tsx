import { type TillId, tills } from "@/contract/outlets";
import type { SalesFigures } from "@/contract/figures/salesFigures";
import { PeriodView } from "@/shared/figures/period/PeriodView";
import { oneOf, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { DemoDateNote } from "@/shared/hotel/DemoDateNote";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Columns } from "@/shared/ui/layout/Columns";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { Greeting } from "../Greeting";
import { type Shortcut, Shortcuts } from "../Shortcuts";
import { SalesArticles } from "./SalesArticles";
import { SalesByCategory, SalesByHour, SalesByWeekday } from "./SalesCharts";
import { SalesFigureCards } from "./SalesFigureCards";
import { type SalesPaths, salesPaths } from "./salesPaths";
import { salesLoad } from "./salesState";
import { SalesMethods, SalesPeople, SalesSteps, ShiftDifferences } from "./SalesTables";

const shortcuts: readonly Shortcut[] = ["day", "reservations", "messages", "tasks"];

/** How the tills are doing, beside the period before. */
export function SalesDashboardPage() {
  const { text } = useText();
  const address = useFigureAddress((read) => read("till", oneOf(tills)));
  const { period, more: till, change } = address;

  return (
    <>
      <PageHeader />
      <DemoDateNote />
      <Greeting greeting="dashboards.sales.greeting" />
      <Stack gap={16}>
        <PeriodView
          address={address}
          load={salesLoad}
          query={{ ...period, till }}
          failed={text("salesFigures.failed")}
          isCompared={false}
          fields={<TillChoice till={till} onChange={(chosen) => change({ till: chosen })} />}
        >
          {(figures) => <AllFigures {...figures} paths={salesPaths(figures.period, till)} />}
        </PeriodView>
        <Shortcuts to={shortcuts} />
      </Stack>
    </>
  );
}

function TillChoice({ till = "", onChange }: { till: TillId | "" | undefined; onChange: (till: TillId | "") => void }) {
  const { text } = useText();
  return (
    <ChoiceControl<TillId | "">
      label={text("salesFigures.till")}
      isLabelHidden
      value={till}
      choices={[
        ["", text("salesFigures.till.all")],
        ...tills.map((one) => [one, text(`salesFigures.till.${one}`)] as const),
      ]}
      onChange={onChange}
    />
  );
}

const AllFigures = (figures: SalesFigures & { paths: SalesPaths }) => (
  <Stack gap={16}>
    <SalesFigureCards {...figures} />
    <Columns least={30} gap={16} align="start">
      <Stack gap={16}>
        <SalesByHour {...figures} />
        <SalesSteps {...figures} />
        <SalesMethods {...figures} />
      </Stack>
      <Stack gap={16}>
        <SalesByWeekday {...figures} />
        <SalesByCategory {...figures} />
      </Stack>
    </Columns>
    <Columns least={38} gap={16} align="start">
      <SalesArticles {...figures} />
      <Stack gap={16}>
        <SalesPeople {...figures} />
        <ShiftDifferences {...figures} />
      </Stack>
    </Columns>
  </Stack>
);
