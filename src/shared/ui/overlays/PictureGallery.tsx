import "yet-another-react-lightbox/styles.css";

import Lightbox from "yet-another-react-lightbox";

import { useText } from "@/shared/i18n/useText";

interface PictureGalleryProps {
  pictures: { src: string; alt?: string; width?: number; height?: number }[];
  /** The first picture. */
  index: number;
  onClose: () => void;
}

/**
 * Pictures in full size, one after the other: arrow keys walk, Escape closes and returns the focus. Fetched when
 * opened.
 */
export function PictureGallery({ pictures, index, onClose }: PictureGalleryProps) {
  const { text } = useText();
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures}
      carousel={{ finite: pictures.length < 2 }}
      labels={{
        Close: text("close"),
        Next: text("gallery.next"),
        Previous: text("gallery.previous"),
        Lightbox: text("gallery.label"),
        Carousel: text("gallery.pictures"),
        Slide: text("gallery.picture"),
        "{index} of {total}": text("gallery.position"),
      }}
    />
  );
}
