/** Does nothing where the browser does not allow full screen. */
export async function toggleFullscreen() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // refused, for example inside a frame: nothing is lost
  }
}
