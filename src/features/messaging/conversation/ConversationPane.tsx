import { Composer } from "./composer/Composer";

interface ConversationPaneProps {
  chatId: string;
}

/** One conversation: who it is with, what has been said, and a place to write. */
export function ConversationPane({ chatId }: ConversationPaneProps) {
  return (
    <section className="conversation">
      <Composer chatId={chatId} />
    </section>
  );
}
