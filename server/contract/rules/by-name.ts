/**
 * A value for each of these names. Where a record of every name is wanted, a list that lacks one does not compile; so it is
 * with `pick`.
 */
export const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** These fields of it, and no others. */
export function pick<Whole, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
  const part = {} as Pick<Whole, Name>;
  for (const name of names) part[name] = whole[name];
  return part;
}

/** Every name of `Whole`, in an order of its own: a list that lacks one does not compile. */
export const everyNameOf =
  <Whole>() =>
  <const Names extends readonly (keyof Whole)[]>(
    ...names: [Exclude<keyof Whole, Names[number]>] extends [never] ? Names : [Exclude<keyof Whole, Names[number]>]
  ): Names =>
    names as Names;
