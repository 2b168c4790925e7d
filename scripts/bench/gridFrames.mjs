const PER_SECOND = 4000;
/** A frame counts as missed after one and a half times a sixtieth of a second. */
const LATE_MS = 25;

/** In percent of the frames of some runs. */
export const lateShare = (runs) =>
  (100 * runs.reduce((sum, run) => sum + run.late, 0)) / runs.reduce((sum, run) => sum + run.frames, 0);

/** In the page: from the arrival of the reply that has a field to the first painted frame with rows of a grid. */
export function timeReply(field) {
  const proto = MessagePort.prototype;
  const add = Reflect.get(proto, "addEventListener");
  proto.addEventListener = function listen(type, listener, ...options) {
    const timed = (event) => {
      const start = performance.now();
      const isMeant = event.data?.data?.[field] !== undefined;
      listener(event);
      if (!isMeant || window.firstRows !== undefined) return;
      const hasRows = () => document.querySelector(".time-grid-cell") !== null;
      void window.bench.paintedWith(hasRows).then((time) => (window.firstRows ??= time - start));
    };
    Reflect.apply(add, this, [type, timed, ...options]);
  };
}

/** Scrolls an element, and counts the frames and those that were late. */
export async function scroll({ page, client }, selector, way) {
  const { x, y } = await page.evaluate((scroller) => {
    const { left, top, width, height } = document.querySelector(scroller).getBoundingClientRect();
    return { x: left + width / 2, y: Math.min(top + height / 2, innerHeight - 40) };
  }, selector);
  await page.evaluate((late) => {
    const seen = (window.seen = { frames: 0, late: 0 });
    let last = performance.now();
    requestAnimationFrame(function watch(time) {
      seen.frames += 1;
      if (time - last > late) seen.late += 1;
      last = time;
      if (window.seen === seen) requestAnimationFrame(watch);
    });
  }, LATE_MS);
  const gesture = { x, y, speed: PER_SECOND, gestureSourceType: "mouse", preventFling: true, ...way };
  await client.send("Input.synthesizeScrollGesture", gesture);
  return page.evaluate(() => window.seen);
}
