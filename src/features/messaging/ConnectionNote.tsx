import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";

import { selectIsCutOff } from "./connectionSlice";

/** Says while nothing new can arrive. It is there before it has something to say, so that the saying is read out. */
export function ConnectionNote() {
  const { text } = useText();
  const isCutOff = useSelector(selectIsCutOff);
  return (
    <p role="status" className="messaging-connection">
      {isCutOff && text("messaging.cutOff")}
    </p>
  );
}
