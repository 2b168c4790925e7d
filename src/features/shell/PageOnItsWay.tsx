import { useNavigation } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";

/** While a page's code is being fetched the old page stays, under a progress line. */
export function PageOnItsWay() {
  const { text } = useText();
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === "loading" && (
        <div className="page-on-its-way">
          <span className="visually-hidden">{text("loading")}</span>
        </div>
      )}
    </div>
  );
}
