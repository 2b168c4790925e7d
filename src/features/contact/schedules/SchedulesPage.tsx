import { useSelector } from "react-redux";
import { useParams } from "react-router-dom";

import { hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { ContactPart } from "../base/ContactPart";
import { outgoing, schedules } from "../base/contactApi";
import { newSchedulePath, schedulePath } from "../base/contactPaths";
import { OutgoingList } from "./OutgoingList";
import { ScheduleDrawer } from "./ScheduleDrawer";
import { SendToday } from "./SendToday";
import { useWhen } from "./useWhen";

const DAYS = 7;

/** Schedules of guest messages, and the messages that will be sent on the next business dates. */
export function SchedulesPage() {
  const { id } = useParams();
  const { text } = useText();
  const whenOf = useWhen();
  const all = schedules.use();
  return (
    <>
      <ContactPart title="guestContact.schedules" create={{ label: "guestContact.newSchedule", path: newSchedulePath }}>
        <LoadState
          load={all}
          failed={text("guestContact.schedulesFailed")}
          empty={all.data?.length === 0 && text("guestContact.none")}
        />
        <ul className="contact-rows">
          {all.data?.map((schedule) => (
            <li key={schedule.id}>
              <PathLink to={schedulePath(schedule.id)} isOver>
                {whenOf(schedule)}
              </PathLink>
              <Muted breaksWords size={13}>
                <bdi>{schedule.template}</bdi> · {text(`guestContact.channel.${schedule.channel}`)}
              </Muted>
              <StateBadge tone={schedule.isOn ? "good" : "quiet"}>
                {text(schedule.isOn ? "guestContact.on" : "guestContact.off")}
              </StateBadge>
            </li>
          ))}
        </ul>
      </ContactPart>
      <Outgoing />
      {id !== undefined && <ScheduleDrawer key={id} id={id} />}
    </>
  );
}

function Outgoing() {
  const { text } = useText();
  const { longDay } = useFormat();
  const days = outgoing.use(DAYS);
  const { data } = days;
  hotel.use();
  const today = useSelector(selectHotel)?.property.businessDate;
  return (
    <section className="card contact-part" aria-labelledby="outgoing-messages">
      <Row gap={16} rowGap={8} justify="between" wraps>
        <h2 id="outgoing-messages">{text("guestContact.outgoing")}</h2>
        <SendToday messages={data?.[0]?.messages} />
      </Row>
      <LoadState
        load={days}
        failed={text("guestContact.outgoingFailed")}
        empty={data?.every(({ messages }) => messages.length === 0) && text("guestContact.none")}
      />
      {data
        ?.filter(({ messages }) => messages.length > 0)
        .map(({ date, messages }) => (
          <Text as="details" line="below" key={date} className="outgoing-day" open={date === today}>
            <summary>
              <span className="outgoing-date">{date === today ? text("guestContact.today") : longDay(date)}</span>{" "}
              <Muted breaksWords size={13}>
                {text("guestContact.going", { count: messages.filter(({ reasons }) => reasons.length === 0).length })}
              </Muted>
            </summary>
            <OutgoingList messages={messages} />
          </Text>
        ))}
    </section>
  );
}
