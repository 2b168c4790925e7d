import { useState } from "react";

import type { Media } from "@/contract/messaging/contacts";
import { useText } from "@/shared/i18n/useText";
import { onDemand } from "@/shared/ui/states/onDemand";

const Gallery = onDemand(async () => (await import("../conversation/messages/Gallery")).Gallery, null);

/** Every picture of a conversation, newest first. */
export function SharedMedia({ media: { list, total } }: { media: Media }) {
  const { text } = useText();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section className="details-part">
      <h3>{text("details.media", { count: total })}</h3>
      {total === 0 && <p>{text("details.noMedia")}</p>}
      <ul className="details-media">
        {list.map(({ id, url }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={text("conversation.openImage", { number: index + 1, count: list.length })}
              onClick={() => setShown(index)}
            >
              <img src={url} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && <Gallery pictures={list} index={shown} onClose={() => setShown(null)} />}
    </section>
  );
}
