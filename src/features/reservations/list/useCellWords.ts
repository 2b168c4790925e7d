import { useMemo } from "react";
import { useSelector } from "react-redux";

import type { Formats } from "@/shared/format/formats";
import { useFormat } from "@/shared/format/useFormat";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";

import { type House, selectHouse } from "../house/houseSlice";

/** What cells are written with. There are hundreds of them: the page asks for it once, for all. */
export interface CellWords {
  text: Texts["text"];
  formats: Formats;
  house: House | undefined;
}

export function useCellWords(): CellWords {
  const { text } = useText();
  const formats = useFormat();
  const house = useSelector(selectHouse);
  return useMemo(() => ({ text, formats, house }), [text, formats, house]);
}
