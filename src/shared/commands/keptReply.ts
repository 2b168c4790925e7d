/** Asks at once and keeps the reply; a failed call is made again when its reply is wanted. */
export function keptReply<Reply>(ask: () => Promise<Reply>): () => Promise<Reply> {
  let hasFailed = false;
  const asked = () => {
    hasFailed = false;
    const reply = ask();
    reply.catch(() => (hasFailed = true));
    return reply;
  };
  let reply = asked();
  return () => (hasFailed ? (reply = asked()) : reply);
}
