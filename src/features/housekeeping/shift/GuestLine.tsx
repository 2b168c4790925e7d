import type { RoomGuest } from "@/contract/rooms/shift";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

/** A guest in a line: name, people, the language to be spoken. */
export function GuestLine({ guest: { name, people, language: spoken } }: { guest: RoomGuest }) {
  const { text } = useText();
  const { language } = useFormat();
  return (
    <>
      <bdi>{name}</bdi> · {text("shift.people", { count: people })}
      {spoken && ` · ${language(spoken)}`}
    </>
  );
}
