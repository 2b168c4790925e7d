/** In the page: clicks each link of each group and waits until the new heading is painted. */
export async function walkMenu() {
  const { painted, paintedWith } = window.bench;
  const times = [];
  for (const group of document.querySelectorAll(".sidebar-toggle")) {
    group.click();
    await painted();
    for (const link of document.querySelectorAll(".is-open .sidebar-link")) {
      const start = performance.now();
      link.click();
      const isThere = () =>
        location.pathname === link.pathname && document.activeElement === document.querySelector("main h1");
      times.push((await paintedWith(isThere)) - start);
    }
  }
  return times;
}
