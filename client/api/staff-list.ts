/** The range parameter for a staff list: this many rows, from the first one on or from a later one. */
export const rowsOf = (count: number, filter: Readonly<Record<string, unknown>> = {}, first = 0) => ({
  range: JSON.stringify([first, first + count - 1]),
  filter: JSON.stringify(filter),
});
