// What has been promised to programs: the document's structure, without its texts.
const words = new Set(['description', 'summary', 'example', 'examples', 'title', 'default']);

/** Under `properties` the keys are field names, whatever they are. */
export function promiseOf(node, areNames = false) {
  if (Array.isArray(node)) return node.map((each) => promiseOf(each));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => areNames || !words.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, promiseOf(value, key === 'properties' && !areNames)]));
}
