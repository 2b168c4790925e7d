import { useDispatch, useSelector } from "react-redux";

import type { GuestRequest } from "@/contract/guests/guestRequest";
import { useFormat } from "@/shared/i18n/useFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { CheckIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { requestRecord } from "./requestRecord";

interface RequestNightsProps {
  request: GuestRequest;
  /** Something else comes first. */
  isBlocked: boolean;
}

/** Each time that it is to be done, with who has done it and when. Nights are finished one by one. */
export function RequestNights({ request: { id, version, occurrences }, isBlocked }: RequestNightsProps) {
  const { text } = useText();
  const { longDay, dayAndTime } = useFormat();
  const dispatch = useDispatch();
  const { timeZone } = useProperty();
  const isBusy = useSelector(requestRecord.acts.selectors.selectPending) !== undefined || isBlocked;
  const finish = (date: string) =>
    void dispatch(requestRecord.acts.actions.requested({ id, action: "finish", request: { version, date } }));

  return (
    <section aria-label={text("requests.nights")}>
      <Text as="h3" before={16} after={8} size={16} weight={600}>
        {text("requests.nights")}
      </Text>
      <Text as="ul" after={16}>
        {occurrences.map(({ date, done, reasons }) => (
          <Row isTouchable line="below" as="li" gap={12} rowGap={4} justify="between" wraps key={date}>
            <span>{longDay(date)}</span>
            {done ? (
              <span className="request-done">
                <CheckIcon size={16} aria-hidden="true" />
                {text("requests.doneBy", { name: done.by, time: dayAndTime(done.at, timeZone) })}
              </span>
            ) : reasons.length === 0 && occurrences.length > 1 ? (
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={text("requests.finishNight", { date: longDay(date) })}
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && finish(date)}
              >
                {text("requests.action.finish")}
              </button>
            ) : (
              <Muted breaksWords size={13} className="request-detail">
                {text("requests.left")}
              </Muted>
            )}
          </Row>
        ))}
      </Text>
    </section>
  );
}
