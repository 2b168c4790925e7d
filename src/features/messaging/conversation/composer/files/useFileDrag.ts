import { useEffect, useState } from "react";

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

/**
 * Whether files are being dragged over the window. A drop beside the target is ignored: the browser would open the
 * files.
 */
export function useFileDrag(): boolean {
  const [isDragging, setIsDragging] = useState(false);

  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const end = (event: DragEvent) => {
      if (bringsFiles(event)) event.preventDefault();
      setIsDragging(false);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsDragging(false);
    };
    window.addEventListener("dragenter", drag);
    window.addEventListener("dragover", drag);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", end);
    return () => {
      window.removeEventListener("dragenter", drag);
      window.removeEventListener("dragover", drag);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", end);
    };
  }, []);

  return isDragging;
}
