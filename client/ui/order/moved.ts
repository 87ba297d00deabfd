/** The list with what stood at `from` now at `to`; the others keep their order. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
