/** Does the work for each, this many concurrently. Returns results in the order of `all`. */
export async function inBatches<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (each: T, number: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < all.length; start += atOnce)
    results.push(...(await Promise.all(all.slice(start, start + atOnce).map((each, at) => work(each, start + at)))));
  return results;
}
