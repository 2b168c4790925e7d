import "yet-another-react-lightbox/styles.css";

import { useState } from "react";
import Lightbox from "yet-another-react-lightbox";

import { useText } from "@/shared/i18n/useText";
import { DownloadIcon, RemoveIcon } from "@/shared/ui/icons";
import { useStateOf } from "@/shared/ui/states/useStateOf";

import { FileLink } from "../../base/FileLink";

export interface Picture {
  id: string;
  url: string;
  width?: number;
  height?: number;
}

interface GalleryProps {
  pictures: Picture[];
  index: number;
  onClose: () => void;
  onDelete?: (id: string) => void;
}

/** Pictures in full screen, one after the other. */
export function Gallery({ pictures, index, onClose, onDelete }: GalleryProps) {
  const { text } = useText();
  const [shown, setShown] = useState(index);

  function slidesOf() {
    const { length: count } = pictures;
    return pictures.map(({ url, width, height }, place) => ({
      src: url,
      width,
      height,
      alt: text("conversation.imageOf", { number: place + 1, count }),
    }));
  }

  // new slides only for other pictures: new ones on each step would jump back when a person steps faster than rendering
  const [{ slides, first }] = useStateOf(pictures.map(({ id }) => id).join(" "), () => ({
    slides: slidesOf(),
    first: shown,
  }));
  const picture = pictures[shown] ?? pictures[0];

  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      slides={slides}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      on={{ view: ({ index: viewed }) => setShown(viewed) }}
      labels={{
        Previous: text("gallery.previous"),
        Next: text("gallery.next"),
        Close: text("close"),
        Lightbox: text("gallery.label"),
        "Photo gallery": text("gallery.label"),
        Carousel: text("gallery.label"),
        Slide: text("gallery.slide"),
        "{index} of {total}": text("gallery.place"),
      }}
      toolbar={{
        buttons: [
          <FileLink
            key="download"
            className="yarl__button"
            address={picture?.url}
            aria-label={text("gallery.download")}
            title={text("gallery.download")}
          >
            <DownloadIcon className="yarl__icon" aria-hidden="true" />
          </FileLink>,
          onDelete && picture && (
            <button
              key="delete"
              type="button"
              className="yarl__button"
              aria-label={text("gallery.delete")}
              title={text("gallery.delete")}
              onClick={() => onDelete(picture.id)}
            >
              <RemoveIcon className="yarl__icon" aria-hidden="true" />
            </button>
          ),
          "close",
        ],
      }}
    />
  );
}
