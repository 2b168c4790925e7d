import "./close.scss";

import { Link, useParams } from "react-router-dom";

import { isCivilDate } from "@/domain/civilDate";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { BackIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { dayReport } from "./closeApi";
import { ClosedReport } from "./ClosedReport";

/** The report of a closed day, on the screen and on paper. */
export function ReportPage() {
  const { text } = useText();
  const { date: shortDate } = useFormat();
  const { date = "" } = useParams();
  const load = dayReport.use(date);
  const hotelLoad = hotel.use();
  const title = isCivilDate(date) ? text("close.report", { date: shortDate(date) }) : text("close.reports");
  const { data: report } = load;

  return (
    <>
      <PageHeader title={title} action={{ icon: BackIcon, label: text("close.title"), path: paths.close }} />
      {report && hotelLoad.data ? (
        <Stack as="section" gap={16} className="card card-body" aria-label={title}>
          <ClosedReport date={date} property={hotelLoad.data.property} />
        </Stack>
      ) : (
        <section className="card card-body">
          {report === null ? (
            <>
              <p>{text("close.unknownReport")}</p>
              <Link to={paths.close}>{text("close.title")}</Link>
            </>
          ) : (
            <LoadState load={report ? hotelLoad : load} failed={text("close.reportFailed")} />
          )}
        </section>
      )}
    </>
  );
}
