/**
 * A value for each of these names. Where a complete record is required, missing names don't compile; the same goes for
 * `pick`.
 */
export const byName = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Only these fields. */
export function pick<Whole, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
  const part = {} as Pick<Whole, Name>;
  for (const name of names) part[name] = whole[name];
  return part;
}

/** Every key of `Whole`, in a chosen order: a list with a missing key doesn't compile. */
export const everyNameOf =
  <Whole>() =>
  <const Names extends readonly (keyof Whole)[]>(
    ...names: [Exclude<keyof Whole, Names[number]>] extends [never] ? Names : [Exclude<keyof Whole, Names[number]>]
  ): Names =>
    names as Names;
