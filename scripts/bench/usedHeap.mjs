/** Megabytes of JS heap that are still in use after garbage collection. */
export async function usedHeap(client) {
  for (let turn = 0; turn < 3; turn += 1) await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  return usedSize / 1024 / 1024;
}
