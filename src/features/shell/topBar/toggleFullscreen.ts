/** A browser that does not allow full screen leaves the page as it is. */
export async function toggleFullscreen() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // refused, for example inside a frame: there is nothing to do about it and nothing is lost
  }
}
