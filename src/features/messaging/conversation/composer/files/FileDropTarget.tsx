import { useText } from "@/shared/i18n/useText";
import { AttachIcon } from "@/shared/ui/icons";

import { useFileDrag } from "./useFileDrag";

interface FileDropTargetProps {
  onDrop: (files: File[]) => void;
}

/** Shows where to drop files while they are dragged over the window. The buttons do the same for a keyboard. */
export function FileDropTarget({ onDrop }: FileDropTargetProps) {
  const { text } = useText();
  const isDragging = useFileDrag();
  if (!isDragging) return null;
  return (
    <div className="drop-target" onDrop={({ dataTransfer }) => onDrop([...dataTransfer.files])}>
      <AttachIcon size={24} aria-hidden="true" />
      {text("composer.drop")}
    </div>
  );
}
