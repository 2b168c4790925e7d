import "./close.scss";

import { Link } from "react-router-dom";

import type { NightClose } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { DemoDateNote } from "@/shared/hotel/DemoDateNote";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { RecordHead } from "@/shared/ui/page/RecordHead";

import { CloseButton } from "./CloseButton";
import { reportPath } from "./closeApi";
import { shownClose } from "./closeRecord";
import { CloseSteps } from "./CloseSteps";
import { Reports } from "./Reports";

/** The night close: what is open, what the close will do, and the days that are closed. */
export function ClosePage() {
  const { text } = useText();
  const load = shownClose.use();
  const hotelLoad = hotel.use();
  const close = load.data;
  const missing = hotelLoad.data ? load : hotelLoad;

  return (
    <>
      <PageHeader description={text("close.plan")} />
      <DemoDateNote />
      {close && hotelLoad.data ? (
        <Stack gap={16} className="close">
          <CloseHead close={close} property={hotelLoad.data.property} />
          <CloseSteps close={close} property={hotelLoad.data.property} />
          <CloseButton close={close} property={hotelLoad.data.property} />
        </Stack>
      ) : (
        <section className="card card-body">
          <LoadState load={missing} failed={text("close.failed")} />
        </section>
      )}
      {hotelLoad.data && <Reports property={hotelLoad.data.property} />}
    </>
  );
}

function CloseHead({ close: { date, last }, property }: { close: NightClose; property: Property }) {
  const { text } = useText();
  const { longDay, date: shortDate, dayAndTime } = useFormat();
  const moment = last && dayAndTime(last.closedAt, property.timeZone);
  return (
    <RecordHead
      label={text("close.head")}
      facts={[
        { label: text("day.businessDate"), value: <time dateTime={date}>{longDay(date)}</time> },
        ...(last
          ? [
              {
                label: text("close.last"),
                value: (
                  <>
                    <Link to={reportPath(last.date)} className="close-last">
                      <bdi>{shortDate(last.date)}</bdi>
                    </Link>{" "}
                    · <bdi>{last.closedBy}</bdi> · <bdi>{moment}</bdi>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
