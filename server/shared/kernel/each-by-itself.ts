/** Does the work for each in turn. One that fails keeps no other waiting; the first fault is thrown when all have had their turn. */
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
