import { bedKinds } from "@/contract/rooms/inventory";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

/** Says beds in words: "1 cama doble, 1 litera". */
export function useBedWords() {
  const { text } = useText();
  const { series } = useFormat();
  return (beds: Partial<Record<string, number>>) =>
    series(
      bedKinds.flatMap((kind) => {
        const count = beds[kind] ?? 0;
        return count > 0 ? text(`inventory.bedCount.${kind}`, { count }) : [];
      }),
    );
}
