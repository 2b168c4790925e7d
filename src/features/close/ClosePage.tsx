import "./close.scss";

import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Link } from "react-router-dom";

import type { NightClose } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { DemoDateNote } from "@/shared/hotel/DemoDateNote";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { OfferBar } from "@/shared/undo/OfferBar";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { RecordHead } from "@/shared/ui/page/RecordHead";

import { CloseButton } from "./CloseButton";
import { reportPath } from "./closeApi";
import { ClosedReport } from "./ClosedReport";
import { closeNews, closeUndo } from "./closeNews";
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
      <RowsLeftOut />
      {close && hotelLoad.data ? (
        <Stack gap={16} className="close">
          <ClosedDay property={hotelLoad.data.property} />
          <CloseHead close={close} property={hotelLoad.data.property} />
          <Row as="p" gap={8} padX={20} padY={10} isFramed role="status" className="close-progress">
            {text("close.progress")} <strong>{text("close.progressOf", close.progress)}</strong>
          </Row>
          <CloseSteps close={close} property={hotelLoad.data.property} />
          <CloseButton close={close} property={hotelLoad.data.property} />
        </Stack>
      ) : (
        <section className="card card-body">
          <LoadState load={missing} failed={text("close.failed")} />
        </section>
      )}
      {hotelLoad.data && <Reports property={hotelLoad.data.property} />}
      <OfferBar undo={closeUndo} takesFocus={false} />
    </>
  );
}

function CloseHead({ close: { date, isDue, last }, property }: { close: NightClose; property: Property }) {
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
    >
      {!isDue && <Muted as="p">{text("close.notDue")}</Muted>}
    </RecordHead>
  );
}

/** The report of the day that was closed here a moment ago. */
function ClosedDay({ property }: { property: Property }) {
  const { text } = useText();
  const { date } = useFormat();
  const dispatch = useDispatch();
  const { closed } = useSelector(closeNews.selectors.selectNews);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [closed]);
  useEffect(() => () => void dispatch(closeNews.actions.newsRead()), [dispatch]);
  return (
    closed && (
      <Stack as="section" gap={16} className="card card-body" aria-labelledby="close-closed">
        <h2 id="close-closed" ref={heading} tabIndex={-1}>
          {text("close.report", { date: date(closed) })}
        </h2>
        <ClosedReport date={closed} property={property} />
      </Stack>
    )
  );
}

/** Rows that a solution for several has left out, each with why. */
function RowsLeftOut() {
  const { text } = useText();
  const { refused } = useSelector(closeNews.selectors.selectNews);
  return (
    <div role="alert">
      {refused.length > 0 && (
        <Stack gap={8} after={16} className="card card-body">
          <p>{text("close.leftOut", { count: refused.length })}</p>
          <ul className="bullets">
            {refused.map(({ id, customer, reasons }) => (
              <li key={id}>
                <bdi>{customer || id}</bdi> <Reasons reasons={reasons} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  );
}
