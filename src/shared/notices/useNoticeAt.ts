import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";

import { selectNotices, wordsOf } from "./noticesSlice";

/**
 * The words of the notice that leads to an address, until it is closed: what was pressed in a place and refused is said there,
 * too. An open drawer hides the notices from who hears the page.
 */
export function useNoticeAt(path: string): string | undefined {
  const { say } = useText();
  const notice = useSelector((state: Parameters<typeof selectNotices>[0]) =>
    selectNotices(state).findLast((one) => one.path === path),
  );
  return notice && wordsOf(notice, say);
}
