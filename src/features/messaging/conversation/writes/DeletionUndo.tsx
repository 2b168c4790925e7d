import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { UndoBar } from "@/shared/ui/overlays/UndoBar";

import { deletionExpired, selectLastDeletion } from "./deletionsSlice";
import { deletionUndone } from "../state/conversationWrites";

/** Offers to restore the last deleted message. */
export function DeletionUndo({ chatId }: { chatId: string }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const deletion = useSelector((state: Parameters<typeof selectLastDeletion>[0]) => selectLastDeletion(state, chatId));
  if (!deletion) return null;
  const isImage = deletion.imageId !== undefined;
  return (
    <div className="deletion-undo">
      <UndoBar
        key={deletion.message.mId + deletion.imageId}
        sentence={isImage ? text("sentence.imageDeleted") : text("sentence.messageDeleted")}
        onUndo={() => dispatch(deletionUndone(deletion))}
        onExpire={() => dispatch(deletionExpired(deletion))}
      />
    </div>
  );
}
