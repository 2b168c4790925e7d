import { useEffect, useRef, useState } from "react";

import { useLanguage, useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { EmojiIcon } from "@/shared/ui/icons";
import { onDemand } from "@/shared/ui/states/onDemand";

import { fetchEmojis } from "./emojiData";

const fetchPanel = () => import("./EmojiPanel");
const EmojiPanel = onDemand(async () => (await fetchPanel()).EmojiPanel);

interface EmojiButtonProps {
  onPick: (emoji: string) => void;
}

/** Opens the emojis above the text box; Escape, a click elsewhere or a choice closes them. */
export function EmojiButton({ onPick }: EmojiButtonProps) {
  const { text } = useText();
  const { code } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // closes only this
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("keydown", closeOnEscape, true);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("keydown", closeOnEscape, true);
    };
  }, [isOpen]);

  /** A pointer on the button means a likely click. A failure is ignored: the click fetches again. */
  function fetchAhead() {
    Promise.all([fetchPanel(), fetchEmojis(code)]).catch(() => {});
  }

  return (
    <div ref={area}>
      <IconButton
        ref={button}
        label={text("composer.emoji")}
        icon={EmojiIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div className="emoji-panel" role="dialog" aria-label={text("composer.emoji")}>
          <EmojiPanel
            onPick={(emoji) => {
              setIsOpen(false);
              onPick(emoji);
            }}
          />
        </div>
      )}
    </div>
  );
}
