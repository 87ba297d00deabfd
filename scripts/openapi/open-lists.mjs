// For the client's types: staff can extend a list marked `x-list`, so its values are any string.
export function openLists(node) {
  if (Array.isArray(node)) return node.map(openLists);
  if (typeof node !== 'object' || node === null) return node;
  const open = typeof node['x-list'] === 'string';
  const kept = Object.entries(node).filter(([key]) => !(open && key === 'enum'));
  return Object.fromEntries(kept.map(([key, value]) => [key, openLists(value)]));
}
