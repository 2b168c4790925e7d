/**
 * Milliseconds that the page's main thread has worked while something ran, waits left out: of all figures the one that
 * depends least on what else the machine does.
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
