// What has been promised to programs: the form of the document, without its words.
const words = new Set(['description', 'summary', 'example', 'examples', 'title', 'default']);

/** Under `properties` the keys are names of fields, whatever they are called. */
export function promiseOf(node, areNames = false) {
  if (Array.isArray(node)) return node.map((each) => promiseOf(each));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => areNames || !words.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, promiseOf(value, key === 'properties' && !areNames)]));
}
