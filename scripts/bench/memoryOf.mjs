import { usedHeap } from "./usedHeap.mjs";

/** The value of a heap snapshot for an element outside every document. */
const DETACHED = 2;

/** What a page holds after garbage collection: heap in MB, nodes, nodes in no document, listeners. */
export async function memoryOf(client) {
  const heap = await usedHeap(client);
  const { nodes, jsEventListeners: listeners } = await client.send("Memory.getDOMCounters");
  return { heap, nodes, listeners, detached: await detachedNodes(client) };
}

/** Number of nodes that scripts keep outside every document. */
async function detachedNodes(client) {
  const {
    snapshot: { meta },
    nodes,
  } = await heapSnapshot(client);
  const fields = meta.node_fields;
  const detachedness = fields.indexOf("detachedness");
  let count = 0;
  for (let node = detachedness; node < nodes.length; node += fields.length) {
    if (nodes[node] === DETACHED) count += 1;
  }
  return count;
}

async function heapSnapshot(client) {
  const chunks = [];
  const collect = ({ chunk }) => chunks.push(chunk);
  client.on("HeapProfiler.addHeapSnapshotChunk", collect);
  await client.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  client.off("HeapProfiler.addHeapSnapshotChunk", collect);
  return JSON.parse(chunks.join(""));
}
