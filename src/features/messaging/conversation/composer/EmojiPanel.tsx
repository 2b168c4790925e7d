import { EmojiPicker, type EmojiPickerListEmojiProps, type EmojiPickerListRowProps } from "frimousse";
import { useEffect, useRef } from "react";

import { useLanguage, useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/states/Loading";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { emojiData } from "./emojiData";

interface EmojiPanelProps {
  onPick: (emoji: string) => void;
}

/** The emojis, searched by name or walked with the arrow keys. */
export function EmojiPanel({ onPick }: EmojiPanelProps) {
  const { text } = useText();
  const { code } = useLanguage();
  const isPhone = useNarrowerThan("phone");
  return (
    <EmojiPicker.Root
      className="emoji-picker"
      locale={code}
      resolveEmojiData={emojiData}
      columns={isPhone ? 6 : 8}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <EmojiPicker.Search
        className="form-control"
        aria-label={text("composer.emoji.search")}
        placeholder={text("composer.emoji.search")}
        autoFocus
      />
      <EmojiPicker.Viewport className="emoji-viewport">
        <EmojiPicker.Loading>
          <Loading />
        </EmojiPicker.Loading>
        <EmojiPicker.Empty>{text("composer.emoji.empty")}</EmojiPicker.Empty>
        <EmojiPicker.List components={{ Row, Emoji }} />
      </EmojiPicker.Viewport>
      <p className="emoji-name">
        <EmojiPicker.ActiveEmoji>{({ emoji }) => emoji?.label}</EmojiPicker.ActiveEmoji>
      </p>
    </EmojiPicker.Root>
  );
}

/** ARIA counts rows and columns from 1, the library from 0. */
const Row = ({ "aria-rowindex": index = 0, ...row }: EmojiPickerListRowProps) => (
  <div {...row} aria-rowindex={index + 1} />
);

/** Only a moving mouse chooses: the arrow keys scroll emojis under a resting one. */
function Emoji({
  emoji,
  "aria-colindex": index = 0,
  onPointerEnter: activate,
  onPointerLeave: _,
  ...rest
}: EmojiPickerListEmojiProps) {
  const { isActive } = emoji;
  const button = useRef<HTMLButtonElement>(null);

  // the library scrolls to its own row number, which is one too small
  useEffect(() => {
    if (isActive && !button.current?.matches(":hover")) button.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);

  return (
    <button
      type="button"
      {...rest}
      ref={button}
      role="gridcell"
      aria-colindex={index + 1}
      onPointerMove={(event) => !isActive && (event.movementX || event.movementY) && activate?.(event)}
    >
      {emoji.emoji}
    </button>
  );
}
