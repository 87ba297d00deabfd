/** Does the work for each, sequentially. A failure doesn't stop the others; the first error is thrown at the end. */
export async function eachByItself<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const each of all) {
    try {
      await work(each);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
