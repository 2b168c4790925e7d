/** In the page: clicks one chat after the other and waits until its messages are painted. */
export async function switchConversations(count) {
  const { paintedWith, isInView } = window.bench;
  const times = [];
  while (times.length < count) {
    for (const link of document.querySelectorAll(".chat-link")) {
      const start = performance.now();
      link.click();
      const end = await paintedWith(
        () =>
          location.pathname === link.pathname &&
          document.querySelector(".conversation-header h2")?.textContent ===
            link.querySelector(".chat-name").textContent &&
          [...document.querySelectorAll(".message")].some((message) =>
            isInView(message, document.querySelector(".messages-scroller")),
          ),
      );
      times.push(end - start);
    }
  }
  return times;
}
