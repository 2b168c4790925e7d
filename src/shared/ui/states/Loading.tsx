import "./loading.scss";

import { useText } from "@/shared/i18n/useText";

/** "Procesando...", shown only after a noticeable wait. */
export function Loading() {
  const { text } = useText();
  return (
    <div className="loading" role="status">
      <span className="loading-ring" aria-hidden="true" />
      {text("loading")}
    </div>
  );
}
