const sampled = 5;

/** What somebody who looks at a table sees of it: a name for each column, and some rows as they came. */
export function tableHead(headers: readonly string[], below: readonly (readonly string[])[]): { headers: string[]; sample: string[][] } {
  const width = Math.max(headers.length, ...below.map((row) => row.length));
  return {
    headers: Array.from({ length: width }, (_, column) => headers[column]?.trim() || `Column ${column + 1}`),
    sample: below.slice(0, sampled).map((row) => [...row]),
  };
} // prettier-ignore
