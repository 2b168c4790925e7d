import { onDemand } from "@/shared/ui/states/onDemand";

import { useDispatch, useSelector } from "react-redux";

import { selectMessage } from "../state/selectConversation";
import { messageDeleted } from "../state/conversationWrites";

interface MessageGalleryProps {
  chatId: string;
  mId: string;
  index: number;
  onClose: () => void;
}

const Gallery = onDemand(async () => (await import("./Gallery")).Gallery, null);

/** The pictures of one message, large. */
export function MessageGallery({ chatId, mId, index, onClose }: MessageGalleryProps) {
  const dispatch = useDispatch();
  const message = useSelector((state: Parameters<typeof selectMessage>[0]) => selectMessage(state, chatId, mId));
  if (!message?.image?.length) return null;
  const pictures = message.image.map(({ id, downloadLink: url, width, height }) => ({ id, url, width, height }));

  function deletePicture(imageId: string) {
    onClose();
    dispatch(messageDeleted({ chatId, message: message!, imageId }));
  }

  return <Gallery pictures={pictures} index={index} onClose={onClose} onDelete={deletePicture} />;
}
