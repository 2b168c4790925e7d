import { useFormikContext } from "formik";

import type { MovementDraft } from "@/contract/pos/articles";
import { withMinus } from "@/shared/format/formats";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Warning } from "@/shared/ui/states/Warning";

import { articleOfCode } from "./articlesState";

interface Typed extends Record<keyof MovementDraft, string> {
  place: MovementDraft["place"] | "";
  kind: MovementDraft["kind"] | "";
}

/** How many, and what comes of it at the place: of a count its difference. */
export function MovedQuantityField({ name, label }: { name: string; label: string }) {
  return (
    <Stack gap={6}>
      <TextField name={name} label={label} isAsked inputMode="numeric" />
      <div role="status">
        <Outcome />
      </div>
    </Stack>
  );
}

function Outcome() {
  const { text } = useText();
  const { values } = useFormikContext<Typed>();
  const { code, place: at, kind } = values;
  const [article] = articleOfCode.use(code).data ?? [];
  if (!article || at === "") return null;
  const place = text(`stock.place.${at}`);
  const count = article.stock[at] ?? 0;
  const moved = wholeNumber(values.quantity);
  if (kind === "" || values.quantity.trim() === "" || Number.isNaN(moved))
    return <Muted size={13}>{text("stock.there", { place, count })}</Muted>;
  if (kind !== "count") {
    const left = kind === "waste" ? count - moved : count + moved;
    const words = text("stock.then", { place, count, left });
    return left < 0 ? <Warning>{words}</Warning> : <Muted size={13}>{words}</Muted>;
  }
  const difference = moved - count;
  const words = text("stock.counted", { place, count, difference: signed(difference) });
  return Math.abs(difference) > Math.abs(count) / 2 ? (
    <Warning isStrong>{words}</Warning>
  ) : (
    <Muted size={13}>{words}</Muted>
  );
}

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : withMinus(String(pieces)));
