// For the types of the client: staff may add to a list that says `x-list`, so that its values are any text.
export function openLists(node) {
  if (Array.isArray(node)) return node.map(openLists);
  if (typeof node !== 'object' || node === null) return node;
  const open = typeof node['x-list'] === 'string';
  const kept = Object.entries(node).filter(([key]) => !(open && key === 'enum'));
  return Object.fromEntries(kept.map(([key, value]) => [key, openLists(value)]));
}
