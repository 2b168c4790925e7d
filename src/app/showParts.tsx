import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";

import { partsFeature, partsPage } from "@/features/parts/partsFeature";
import { isLanguageCode } from "@/shared/i18n/languages";
import { chooseLanguage } from "@/shared/i18n/spoken";
import { themeChosen } from "@/shared/layout/layoutSlice";

import type { AppStore } from "./store";

/** Instead of the app, at `/parts`: no page imports it, and no production build contains it. */
export async function showParts(store: AppStore) {
  const query = new URLSearchParams(window.location.search);
  const theme = query.get("theme");
  const language = query.get("language");
  if (theme === "light" || theme === "dark") store.dispatch(themeChosen(theme));
  const [PartsPage] = await Promise.all([partsPage(), store.install(partsFeature)]);
  if (isLanguageCode(language)) await chooseLanguage(language);
  createRoot(document.getElementById("root")!).render(
    // not in StrictMode: its second mount forgets the states that are prepared
    <Provider store={store}>
      <PartsPage />
    </Provider>,
  );
}
