/** Runs in the page before anything of the app: what the measurements there have in common. */
export function instruments({ session }) {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);

  /**
   * Asked for in a frame's callback: does something once its styles, layout and paint are done, and before whatever else
   * waits. A message would come after what the app draws later, where the queue of React's scheduler has been begun.
   */
  const afterFrame = (run) => void scheduler.postTask(run, { priority: "user-blocking" });

  /** Resolves with the time once the next frame has been drawn. */
  const painted = () => new Promise((done) => requestAnimationFrame(() => afterFrame(() => done(performance.now()))));

  /** Resolves with the time of the first frame that is drawn with something there. */
  async function paintedWith(isThere, longestMs = 15_000) {
    const start = performance.now();
    while (performance.now() - start < longestMs) {
      let wasThere = false;
      requestAnimationFrame(() => (wasThere = isThere()));
      const time = await painted();
      if (wasThere) return time;
    }
    throw new Error(`Not there after ${longestMs} ms: ${isThere}`);
  }

  /** Whether the end of an element can be seen in what scrolls it. */
  function isInView(element, scroller) {
    if (!element || !scroller || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { top, bottom } = scroller.getBoundingClientRect();
    const { bottom: end, height } = element.getBoundingClientRect();
    return height > 0 && end > top && end <= bottom + 1;
  }

  window.bench = { afterFrame, painted, paintedWith, isInView };
}
