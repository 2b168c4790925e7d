import type { MessageImage } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";

interface MessageImagesProps {
  images: MessageImage[];
  onOpen: (index: number) => void;
}

/** How many fit in the grid; the last one shows the number of the rest. */
const SHOWN = 4;

/** A message's pictures, each with its space reserved before it has loaded. */
export function MessageImages({ images, onOpen }: MessageImagesProps) {
  const { text } = useText();
  const isSingle = images.length === 1;
  return (
    <div className={isSingle ? "message-images is-single" : "message-images"}>
      {images.slice(0, SHOWN).map(({ id, downloadLink, width = 4, height = 3 }, index) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className="message-image"
          style={isSingle ? { aspectRatio: `${width} / ${height}` } : undefined}
          aria-label={text("conversation.openImage", { number: index + 1, count: images.length })}
          onClick={() => onOpen(index)}
        >
          <img src={downloadLink} alt="" loading="lazy" decoding="async" />
          {index === SHOWN - 1 && images.length > SHOWN && (
            <span className="message-image-rest" aria-hidden="true">
              +{images.length - SHOWN}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
