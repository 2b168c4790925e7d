import "./connection-note.scss";

import { useSelector } from "react-redux";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { selectCutSince, selectTimeZone, selectWaiting } from "./connectionSlice";

/**
 * Says since when there is no connection and how many writes are pending; disappears by itself. Always mounted, so that
 * a change is announced.
 */
export function ConnectionNote({ isSilent = false }: { isSilent?: boolean }) {
  const { text } = useText();
  const formats = useFormat();
  const since = useSelector(selectCutSince);
  const timeZone = useSelector(selectTimeZone);
  const { messages = 0, ...rest } = useSelector(selectWaiting);
  const writes = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return (
    <p role="status" className="connection-note">
      {!isSilent &&
        since &&
        text("connection.cutOff", {
          time: formats.time(since, timeZone),
          waiting: messages + writes,
          messages,
          writes,
        })}
    </p>
  );
}
