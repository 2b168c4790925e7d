/**
 * Milliseconds of work of the page's main thread while something ran, without waits: the figure that depends least on
 * the machine's load.
 */
export async function mainThreadWork(client, run) {
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await worked(client);
  const result = await run();
  return { result, work: (await worked(client)) - before };
}

async function worked(client) {
  const { metrics } = await client.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}
