/** Runs in the page before the app: shared by the measurements. */
export function instruments({ session }) {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);

  /**
   * Call it in a frame's callback: runs something after the frame's styles, layout and paint, and before other tasks. A
   * message would come after what the app draws later, because React's scheduler is already queued.
   */
  const afterFrame = (run) => void scheduler.postTask(run, { priority: "user-blocking" });

  /** Resolves with the time after the next paint. */
  const painted = () => new Promise((done) => requestAnimationFrame(() => afterFrame(() => done(performance.now()))));

  /** Resolves with the time of the first painted frame for which `isThere` is true. */
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

  /** Whether the end of an element is visible in its scroller. */
  function isInView(element, scroller) {
    if (!element || !scroller || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { top, bottom } = scroller.getBoundingClientRect();
    const { bottom: end, height } = element.getBoundingClientRect();
    return height > 0 && end > top && end <= bottom + 1;
  }

  window.bench = { afterFrame, painted, paintedWith, isInView };
}
